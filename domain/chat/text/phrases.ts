import { lettersOf } from './phrase-letters.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** Phrases (text/phrase-pattern.ts) that are looked for one by one, and only in a text that has the letters of one. */
export interface Phrases {
  /** Whether one of them stands in a text. */
  test(text: string): boolean;
  /** The text with a mark in the place of each; where two overlap, of the one that begins first. */
  without(text: string, mark: string): string;
}

/**
 * Looks for many phrases without keeping all of them compiled: one pattern of the longest list takes three megabytes
 * from its first use, while a text has the letters of few of its phrases.
 */
export function phrasesOf(phrases: readonly string[]): Phrases {
  const all = phrases.map((phrase) => {
    const pattern = phrasePattern([phrase], 'g');
    return { pattern, letters: lettersOf(pattern.source) };
  });
  const mayStandIn = (text: string, letters: string[] | null) =>
    letters?.some((some) => text.includes(some)) ?? true;

  return {
    test: (text) =>
      all.some(({ pattern, letters }) => mayStandIn(text, letters) && nextMatch(pattern, text, 0) !== null),
    without(text, mark) {
      const near = all.filter(({ letters }) => mayStandIn(text, letters));
      const kept: string[] = [];
      let from = 0;
      for (;;) {
        const match = firstOf(near.map(({ pattern }) => nextMatch(pattern, text, from)));
        if (!match) return [...kept, text.slice(from)].join(mark);
        kept.push(text.slice(from, match.index));
        from = match.index + match[0].length;
      }
    },
  };
}

function nextMatch(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

function firstOf(matches: (RegExpExecArray | null)[]): RegExpExecArray | null {
  return matches.reduce(
    (first, match) => (match && (!first || match.index < first.index) ? match : first),
    null,
  );
}
