import { join } from 'node:path';
import { wordsWithPauses } from '#domain/chat/values/message-text.ts';
import {
  SEARCH_INTENTS,
  type SearchIntent,
  WISH_KINDS,
  type WishKind,
  type WordRole,
} from '#domain/chat/values/wish-reader.ts';
import { DEVELOPMENT, type Example, readFolder } from './read-examples.ts';
import { withPlaceholders } from './shipped-names.ts';

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
  const examples = readFolder<WishLine>(folder).map(parseWishExample);
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
function parseWishExample({ text, seeking: intentLabel }: WishLine): WishExample {
  const intent = SEARCH_INTENTS.find((one) => one === intentLabel);
  if (!intent) throw new Error(`Unknown intent ${intentLabel}: ${text}`);
  const withSentinels = text
    .replace(LABELED, (_, kind, thing) => ` ${PHRASE_START}${kind} ${thing} ${PHRASE_END} `)
    .replace(/ +/g, ' ');
  if (/[{}]/.test(withSentinels)) throw new Error(`Invalid wish label: ${text}`);
  const words: string[] = [];
  const roles: WordRole[] = [];
  let next: WordRole = 'none';
  for (const word of wordsWithPauses(withSentinels, withPlaceholders)) {
    const startedKind = WISH_KINDS.find((kind) => word === `${PHRASE_START}${kind}`);
    if (startedKind) next = startedKind;
    else if (word === PHRASE_END) next = 'none';
    else {
      words.push(word);
      roles.push(next);
      if (next !== 'none' && !next.endsWith('+')) next = `${next as WishKind}+`;
    }
  }
  return { intent, words, roles };
}

const LABELED = new RegExp(`\\{(${WISH_KINDS.join('|')}) ([^{}]*)\\}`, 'g');
/** Sentinel words around a phrase that survive the conversion to plain text. */
const [PHRASE_START, PHRASE_END] = ['zqbegins', 'zqends'];
