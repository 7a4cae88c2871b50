import { isAreaFact } from '../answer/figures.ts';
import { MARKET_FACTS } from '../answer/market-figures.ts';
import { arePartOfRead } from '../understand/record-requests.ts';
import type { FactAsked, RecordRequest, RequestKind } from '../understand/understood.ts';
import { asksAboutMarket } from '../values/question-kinds.ts';
import type { AreaFactAsked, AreasInView } from './answers-about-areas.ts';
import type { ResolvedTurn } from './turn.ts';

/** What was asked for: what is named, or the reader's guess, or the facts of the last answer. */
export function areaFactsAsked(
  { facts: read, isSureOfFacts }: RecordRequest,
  kind: RequestKind,
  view: AreasInView,
  { values, dialogue }: ResolvedTurn,
): AreaFactAsked[] {
  const { last } = view;
  const ranked = last?.order ? [last.order.by] : (last?.attributes ?? []);
  const toldBefore = ofAreas(dialogue.request?.facts ?? ranked.map((fact) => ({ fact, end: null })));
  // "and slowest?", after how fast prices climb
  const isOfSpeed =
    toldBefore[0]?.fact === 'trend' && values.order?.by === 'days' && values.attributes.length === 0;
  const order =
    isOfSpeed && values.order
      ? { ...values.order, by: 'trend' as const, lowest: !values.order.lowest }
      : (values.order ?? values.comparative);
  const ofEnd = order ?? values.orderEnd;
  const end: FactAsked['end'] = ofEnd && (ofEnd.lowest ? 'least' : 'most');
  const withEnd = (facts: AreaFactAsked[]) => (end ? facts.map(({ fact }) => ({ fact, end })) : facts);
  const guessed = ofAreas(read).map((one) => (order?.by === one.fact ? { ...one, end } : one));
  const isNamed = values.attributes.length > 0;
  const saidFacts = [...values.attributes, ...(order ? [order.by] : [])];
  const isOfRead = arePartOfRead(saidFacts, read);
  if (isSureOfFacts && guessed.length > 0 && isOfRead)
    return guessed.map((one) => ({ ...one, end: one.end ?? (order === null ? null : end) }));
  // "the price, annual change and listings", of which plain text makes a change of the price
  const isOfSeveral = values.attributes.length > 1 || (values.attributes.length > 0 && guessed.length > 1);
  const isOfPrice = isOfSeveral && guessed.some(({ fact }) => fact === 'price');
  const attributes = isOfPrice ? ['price' as const, ...values.attributes] : values.attributes;
  // "how many are for sale, and is that more than last year"
  const others = ofAreas(attributes.map((fact) => ({ fact, end: null }))).filter(
    ({ fact }) => fact !== 'trend',
  );
  if (attributes.includes('trend') && !attributes.includes('price') && others.length > 0 && !order)
    return others.map((one) => ({ ...one, isChange: true }));
  // "where do prices climb fastest" names the price and a speed
  if (guessed[0]?.fact === 'trend' && isNamed && values.pastYear === null) return guessed;
  const named = ofAreas(
    attributes.map((fact): FactAsked => guessed.find((one) => one.fact === fact) ?? { fact, end: null }),
  );
  // "the worst walk score": of words for any end the fact named says which
  const isOfNamed = named.length > 0 && (order === null || named.some(({ fact }) => fact === order.by));
  if (isOfNamed && kind === 'facts') return named;
  if (order && isAreaFact(order.by) && !(order.by === 'price' && named.length > 0))
    return ofAreas([{ fact: order.by, end }, ...named]);
  if (named.length > 0) return named.map((one) => ({ ...one, end: one.end ?? end }));
  if (asksAboutMarket(values.text) || values.subject === 'market')
    return MARKET_FACTS.map((fact) => ({ fact, end: null }));
  if (OF_OTHER_END.has(kind) && values.orderEnd && toldBefore.length > 0) return withEnd(toldBefore);
  // "and the least?", after no area
  if (view.told.length === 0 && values.subject !== 'areas') return [];
  // "vs a year ago", of what was told
  if (values.pastYear !== null && toldBefore.length > 0)
    return toldBefore.map((one) => ({ ...one, isChange: true }));
  if (OF_LAST_FACTS.has(kind) && toldBefore.length > 0) return withEnd(toldBefore);
  if (guessed.length > 0) return guessed;
  if (OF_WHOLE.has(kind)) return [];
  return withEnd(toldBefore);
}

/** "What's the gap", "and the least" are about what was told last, not about a guess. */
const OF_LAST_FACTS: ReadonlySet<RequestKind> = new Set<RequestKind>([
  'gap',
  'percent',
  'average',
  'total',
  'again',
  'compare',
  'list',
]);

/** "And which the least", of what was ranked before. */
const OF_OTHER_END: ReadonlySet<RequestKind> = new Set<RequestKind>(['most', 'sort']);

/** Requests about an area as a whole. */
const OF_WHOLE: ReadonlySet<RequestKind> = new Set<RequestKind>(['overview', 'part', 'compare']);

function ofAreas(facts: readonly FactAsked[]): AreaFactAsked[] {
  const known = facts.filter((one): one is AreaFactAsked => isAreaFact(one.fact));
  return known.filter(({ fact }, at) => known.findIndex((one) => one.fact === fact) === at);
}
