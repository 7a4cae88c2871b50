import type { Answer, Sources } from '../answer/answer.ts';
import { BESIDE_RECORDS } from '../answer/entry-answer.ts';
import { wordsDescribed } from '../answer/parts-of-homes.ts';
import { shareOf } from '../understand/linear.ts';
import { arePartOfRead, OF_ONE, SURE_OF_ITEMS, surelyAsks } from '../understand/record-requests.ts';
import type {
  Attribute,
  FactAsked,
  ItemsMeant,
  RecordRequest,
  RequestKind,
} from '../understand/understood.ts';
import { namesOtherCost } from '../values/attributes.ts';
import type { Order } from '../values/order.ts';
import {
  asksAboutDistance,
  asksAboutHomesInGeneral,
  asksPermission,
  asksSuperlativeAlone,
  namesCity,
} from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { isOnlyHome, isOnlyPlace, likesHome } from '../values/short-messages.ts';
import { hasCriteria, withoutFeatures } from '../values/wish.ts';
import { ANSWERS, againstLimit } from './answers-about-items.ts';
import type { Asked } from './asked-of-items.ts';
import { asksSameKind } from './comparative-limit.ts';
import { asksGap, comparesWithNamed } from './compared-areas.ts';
import { asksWhatIsLost } from './compares-as-whole.ts';
import { type Dialogue, latestTask, type PastRequest, previousFact } from './dialogue.ts';
import { AGAINST_USUAL, itemsMeant } from './items-meant.ts';
import { hasConfidentEntry, RATHER, type ResolvedTurn } from './turn.ts';

/** Answers what a message asks of the homes or areas in view; null if it asks for something else or names none. */
export async function answerRequest(meant: ResolvedTurn, sources: Sources): Promise<Answer | null> {
  const { understood, values, dialogue } = meant;
  const { request } = understood;
  const read = request && likelyKind(request);
  // "and the next one", after an answer that asked nothing of a home
  const isPointed = request?.items[0] === 'pointed' || values.itemReference.which === 'next';
  const isOfItem = read === 'again' && !dialogue.request && isPointed;
  const kind = isOfItem ? 'overview' : read;
  if (!request || !kind || !/[a-z]/.test(values.text) || UNRECORDED.test(values.text)) return null;
  const before = kind === 'again' ? (dialogue.request ?? null) : null;
  const isOfSum = dialogue.tasks[0]?.kind === 'sum' || values.sum !== null;
  if ((kind === 'again' && (!before || isOfSum)) || isOfOthers(request, kind, meant)) return null;
  const told = kindTold(kind, before, dialogue.request, values);
  const message = { raw: understood.raw, values, dialogue };
  const items = itemsMeant(request.items, told, message, sources);
  const asked: Asked = {
    items,
    facts: factsAsked(request, told, before, meant),
    text: told === before?.kind && !values.wish.features ? before.text : values.text,
    meant,
  };
  const isOfLimit = request.items.includes('limit') || OWN_LIMIT.test(values.text);
  const against = isOfLimit && AGAINST_LIMIT.has(told) ? againstLimit(asked, sources) : null;
  if (against) return { ...against, request: { kind: told, facts: asked.facts, text: '' } };
  if (items.homes.length + items.areas.length === 0 && told !== 'drop') return null;
  const answer = (await ANSWERS[told]?.(asked, sources)) ?? null;
  // of the visitor's words only those are kept that descriptions have, too
  const text = told === 'part' ? wordsDescribed(asked.text, sources) : '';
  return answer && { ...answer, request: { kind: told, facts: asked.facts, text } };
}

/** What no record tells, and no answer ranks by. */
const UNRECORDED =
  /\b(?:crim\w+|safe\w*|unsafe|danger\w*|segur[oa]s?|seguridad|peligros\w*|schools?|escuelas?|test scores|kids?|children|ninos|good side|bad side)\b/;

/** What the visitor can pay: "how far over my number is it" */
const OWN_LIMIT =
  /\b(?:my|our|mi|nuestro) (?:number|budget|limit|max|maximum|ceiling|top|price|presupuesto|limite|maximo|tope)\b/;

/** Requests that a budget may be held against. */
const AGAINST_LIMIT: ReadonlySet<RequestKind> = new Set<RequestKind>(['gap', 'percent', 'compare', 'facts']);

/** Whether no item in view can answer: criteria, places outside, ways, rules, the city, or nothing in view. */
function isOfOthers(request: RecordRequest, kind: RequestKind, meant: ResolvedTurn): boolean {
  const { understood, values, dialogue } = meant;
  const { text, order, homes, areas, elsewhere, itemReference } = values;
  const [task] = dialogue.tasks;
  const isNamed = homes.length + areas.length > 0;
  const [first] = request.items.filter((one) => one !== 'named' || isNamed);
  const isInView = dialogue.tasks.some((one) => one.kind === 'homes' || one.kind === 'areas');
  const isGeneral = first === undefined || GENERAL.has(first) || order !== null;
  const isOutside = elsewhere !== '' || (itemReference.saysThere && dialogue.elsewhere !== '');
  const isSure = surelyAsks(request, kind) && OF_ONE.has(kind) && first !== undefined && IN_VIEW.has(first);
  const isElse = namesCity(text) || narrows(values) || changesSearch(values, kind, dialogue);
  if (isSure && isInView && elsewhere === '' && values.unrecordedTopic === null && !isElse) return false;
  const ofEnds = task?.kind === 'areas' && task.order?.most === 1 && (kind === 'gap' || kind === 'percent');
  return (
    understood.acts[0]?.value === 'back' ||
    isOfNoRecord(request) ||
    changesSearch(values, kind, dialogue) ||
    values.unrecordedTopic !== null ||
    (isOutside && areas.length === 0) ||
    // "and in the other one", of two areas where homes were listed
    (itemReference.refersToAreas && itemReference.which === 'other' && task?.kind === 'homes') ||
    asksForWay(request, kind, values) ||
    (kind === 'facts' && namesOtherCost(text)) ||
    (asksPermission(text) && hasConfidentEntry(meant, RATHER)) ||
    comparesWithNamed(values) ||
    (first === 'homes' && asksAboutHomesInGeneral(text)) ||
    first === 'city' ||
    namesCity(text) ||
    itemReference.isSwap ||
    // "which areas?", of the homes found
    (values.subject === 'areas' &&
      first === 'shown' &&
      task?.kind === 'homes' &&
      request.facts.length === 0) ||
    (kind === 'part' && narrows(values)) ||
    (kind === 'compare' && (order?.most ?? 0) > 1) ||
    // "the townhouse in _ or the condo in _"
    (kind === 'compare' && values.isSpecificHome && areas.length > 1) ||
    (kind === 'percent' && !isNamed && task?.kind === 'sum') ||
    (ofEnds && !isNamed) ||
    (PICKS.has(kind) && isOfOnlyOne(values, dialogue)) ||
    // "where are your reviews posted", before anything was shown
    ((isGeneral || first === 'pointed') && !isInView && (isOfText(meant) || narrows(values)))
  );
}

/** Whether texts are likelier to answer than records, or nothing is: "fastest way to get preapproved", "order me a pizza" */
function isOfText({ understood: { entries }, recordEntries }: ResolvedTurn): boolean {
  const others = entries.filter(({ id }) => !(id in recordEntries));
  return others.reduce((sum, { confidence }) => sum + confidence, 0) >= BESIDE_RECORDS;
}

/** "Which of them are condos", "whichever has 4 bedrooms", but not "does the town house have a yard" */
function narrows({ itemReference, wish }: Values): boolean {
  const isOfRooms = Boolean(wish.bedrooms ?? wish.bathrooms ?? wish.price ?? wish.squareFeet);
  return isOfRooms || (itemReference.asksWhich && hasCriteria(withoutFeatures(wish)));
}

/** Whether a message is surely about no home or area: "escalation clause, good idea?", after a home. */
export function isOfNoRecord({ about: [first] }: RecordRequest): boolean {
  return first?.value === 'else' && first.confidence >= SURE_OF_ITEMS;
}

const IN_VIEW: ReadonlySet<ItemsMeant> = new Set<ItemsMeant>(['home', 'other', 'pointed', 'shown']);

const GENERAL: ReadonlySet<ItemsMeant> = new Set<ItemsMeant>([
  'homes',
  'areas',
  'home',
  'area',
  'shown',
  'none',
]);

/** Whether a message only changes the criteria of the search: "or 4", "in NoDa or Plaza", "any price". */
function changesSearch(values: Values, kind: RequestKind, { tasks: [task] }: Dialogue): boolean {
  const { droppedCriteria, areaLimits, alternative, text, wish } = values;
  const isOnlyOfPlace = task?.kind === 'homes' && isOnlyPlace(text) && kind !== 'again';
  return (
    (droppedCriteria.length > 0 && kind !== 'drop') ||
    areaLimits.length > 0 ||
    (alternative !== null && (hasCriteria(wish) || alternative.rooms !== null)) ||
    isOnlyOfPlace ||
    asksSameKind(text)
  );
}

/** Requests that choose one of several. */
const PICKS: ReadonlySet<RequestKind> = new Set<RequestKind>(['most', 'overview', 'again']);

/** "The cheaper one", after a single home */
function isOfOnlyOne(
  { comparative, areas, itemReference: { refersToOne, asksWhich, which } }: Values,
  { tasks: [task] }: Dialogue,
): boolean {
  const isOfSeveral = areas.length === 0 && (refersToOne || asksWhich || which === 'all' || which === 'both');
  return (
    task?.kind === 'homes' && task.results.length === 1 && !task.before && comparative !== null && isOfSeveral
  );
}

/** "How far is _ from the church", but not "how far is the train" of a home in hand, which its description may tell */
function asksForWay({ facts }: RecordRequest, kind: RequestKind, values: Values): boolean {
  const isNamed = values.homes.length + values.areas.length > 0;
  const isBare = values.attributes.length === 0 && (isNamed || facts.length === 0);
  return isBare && kind !== 'part' && asksAboutDistance(values.text);
}

/** The kind of request that is answered: of one that repeats the last, that kind, unless it names an order or a part of its own. */
function kindTold(
  kind: RequestKind,
  before: PastRequest | null,
  last: PastRequest | undefined,
  { order, comparative, orderEnd, attributes, operation, wish, itemReference, text }: Values,
): RequestKind {
  const isRanked = (order ?? comparative) !== null;
  // "has it been sitting long compared to what's normal there"
  if (OF_ONE_FIGURE.has(kind) && AGAINST_USUAL.test(text) && WEIGHS.test(text)) return 'gap';
  if (asksWhatIsLost(text)) return 'compare';
  if (likesHome(text) || (kind === 'part' && isOnlyHome(text))) return 'overview';
  if (GAPS_TOO.has(kind) && asksGap({ operation })) return 'gap';
  if (kind === 'most' && operation === 'average' && !isRanked) return 'average';
  if (before && wish.features) return 'part';
  // "cheapest home", "and the next one"
  if (last?.kind === 'most' && itemReference.which === 'next') return 'overview';
  if (before) return isRanked || orderEnd ? 'most' : before.kind;
  if (kind === 'facts' && (operation === 'average' || operation === 'sum')) return OVER_SEVERAL[operation];
  // "worst walk score", but not "how much is the cheapest"
  if (kind === 'facts' && order && attributes.length > 0 && attributes.every((fact) => fact === order.by))
    return 'most';
  if (kind === 'facts' && attributes.length === 0 && wish.features) return 'part';
  // "how big is the cheapest one", but not "the oldest one for sale"
  const asked: readonly Attribute[] = attributes.filter((fact) => fact !== 'status');
  if (kind === 'most' && order && asked.length > 0 && !asked.includes(order.by)) return 'facts';
  if (kind !== 'part') return kind;
  if (isRanked && itemReference.asksWhich) return 'most';
  return attributes.length > 0 && !wish.features ? 'facts' : kind;
}

const OF_ONE_FIGURE: ReadonlySet<RequestKind> = new Set<RequestKind>(['facts', 'part']);
/** Words that hold one figure against another. */
const WEIGHS =
  /\b(?:than|compared|against|versus|vs|over|under|above|below|high|low|long|expensive|pricey|cheap|caro|cara|barat[oa]|much|alt[oa]|baj[oa]|mas|menos)\b/;

/** "And the other one by how much" */
const GAPS_TOO: ReadonlySet<RequestKind> = new Set<RequestKind>(['most', 'facts', 'again']);
const OVER_SEVERAL = { average: 'average', sum: 'total' } as const;

/** The kind that a message asks for, if it is surely one that items answer. */
function likelyKind({ kinds }: RecordRequest): RequestKind | null {
  const ofItems = kinds.map(({ value }) => value).filter((value) => value in ANSWERS || value === 'again');
  const [first] = ofItems;
  return first && shareOf(kinds, ofItems) >= SURE_OF_ITEMS ? first : null;
}

/** The facts named, or those of the request that it repeats, or the reader's guess. */
function factsAsked(
  { facts: likely, isSureOfFacts }: RecordRequest,
  kind: RequestKind,
  before: PastRequest | null,
  { values, dialogue }: ResolvedTurn,
): FactAsked[] {
  const { attributes } = values;
  // "who built it" asks for no listing firm
  const read = likely.filter(({ fact }) => fact !== 'firm');
  const order = lotOrder(values, dialogue) ?? values.order ?? values.comparative;
  const ofEnd = order ?? values.orderEnd;
  const end = ofEnd && (ofEnd.lowest ? 'least' : 'most');
  const saidFacts = [...attributes, ...(order ? [order.by] : [])];
  const isOfRead = arePartOfRead(saidFacts, read);
  if (isSureOfFacts && read.length > 0 && isOfRead)
    return read.map((one) => ({ ...one, end: one.end ?? end }));
  const named = attributes.map((fact): FactAsked => ({ fact, end: readEnd(fact, read) }));
  if (kind === 'facts') return named.length > 0 ? named : (before?.facts ?? read);
  // "is its lot bigger" asks of the lot, whatever "bigger" means alone
  const [first = order?.by] = attributes.filter(
    (fact) => order === null || (isRead(fact, read) && ANY_SIZE.has(order.by)),
  );
  const ranked: FactAsked[] = first ? [{ fact: first, end: end ?? readEnd(first, read) }] : [];
  const asked = [...ranked, ...named.filter(({ fact }) => fact !== first)];
  if (asked.length > 0) return asked;
  const told = previousFact(dialogue);
  if (values.orderEnd && told) return [{ fact: told, end }];
  const isOfLast = OF_LAST_FACTS.has(kind) && (dialogue.request?.facts.length ?? 0) > 0;
  const guessed = !isOfLast && read.length > 0;
  const last = before?.facts ?? (guessed ? read : (dialogue.request?.facts ?? []));
  return end ? last.map(({ fact }) => ({ fact, end })) : last;
}

/** Ranks by lot: "which has the biggest?" after a search for yards. */
function lotOrder({ order, text }: Values, { tasks }: Dialogue): Order | null {
  const isOfYard = latestTask(tasks, 'homes')?.wish.features?.some(
    (one) => one === 'yard' || one === 'fence',
  );
  return order?.by === 'size' && isOfYard && asksSuperlativeAlone(text) ? { ...order, by: 'lot' } : null;
}

/** "What's the gap" is about what was told last, not about a guess. */
const OF_LAST_FACTS: ReadonlySet<RequestKind> = new Set<RequestKind>(['average', 'total', 'gap', 'percent']);

/** What "bigger" and "cheaper" mean without a noun. */
const ANY_SIZE: ReadonlySet<Attribute> = new Set<Attribute>(['size', 'price']);

function isRead(fact: Attribute, read: readonly FactAsked[]): boolean {
  return read.some((one) => one.fact === fact);
}

function readEnd(fact: Attribute, read: readonly FactAsked[]): FactAsked['end'] {
  return read.find((one) => one.fact === fact)?.end ?? null;
}
