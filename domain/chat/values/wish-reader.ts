import { createNamedFeatureRanker } from '../understand/linear.ts';
import type { LinearModel } from '../understand/weights.ts';
import { PAUSE } from './message-text.ts';

/** What a message wants with homes. */
export const SEARCH_INTENTS = [
  /** To be shown some, or to know whether there are such. */
  'find',
  /** To know something of one that is listed. */
  'home',
  /** It speaks of one that somebody owns, sells, lets, rents or buys. */
  'own',
  'none',
] as const;

export type SearchIntent = (typeof SEARCH_INTENTS)[number];

/** How a thing is wished for: to be there, not to be there, or to be near. */
export const WISH_KINDS = ['has', 'not', 'near'] as const;

export type WishKind = (typeof WISH_KINDS)[number];

/** Words that name a thing wished for of a home. */
export interface WishPhrase {
  kind: WishKind;
  text: string;
}

export interface WishReading {
  intent: SearchIntent;
  phrases: WishPhrase[];
}

/** Makes out what a message wishes of homes. @param words of its plain text with marks for the names; between its parts a PAUSE */
export type ReadWishes = (words: readonly string[]) => WishReading;

/** A word that begins a thing, goes on with it, or is none of it. */
export type WordRole = WishKind | `${WishKind}+` | 'none';

/** Tells what is wished for by what was learned from labeled messages, word by word. */
export function createWishReader(weights: LinearModel): ReadWishes {
  const likely = createNamedFeatureRanker(weights);
  return (words) => {
    const [sought] = likely('seeking', intentFeatures(words), 1);
    const seeking = (sought?.value ?? 'none') as SearchIntent;
    if (seeking === 'own' || seeking === 'none') return { intent: seeking, phrases: [] };
    const roles: WordRole[] = [];
    for (const at of words.keys()) {
      const [role] = likely('thing', wordRoleFeatures(words, at, roles, seeking), 1);
      roles.push((role?.value ?? 'none') as WordRole);
    }
    return { intent: seeking, phrases: joinPhrases(words, roles) };
  };
}

/** What tells what a message wants with homes: its words in their order. */
export function intentFeatures(said: readonly string[]): string[] {
  const words = said.filter((word) => word !== PAUSE).map(withMaskedDigits);
  const around = ['^', ...words, '$'];
  const grams = [1, 2, 3].flatMap((length) =>
    around.slice(length - 1).map((_, at) => around.slice(at, at + length).join(' ')),
  );
  return [...grams, `length ${Math.min(6, words.length >> 2)}`, `^ ${words.slice(0, 4).join(' ')}`];
}

/** How many words on each side are near one. */
const WINDOW = 3;

/** What tells whether a word is of a thing wished for: it, the words around it, and what those before it were. */
export function wordRoleFeatures(
  words: readonly string[],
  at: number,
  before: readonly WordRole[],
  seeking: SearchIntent,
): string[] {
  const word = (offset: number) => withMaskedDigits(words[at + offset] ?? '^');
  const [last, own] = [before[at - 1] ?? '^', word(0)];
  const near = Array.from({ length: WINDOW }, (_, far) => far + 1);
  return [
    own,
    `ends ${own.slice(-3)}`,
    `after ${last}`,
    `after ${last} ${own}`,
    `after ${before[at - 2] ?? '^'} ${last}`,
    `${seeking} ${own}`,
    ...near.flatMap((far) => [`-${far} ${word(-far)}`, `${far} ${word(far)}`]),
    ...[1, 2].flatMap((far) => [`-${far} ${word(-far)} ${own}`, `${far} ${own} ${word(far)}`]),
    `after ${last} 1 ${word(1)}`,
    `-2 ${word(-2)} ${word(-1)}`,
    `-3 ${word(-3)} ${word(-2)} ${word(-1)}`,
    `1 ${word(1)} ${word(2)}`,
  ];
}

/** Numbers are alike but for the smallest. */
function withMaskedDigits(word: string): string {
  return word.replace(/\d{2,}[\d.]*/, '#');
}

/** The things that the roles of words make out. */
export function joinPhrases(words: readonly string[], roles: readonly WordRole[]): WishPhrase[] {
  const things: WishPhrase[] = [];
  for (const [at, word] of words.entries()) {
    const kind = WISH_KINDS.find((one) => roles[at]?.startsWith(one));
    if (word === PAUSE || !kind) continue;
    const last = things.at(-1);
    const isMore = roles[at] === `${kind}+` && roles[at - 1]?.startsWith(kind) && words[at - 1] !== PAUSE;
    if (isMore && last) last.text += ` ${word}`;
    else things.push({ kind, text: word });
  }
  return things;
}
