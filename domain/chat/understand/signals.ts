import { phrasePattern } from '../text/phrase-pattern.ts';

/** Small words that say what kind of answer is wanted. */
export interface SignalWords {
  whichArea: string[];
  there: string[];
  between: string[];
  compare: string[];
  homes: string[];
  seeksHomes: string[];
  ownHome: string[];
  describe: string[];
  judgement: string[];
  list: string[];
  /** Wants a number of homes, not a list. */
  counts: string[];
  /** A room, a surface, a street: what a description may or may not speak of. */
  homeParts: string[];
  /** What one asks of the home just shown. */
  asksDetail: string[];
  /** What has a price and is no home: parking, a ticket. */
  priced: string[];
  market: string[];
  /** The city as a whole. */
  city: string[];
  /** Tells what a seller or buyer had better keep: a budget, a reason, a lowest price. */
  confides: string[];
  /** One phrase for each place in a list: the first, the second, the third, the last. */
  ordinals: string[];
  follows: string[];
  more: string[];
}

export type Signals = Record<Exclude<keyof SignalWords, 'ordinals'>, boolean> & {
  /** Place in the last list of homes, from 0; -1 is the last; null when none is named. */
  ordinal: number | null;
};

/** @returns a function that tells which signals a plain text gives */
export function signalReader({ ordinals, ...words }: SignalWords): (plain: string) => Signals {
  const patterns = Object.entries(words).map(([name, phrases]) => [name, phrasePattern(phrases)] as const);
  const places = ordinals.map((phrase) => phrasePattern([phrase]));
  return (plain) => {
    const place = places.findIndex((pattern) => pattern.test(plain));
    return {
      ...(Object.fromEntries(patterns.map(([name, pattern]) => [name, pattern.test(plain)])) as Omit<
        Signals,
        'ordinal'
      >),
      ordinal: place < 0 ? null : place === places.length - 1 ? -1 : place,
    };
  };
}
