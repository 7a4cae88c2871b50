import { featuresOf } from '../text/features.ts';
import { wordsOf } from '../text/plain-text.ts';
import {
  hashNamedFeatures,
  type Lexicon,
  probabilities,
  topClasses,
  type Vector,
  vectorOf,
} from './linear.ts';
import {
  type Attribute,
  type FactAsked,
  type ItemsMeant,
  REQUEST_KINDS,
  type RecordRequest,
  type RequestKind,
  type Scored,
  type Shown,
} from './understood.ts';
import { headOf, type Weights } from './weights.ts';

/** Confidence from which a second item or a fact is meant as well. */
const ALSO = 0.3;
/** Confidence from which a fact is meant that may not be named. */
const SURE_OF_FACT = 0.5;
/** The class for "no fact". */
export const NO_FACT = 'none';

/** All hashed features of a masked message for the vocabulary. */
export function requestHashes(raw: string, masked: string, shown: Shown): Uint32Array {
  const { words, letters } = featuresOf(masked);
  return Uint32Array.from([
    ...new Set([...words, ...letters, ...hashNamedFeatures(requestFeatures(raw, masked, shown))]),
  ]);
}

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
    const head = headOf(requests, name);
    const shares = probabilities(head, vector);
    const ranked = [...shares.keys()].toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0));
    const [best = 0] = ranked;
    if ((shares[best] ?? 0) < first) return [];
    return ranked
      .filter((at, place) => place === 0 || (shares[at] ?? 0) >= ALSO)
      .map((at) => head.classes[at] ?? '');
  };
  return (raw, masked, shown) => {
    const vector = vectorOf(lexicon, masked, { namedFeatures: requestFeatures(raw, masked, shown) });
    const facts = likely('facts', vector, SURE_OF_FACT);
    return {
      kinds: topClasses(headOf(requests, 'kind'), vector, REQUEST_KINDS.length) as Scored<RequestKind>[],
      items: likely('items', vector) as ItemsMeant[],
      facts: facts[0] === NO_FACT ? [] : facts.flatMap(factOf),
    };
  };
}

/** "price<": the fact, and the end that comes first. */
function factOf(name: string): FactAsked[] {
  if (name === NO_FACT) return [];
  const end = name.endsWith('<') ? 'least' : name.endsWith('>') ? 'most' : null;
  return [{ fact: name.replace(/[<>]$/, '') as Attribute, end }];
}
