import type { TextMark } from './fair-housing-marks.ts';

/** Replaces a marked phrase by its suggestion. If the phrase has moved, its first occurrence is replaced. */
export function applySuggestion(text: string, { phrase, start, end, suggestion }: TextMark): string {
  const at = text.slice(start, end) === phrase ? start : text.indexOf(phrase);
  const before = text.slice(0, at);
  const after = text.slice(at + phrase.length);
  if (suggestion !== '') return before + matchCase(suggestion, phrase) + after;
  if (/(?:^|[.!?]\s*)$/.test(before)) return before + matchCase(after.trimStart(), phrase);
  return before.trimEnd() + after;
}

/** Capitalizes the replacement if the phrase is capitalized. */
export function matchCase(words: string, phrase: string): string {
  const first = phrase.charAt(0);
  const isUpper = first !== first.toLowerCase();
  return isUpper ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
