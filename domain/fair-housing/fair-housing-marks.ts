import type { Mark } from '../desk/content.ts';
import type { AdvertisingRule, AdvertisingWords } from './advertising-words.ts';
import { foldText, type PhraseMatcher, phraseCompiler } from './phrase-matcher.ts';

/** A mark in a text that may be one part of a field. */
export type TextMark = Omit<Mark, 'field' | 'nth'>;

/** Returns the protected class for which the assistant's guard declines a sentence; null if it accepts it. */
export type GuardSentence = (sentence: string) => string | null;

/**
 * Creates a function that finds the phrases in a text that the Fair Housing Act may forbid in an advertisement, in
 * order. A sentence without such a phrase is marked as a whole if the guard declines it.
 */
export function fairHousingMarker(words: AdvertisingWords, guard: GuardSentence) {
  const { classes, heard } = words;
  const compile = phraseCompiler(words.lists);
  const rules = words.rules.flatMap((rule) =>
    rule.phrases.map((phrase) => ({ rule, matcher: compile(phrase) })),
  );
  const harmless = words.harmless.map(compile);
  const harmlessBeside = words.harmlessBeside.map(({ phrases, others }) => ({
    phrases: phrases.map(compile),
    others: others.map(compile),
  }));

  function phrasesIn(plain: string, candidates: typeof rules, harmlessSpans: Span[]): Found[] {
    const hasAny = anyIn(plain);
    const found = candidates
      .filter(({ matcher }) => matcher.mayMatch(hasAny))
      .flatMap(({ rule, matcher }) =>
        matcher.find(plain).map((match) => ({ ...spanOf(match), ...rule, match })),
      );
    return longestSpans(found.filter((one) => !harmlessSpans.some((span) => overlap(one, span))));
  }

  function guardedSentence(sentence: string, harmlessSpans: Span[]): Found[] {
    // Phrases known to be harmless must not trip the guard.
    const rest = harmlessSpans.reduceRight(
      (text, { start, end }) => text.slice(0, start) + text.slice(end),
      sentence,
    );
    const named = heard[guard(rest.trim()) ?? ''];
    if (!named) return [];
    const start = sentence.length - sentence.trimStart().length;
    return [{ start, end: sentence.trimEnd().length, ...named, suggestion: '' }];
  }

  return (text: string): TextMark[] => {
    const whole = foldText(text);
    const hasAny = memoized(anyIn(whole));
    const isNear = ({ mayMatch }: PhraseMatcher) => mayMatch(hasAny);
    const near = rules.filter(({ matcher }) => isNear(matcher));
    const harmlessHere = harmless.filter(isNear);
    const besideHere = harmlessBeside
      .map(({ phrases, others }) => ({ phrases: phrases.filter(isNear), others: others.filter(isNear) }))
      .filter(({ phrases, others }) => phrases.length > 0 && others.length > 0);
    return sentencesOf(whole).flatMap(({ plain, at }) => {
      const isIn = ({ find }: PhraseMatcher) => find(plain).length > 0;
      const beside = besideHere.filter(({ others }) => others.some(isIn));
      const harmlessSpans = [...harmlessHere, ...beside.flatMap(({ phrases }) => phrases)]
        .flatMap(({ find }) => find(plain))
        .map(spanOf);
      const phrases = phrasesIn(plain, near, harmlessSpans);
      const found =
        phrases.length > 0
          ? phrases
          : guardedSentence(text.slice(at, at + plain.length), longestSpans(harmlessSpans));
      return found.map(({ start, end, protectedClass, reason, suggestion, match }) =>
        extendOverArticle(
          text,
          extendOverComma(text, {
            phrase: text.slice(at + start, at + end),
            start: at + start,
            end: at + end,
            protectedClass: classes[protectedClass],
            reason,
            suggestion: match ? fillSuggestion(text.slice(at), suggestion, match) : suggestion,
          }),
        ),
      );
    });
  };
}

function anyIn(text: string): (sequences: readonly string[]) => boolean {
  return (sequences) => sequences.some((letters) => text.includes(letters));
}

/** Memoized, because hundreds of phrases refer to the same lists. */
function memoized(hasAny: (sequences: readonly string[]) => boolean): typeof hasAny {
  const known = new Map<readonly string[], boolean>();
  return (sequences) => {
    const before = known.get(sequences);
    if (before !== undefined) return before;
    const is = hasAny(sequences);
    known.set(sequences, is);
    return is;
  };
}

interface Found extends Span, Omit<AdvertisingRule, 'phrases'> {
  match?: RegExpExecArray;
}

/** Splits a text into sentences, because no phrase spans two. "St. Peter's" does not end one. */
function sentencesOf(text: string): { plain: string; at: number }[] {
  let at = 0;
  return text.split(/(?<=[.!?;])(?<!\bst\.)(?=\s)/).map((plain) => {
    const sentence = { plain, at };
    at += plain.length;
    return sentence;
  });
}

interface Span {
  start: number;
  end: number;
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Of overlapping spans only the longest remains. */
function longestSpans<S extends Span>(found: S[]): S[] {
  const kept: S[] = [];
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => overlap(one, other))) kept.push(one);
  return kept.toSorted((one, other) => one.start - other.start);
}

/** Fills the placeholders of a suggestion with the matched words of the text. */
function fillSuggestion(text: string, suggestion: string, match: RegExpExecArray): string {
  return suggestion.replace(/\{(\w+)\}/g, (_, name: string) => {
    const place = match.indices?.groups?.[name];
    return place ? text.slice(...place) : '';
  });
}

/** If one of two adjectives is deleted, the comma between them goes too: "an exclusive, safe community". */
function extendOverComma(text: string, mark: TextMark): TextMark {
  const before = text.slice(0, mark.start);
  const after = text.slice(mark.end);
  if (mark.suggestion !== '') return mark;
  const isFirst = /\ban? $/i.test(before) && /^, \w/.test(after);
  const isSecond = /\ban? [\w-]+, $/i.test(before) && /^ \w/.test(after);
  const start = isSecond ? mark.start - ', '.length : mark.start;
  const end = isFirst ? mark.end + ','.length : mark.end;
  return { ...mark, phrase: text.slice(start, end), start, end };
}

/** Extends a mark over the "a" before it if the next word then needs "an": "a safe area" becomes "an area". */
function extendOverArticle(text: string, mark: TextMark): TextMark {
  const article = /(?<![\w'’])an? $/i.exec(text.slice(0, mark.start))?.[0];
  // The first word of a longer suggestion may be a number or not belong to a noun.
  if (mark.suggestion.includes(' ')) return mark;
  const next = mark.suggestion || /^ (\w+)/.exec(text.slice(mark.end))?.[1];
  if (!article || !next) return mark;
  const right = `${article.charAt(0)}${/^[aeiou]/i.test(next) ? 'n' : ''} `;
  if (right === article) return mark;
  const start = mark.start - article.length;
  return {
    ...mark,
    phrase: text.slice(start, mark.end),
    start,
    suggestion: `${right}${mark.suggestion}`.trimEnd(),
  };
}
