import { phrasePattern } from '../text/phrase-pattern.ts';
import type { ProtectedClass } from './guard-rules.ts';

/** A text in which each protected word is a mark, so that a pattern of what stands around them need not name them all. */
export interface MarkedText {
  text: string;
  /** Puts the words back into the text, or into what was made of it. */
  unmark(text: string): string;
}

/** What stands for protected words in a pattern over a marked text, by whether they are enough by themselves. */
export const MARKS = {
  any: '0[af][sl]s?\\d+',
  always: '0a[sl]s?\\d+',
  /** Several people: "muslims", "retirees". */
  several: '0a[sl]s\\d+',
  framed: '0f[sl]s?\\d+',
  strict: '0ass?\\d+',
  strictlyFramed: '0fss?\\d+',
  lawful: '0[af]ls?\\d+',
};

/**
 * @returns a function that marks the protected words of a plain text. One pattern knows them all: it takes half a
 * megabyte once it has run, and so would every other pattern that named them.
 */
export function protectedWordMarker(classes: ProtectedClass[]): (text: string) => MarkedText {
  const strict = classes.filter((one) => !one.lawfulWithCriteria);
  const lawful = classes.filter((one) => one.lawfulWithCriteria);
  const kinds = {
    as: strict.flatMap(({ always }) => always),
    al: lawful.flatMap(({ always }) => always),
    fs: strict.flatMap(({ framed }) => framed),
    fl: lawful.flatMap(({ framed }) => framed),
  };
  const source = Object.entries(kinds).map(
    ([kind, phrases]) => `(?<${kind}>${phrasePattern(phrases).source})`,
  );
  const words = new RegExp(source.join('|'), 'g');
  return (plain) => {
    const found: string[] = [];
    const text = plain.replace(words, (word, ...rest) => {
      const groups: Record<string, string | undefined> = rest.at(-1);
      const kind = Object.keys(kinds).find((name) => groups[name] !== undefined);
      return `0${kind}${word.endsWith('s') ? 's' : ''}${found.push(word) - 1}`;
    });
    return {
      text,
      unmark: (marked) => marked.replace(MARK, (mark, index) => found[Number(index)] ?? mark),
    };
  };
}

const MARK = /\b0[af][sl]s?(\d+)/g;
