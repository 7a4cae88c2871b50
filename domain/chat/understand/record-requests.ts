import { wordsOf } from '../text/plain-text.ts';
import { type Lexicon, shareOf, topClasses, vectorOf } from './linear.ts';
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
/** Confidence from which no other words of a later message say which fact is meant. */
const SURE_OF_FACTS = 0.8;
/** The class for "no fact". */
export const NO_FACT = 'none';

/** Confidence from which the kind of a request is certain: of such development messages nineteen in twenty are of that kind. */
export const SURE_OF_KIND = 0.85;

/** Probability from which a message asks for something that the items in view answer. */
export const SURE_OF_ITEMS = 0.6;

/** Whether a message surely asks for this. */
export function surelyAsks(request: RecordRequest | null, kind: RequestKind): boolean {
  const [first] = request?.kinds ?? [];
  return first?.value === kind && first.confidence >= SURE_OF_KIND;
}

/** "Why such a difference": the difference itself was told. */
export function asksForReason(request: RecordRequest | null): boolean {
  const [first] = request?.kinds ?? [];
  return first?.value === 'why' && first.confidence >= SURE_OF_ITEMS;
}

/** Requests that no record answers. */
const OF_NO_RECORD: readonly RequestKind[] = ['trade', 'why', 'chat'];
const OF_RECORDS = REQUEST_KINDS.filter((kind) => !OF_NO_RECORD.includes(kind));

/** Whether a message surely asks for homes, areas or figures of the records. */
export function asksForRecords({ kinds }: RecordRequest): boolean {
  return shareOf(kinds, OF_RECORDS) >= SURE_OF_KIND;
}

/** Requests about one item, or about each of some. */
export const OF_ONE: ReadonlySet<RequestKind> = new Set<RequestKind>(['overview', 'facts', 'part']);

/** Requests that relate two items. */
export const RELATING: ReadonlySet<RequestKind> = new Set<RequestKind>(['compare', 'most', 'gap', 'percent']);

/** Requests that only a record can answer. */
const OF_ITEMS: readonly RequestKind[] = [
  'overview',
  'facts',
  'part',
  'compare',
  'gap',
  'percent',
  'total',
  'average',
];

/** Whether a message surely asks for something of a home or an area, whatever exactly it is. */
export function asksOfItem({ kinds, about: [first] }: RecordRequest): boolean {
  return shareOf(kinds, OF_ITEMS) >= SURE_OF_KIND && first !== undefined && first.value !== 'else';
}

/**
 * Named features of a message besides its words: what was shown and asked for before, how it begins and ends, its length.
 * @param kind what it asks for, for the heads that are read after the kind
 */
export function requestFeatures(
  raw: string,
  masked: string,
  { last, behind, asked, fact }: Shown,
  kind?: RequestKind,
): string[] {
  const words = wordsOf(masked);
  const begins = `begins ${words.slice(0, 2).join(' ')}`;
  const signs = [
    ...(raw.includes('?') ? ['asks'] : []),
    `length ${Math.min(6, Math.ceil(words.length / 3))}`,
    `begins ${words[0]}`,
    begins,
    `ends ${words.at(-1)}`,
    ...words.map((word) => `has ${word}`),
  ];
  const context = [`on ${last}`, `behind ${behind}`, `after ${asked}`, `fact ${fact}`];
  return [
    ...context,
    `on ${last}, behind ${behind}`,
    `on ${last}, after ${asked}`,
    `fact ${fact}, after ${asked}`,
    `fact ${fact}, ${begins}`,
    ...signs.filter((sign) => !sign.startsWith('has ')),
    ...signs.map((sign) => `on ${last}, ${sign}`),
    ...words.map((word) => `after ${asked}, has ${word}`),
    ...(kind
      ? [
          `kind ${kind}`,
          `kind ${kind}, on ${last}`,
          `kind ${kind}, fact ${fact}`,
          ...words.map((word) => `kind ${kind}, has ${word}`),
        ]
      : []),
  ];
}

/** @returns a function that returns what a message and its masked text ask of the records */
export function createRequestReader({
  requests,
  embeddings,
}: Pick<Weights, 'requests' | 'embeddings'>): (raw: string, masked: string, shown: Shown) => RecordRequest {
  const lexicon: Lexicon = { ...requests, embeddings };
  const likely = (classes: readonly Scored<string>[]) =>
    classes.filter(({ confidence }, at) => at === 0 || confidence >= ALSO).map(({ value }) => value);
  return (raw, masked, shown) => {
    const alone = vectorOf(lexicon, masked, { namedFeatures: requestFeatures(raw, masked, shown) });
    const kinds = topClasses(headOf(requests, 'kind'), alone, REQUEST_KINDS.length) as Scored<RequestKind>[];
    // the same words are about other items and facts if they ask for something else
    const ofKind = requestFeatures(raw, masked, shown, kinds[0]?.value);
    const vector = vectorOf(lexicon, masked, { namedFeatures: ofKind });
    const facts = topClasses(headOf(requests, 'facts'), vector, MOST_MEANT);
    const surest = facts[0]?.confidence ?? 0;
    return {
      kinds,
      about: topClasses(headOf(requests, 'about'), vector, RECORDS_MEANT.length) as Scored<RecordsMeant>[],
      items: likely(topClasses(headOf(requests, 'items'), vector, MOST_MEANT)) as ItemsMeant[],
      facts: surest < SURE_OF_FACT || facts[0]?.value === NO_FACT ? [] : likely(facts).flatMap(factOf),
      isSureOfFacts: surest >= SURE_OF_FACTS && shown.last !== 'nothing',
    };
  };
}

/**
 * Whether the facts that a message names say no more than what it was read for: "how big", of its lot; the price, of a price per
 * square foot; "than last year", of any change.
 */
export function arePartOfRead(said: readonly Attribute[], read: readonly FactAsked[]): boolean {
  return said.every((one) =>
    read.some(
      ({ fact, isChange }) =>
        fact === one || PARTS[fact]?.includes(one) || (isChange === true && one === 'trend'),
    ),
  );
}

const PARTS: Partial<Record<Attribute, readonly Attribute[]>> = {
  lot: ['size'],
  pricePerSquareFoot: ['price', 'size'],
  trend: ['price'],
};

/** The class of the first fact that a request asks for; null without one. */
export function firstFact({ facts: [first] }: RecordRequest): string | null {
  if (!first) return null;
  const end = first.end === null ? '' : first.end === 'least' ? '<' : '>';
  return first.fact + (first.isChange ? '^' : end);
}

/** What a class of the facts head means. "price<": the fact, and the end that comes first; "days^" is its change in a year. */
export function factOf(name: string): FactAsked[] {
  if (name === NO_FACT) return [];
  const end = name.endsWith('<') ? 'least' : name.endsWith('>') ? 'most' : null;
  const fact = name.replace(/[<>^]$/, '') as Attribute;
  return [{ fact, end, ...(name.endsWith('^') && { isChange: true }) }];
}
