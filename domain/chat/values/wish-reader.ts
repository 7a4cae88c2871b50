import { runsOf } from '../text/features.ts';
import { createNamedFeatureRanker } from '../understand/linear.ts';
import type { LinearModel } from '../understand/weights.ts';
import { PAUSE } from './message-text.ts';

/** A message's intent with homes. */
export const SEARCH_INTENTS = [
  /** Asks for homes, or whether such homes exist. */
  'find',
  /** Asks about a listed home. */
  'home',
  /** Is about a home somebody owns, sells, lets, rents or buys. */
  'own',
  'none',
] as const;

export type SearchIntent = (typeof SEARCH_INTENTS)[number];

/** Wanted in the home, unwanted, or wanted nearby. */
export const WISH_KINDS = ['has', 'not', 'near'] as const;

export type WishKind = (typeof WISH_KINDS)[number];

/** A phrase that names something wanted, or unwanted, in a home. */
export interface WishPhrase {
  kind: WishKind;
  text: string;
}

interface WishReading {
  intent: SearchIntent;
  phrases: WishPhrase[];
}

/** Begins a phrase, continues it (`+`), or is outside of phrases. */
export type WordRole = WishKind | `${WishKind}+` | 'none';

/**
 * @returns a function that classifies the intent of a message and then each of its words: those of its plain text with
 * placeholders for names and a PAUSE between parts
 */
export function createWishReader(weights: LinearModel): (words: readonly string[]) => WishReading {
  const rank = createNamedFeatureRanker(weights);
  return (words) => {
    const [topIntent] = rank('seeking', intentFeatures(words), 1);
    const seeking = (topIntent?.value ?? 'none') as SearchIntent;
    if (seeking === 'own' || seeking === 'none') return { intent: seeking, phrases: [] };
    const roles: WordRole[] = [];
    for (const at of words.keys()) {
      const [role] = rank('thing', wordRoleFeatures(words, at, roles, seeking), 1);
      roles.push((role?.value ?? 'none') as WordRole);
    }
    return { intent: seeking, phrases: joinPhrases(words, roles) };
  };
}

/** The named features that predict the intent of a message: word n-grams. */
export function intentFeatures(wordsAndPauses: readonly string[]): string[] {
  const words = wordsAndPauses.filter((word) => word !== PAUSE).map(withMaskedDigits);
  const grams = runsOf(['^', ...words, '$'], [1, 2, 3]);
  return [...grams, `length ${Math.min(6, words.length >> 2)}`, `^ ${words.slice(0, 4).join(' ')}`];
}

/** Number of words on each side of a word that become features. */
const WINDOW = 3;

/** The named features that predict a word's role: the word, the words around it, and the roles of the words before it. */
export function wordRoleFeatures(
  words: readonly string[],
  at: number,
  before: readonly WordRole[],
  seeking: SearchIntent,
): string[] {
  const word = (offset: number) => withMaskedDigits(words[at + offset] ?? '^');
  const [last, current] = [before[at - 1] ?? '^', word(0)];
  const offsets = Array.from({ length: WINDOW }, (_, far) => far + 1);
  return [
    current,
    `ends ${current.slice(-3)}`,
    `after ${last}`,
    `after ${last} ${current}`,
    `after ${before[at - 2] ?? '^'} ${last}`,
    `${seeking} ${current}`,
    ...offsets.flatMap((far) => [`-${far} ${word(-far)}`, `${far} ${word(far)}`]),
    ...[1, 2].flatMap((far) => [`-${far} ${word(-far)} ${current}`, `${far} ${current} ${word(far)}`]),
    `after ${last} 1 ${word(1)}`,
    `-2 ${word(-2)} ${word(-1)}`,
    `-3 ${word(-3)} ${word(-2)} ${word(-1)}`,
    `1 ${word(1)} ${word(2)}`,
  ];
}

/** Masks numbers of two digits or more. */
function withMaskedDigits(word: string): string {
  return word.replace(/\d{2,}[\d.]*/, '#');
}

/** Joins words to phrases by their roles. */
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
