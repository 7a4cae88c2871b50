import { wordsOf } from '../text/plain-text.ts';
import { type Lexicon, topClasses, type Vector, vectorOf } from './linear.ts';
import {
  type Attribute,
  type FactAsked,
  type ItemsMeant,
  RECORDS_MEANT,
  REQUEST_KINDS,
  type RecordRequest,
  type RecordsMeant,
  type RequestKind,
  type Scored,
  type Shown,
} from './understood.ts';
import { headOf, type Weights } from './weights.ts';

/** Confidence from which a second item or a fact is meant as well. */
const ALSO = 0.3;
/** As many classes can have that confidence. */
const MOST_MEANT = 3;
/** Confidence from which a fact is meant that may not be named. */
const SURE_OF_FACT = 0.5;
/** The class for "no fact". */
export const NO_FACT = 'none';

/** Named features of a message besides its words: what was shown, how it begins and ends, its length. */
export function requestFeatures(raw: string, masked: string, { last, behind, asked }: Shown): string[] {
  const words = wordsOf(masked);
  const signs = [
    ...(raw.includes('?') ? ['asks'] : []),
    `length ${Math.min(6, Math.ceil(words.length / 3))}`,
    `begins ${words[0]}`,
    `begins ${words.slice(0, 2).join(' ')}`,
    `ends ${words.at(-1)}`,
    ...words.map((word) => `has ${word}`),
  ];
  const context = [`on ${last}`, `behind ${behind}`, `after ${asked}`];
  return [
    ...context,
    `on ${last}, behind ${behind}`,
    `on ${last}, after ${asked}`,
    ...signs.filter((sign) => !sign.startsWith('has ')),
    ...signs.map((sign) => `on ${last}, ${sign}`),
  ];
}

/** @returns a function that returns what a message and its masked text ask of the records */
export function createRequestReader({
  requests,
  embeddings,
}: Pick<Weights, 'requests' | 'embeddings'>): (raw: string, masked: string, shown: Shown) => RecordRequest {
  const lexicon: Lexicon = { ...requests, embeddings };
  const likely = (name: string, vector: Vector, first = 0) => {
    const classes = topClasses(headOf(requests, name), vector, MOST_MEANT);
    if ((classes[0]?.confidence ?? 0) < first) return [];
    return classes.filter(({ confidence }, at) => at === 0 || confidence >= ALSO).map(({ value }) => value);
  };
  return (raw, masked, shown) => {
    const vector = vectorOf(lexicon, masked, { namedFeatures: requestFeatures(raw, masked, shown) });
    const facts = likely('facts', vector, SURE_OF_FACT);
    return {
      kinds: topClasses(headOf(requests, 'kind'), vector, REQUEST_KINDS.length) as Scored<RequestKind>[],
      about: topClasses(headOf(requests, 'about'), vector, RECORDS_MEANT.length) as Scored<RecordsMeant>[],
      items: likely('items', vector) as ItemsMeant[],
      facts: facts[0] === NO_FACT ? [] : facts.flatMap(factOf),
    };
  };
}

/** "price<": the fact, and the end that comes first; "days^" is its change in a year. */
function factOf(name: string): FactAsked[] {
  if (name === NO_FACT) return [];
  const end = name.endsWith('<') ? 'least' : name.endsWith('>') ? 'most' : null;
  const fact = name.replace(/[<>^]$/, '') as Attribute;
  return [{ fact, end, ...(name.endsWith('^') && { isChange: true }) }];
}
