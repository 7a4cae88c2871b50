import { join } from 'node:path';
import { placeNames } from '#content/assistant/words/place-names.ts';
import { listings } from '#content/listings.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { createMessageReader, wordsWithPauses } from '#domain/chat/values/message-text.ts';
import {
  SEARCH_INTENTS,
  type SearchIntent,
  WISH_KINDS,
  type WishKind,
  type WordRole,
} from '#domain/chat/values/wish-reader.ts';
import { DEVELOPMENT, type Example, exampleFiles, readLines } from './read-examples.ts';

/** A message with labeled wish phrases. */
export interface WishExample {
  intent: SearchIntent;
  /** Words of the plain text with placeholders for names. */
  words: string[];
  /** One for each word. */
  roles: WordRole[];
}

/** A line of a file: wish phrases are in braces, "a {has fenced yard}, no {not stairs}, close to a {near park}". */
interface WishLine {
  text: string;
  seeking: string;
}

export const WISHES = join(import.meta.dirname, 'wishes');
/** Never trained on. */
export const DEVELOPMENT_WISHES = join(DEVELOPMENT, 'wishes');

/** Reads the distinct examples of a folder. @throws for invalid labels */
export function readWishExamples(folder: string): WishExample[] {
  const lines = exampleFiles(folder).flatMap((name) => readLines<WishLine>(folder, name));
  const examples = lines.map(parseWishExample);
  return [...new Map(examples.map((example) => [example.words.join(' '), example])).values()];
}

/** Returns negative examples: messages whose act is never about homes. */
export function examplesWithoutWishes(examples: readonly Example[]): WishExample[] {
  const texts = examples.filter(({ labels: { act } }) => act !== undefined && ACTS_WITHOUT_WISHES.has(act));
  return [...new Set(texts.map(({ text }) => text))].map((text) =>
    parseWishExample({ text, seeking: 'none' }),
  );
}

const ACTS_WITHOUT_WISHES: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'yes',
  'no',
  'details',
  'person',
  'complaint',
  'insist',
  'talk',
]);

/** @throws for invalid labels */
export function parseWishExample({ text, seeking: said }: WishLine): WishExample {
  const seeking = SEARCH_INTENTS.find((one) => one === said);
  if (!seeking) throw new Error(`What does this seek: ${said} ${text}`);
  const bounded = text
    .replace(LABELED, (_, kind, thing) => ` ${BEGINS}${kind} ${thing} ${ENDS} `)
    .replace(/ +/g, ' ');
  if (/[{}]/.test(bounded)) throw new Error(`What is wished for in ${text}`);
  const words: string[] = [];
  const roles: WordRole[] = [];
  let next: WordRole = 'none';
  for (const word of wordsWithPauses(bounded, (part) => read(part, RECORDS).rest)) {
    const begun = WISH_KINDS.find((kind) => word === `${BEGINS}${kind}`);
    if (begun) next = begun;
    else if (word === ENDS) next = 'none';
    else {
      words.push(word);
      roles.push(next);
      if (next !== 'none' && !next.endsWith('+')) next = `${next as WishKind}+`;
    }
  }
  return { intent: seeking, words, roles };
}

const read = createMessageReader(placeNames);
const RECORDS = { areas: neighborhoods, homes: listings };
const LABELED = new RegExp(`\\{(${WISH_KINDS.join('|')}) ([^{}]*)\\}`, 'g');
/** Sentinel words around a phrase that survive the conversion to plain text. */
const [BEGINS, ENDS] = ['zqbegins', 'zqends'];
