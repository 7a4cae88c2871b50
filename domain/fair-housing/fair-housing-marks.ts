import type { Mark } from '../desk/content.ts';
import type { AdvertisingRule, AdvertisingWords } from './advertising-words.ts';
import { folded, type PhraseMatcher, phraseMatcher } from './phrase-matcher.ts';

/** A mark in a text that may be part of a field's. */
export type TextMark = Omit<Mark, 'field' | 'nth'>;

/** Words of the protected class by which the assistant's guard declines a sentence; null when it is fine. */
export type HearSentence = (sentence: string) => string | null;

/**
 * @returns what finds the phrases of a text that the Fair Housing Act may forbid in an advertisement, in order. A sentence
 * without such a phrase is marked as a whole where the guard declines it.
 */
export function fairHousingMarker(words: AdvertisingWords, hear: HearSentence) {
  const { lists, classes, heard } = words;
  const rules = words.rules.flatMap((rule) =>
    rule.phrases.map((phrase) => ({ rule, matcher: phraseMatcher(phrase, lists) })),
  );
  const matchersOf = (phrases: readonly string[]) => phrases.map((phrase) => phraseMatcher(phrase, lists));
  const harmless = matchersOf(words.harmless);
  const harmlessBeside = words.harmlessBeside.map(({ phrases, others }) => ({
    phrases: matchersOf(phrases),
    others: matchersOf(others),
  }));

  function phrasesIn(plain: string, near: typeof rules, meant: Span[]): Found[] {
    const has = (letters: string) => plain.includes(letters);
    const found = near
      .filter(({ matcher }) => matcher.mayBeIn(has))
      .flatMap(({ rule, matcher }) =>
        matcher.find(plain).map((match) => ({ ...spanOf(match), ...rule, match })),
      );
    return apart(found.filter((one) => !meant.some((span) => overlap(one, span))));
  }

  function wholeIn(sentence: string, meant: Span[]): Found[] {
    // The guard need not hear what is known to be harmless.
    const rest = meant.reduceRight(
      (text, { start, end }) => text.slice(0, start) + text.slice(end),
      sentence,
    );
    const named = heard[hear(rest.trim()) ?? ''];
    if (!named) return [];
    const start = sentence.length - sentence.trimStart().length;
    return [{ start, end: sentence.trimEnd().length, ...named, suggestion: '' }];
  }

  return (text: string): TextMark[] => {
    const whole = folded(text);
    const has = remembered((letters) => whole.includes(letters));
    const near = rules.filter(({ matcher }) => matcher.mayBeIn(has));
    const released = harmless.filter(({ mayBeIn }) => mayBeIn(has));
    return sentencesOf(whole).flatMap(({ plain, at }) => {
      const isIn = ({ mayBeIn, find }: PhraseMatcher) => mayBeIn(has) && find(plain).length > 0;
      const beside = harmlessBeside.filter(({ others }) => others.some(isIn));
      const meant = [...released, ...beside.flatMap(({ phrases }) => phrases)]
        .flatMap(({ find }) => find(plain))
        .map(spanOf);
      const phrases = phrasesIn(plain, near, meant);
      const found = phrases.length > 0 ? phrases : wholeIn(text.slice(at, at + plain.length), apart(meant));
      return found.map(({ start, end, protectedClass, reason, suggestion, match }) =>
        withArticle(
          text,
          withComma(text, {
            phrase: text.slice(at + start, at + end),
            start: at + start,
            end: at + end,
            protectedClass: classes[protectedClass],
            reason,
            suggestion: match ? withWordsOf(text.slice(at), suggestion, match) : suggestion,
          }),
        ),
      );
    });
  };
}

/** Hundreds of phrases name the same lists. */
function remembered(has: (letters: string) => boolean): (letters: string) => boolean {
  const known = new Map<string, boolean>();
  return (letters) => {
    const before = known.get(letters);
    if (before !== undefined) return before;
    const is = has(letters);
    known.set(letters, is);
    return is;
  };
}

interface Found extends Span, Omit<AdvertisingRule, 'phrases'> {
  match?: RegExpExecArray;
}

/** No phrase goes on from one sentence to the next. "St. Peter's" is within one. */
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

/** Of marks that overlap the longest stays. */
function apart<S extends Span>(found: S[]): S[] {
  const kept: S[] = [];
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some((other) => overlap(one, other))) kept.push(one);
  return kept.toSorted((one, other) => one.start - other.start);
}

/** A suggestion, with words of the text where it repeats them. */
function withWordsOf(text: string, suggestion: string, match: RegExpExecArray): string {
  return suggestion.replace(/\{(\w+)\}/g, (_, name: string) => {
    const place = match.indices?.groups?.[name];
    return place ? text.slice(...place) : '';
  });
}

/** Takes along the comma beside one of two words after "an", where that word goes: "an exclusive, safe community". */
function withComma(text: string, mark: TextMark): TextMark {
  const before = text.slice(0, mark.start);
  const after = text.slice(mark.end);
  if (mark.suggestion !== '') return mark;
  const isFirst = /\ban? $/i.test(before) && /^, \w/.test(after);
  const isSecond = /\ban? [\w-]+, $/i.test(before) && /^ \w/.test(after);
  const start = isSecond ? mark.start - ', '.length : mark.start;
  const end = isFirst ? mark.end + ','.length : mark.end;
  return { ...mark, phrase: text.slice(start, end), start, end };
}

/** Takes in an "a" before the phrase where other words there want "an": "a safe area" gives way to "an area". */
function withArticle(text: string, mark: TextMark): TextMark {
  const article = /(?<![\w'’])an? $/i.exec(text.slice(0, mark.start))?.[0];
  // Of several words the first may be a number or no noun's.
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
