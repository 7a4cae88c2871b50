import type { TextMark } from './fair-housing-marks.ts';

/** A text with the suggestion in place of the phrase. Where the phrase has moved since, its first place is taken. */
export function withSuggestion(text: string, { phrase, start, end, suggestion }: TextMark): string {
  const at = text.slice(start, end) === phrase ? start : text.indexOf(phrase);
  const before = text.slice(0, at);
  const after = text.slice(at + phrase.length);
  if (suggestion !== '') return before + matchCase(suggestion, phrase) + after;
  if (/(?:^|[.!?]\s*)$/.test(before)) return before + matchCase(after.trimStart(), phrase);
  return before.trimEnd() + after;
}

/** A phrase that begins a sentence is replaced by one that does. */
export function matchCase(words: string, phrase: string): string {
  const first = phrase.charAt(0);
  const isUpper = first !== first.toLowerCase();
  return isUpper ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
