import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Answer, Sources } from '../answer/answer.ts';
import { LIKELY } from '../answer/entry-answer.ts';
import { isAreaFact } from '../answer/figures.ts';
import { entryFor } from '../understand/find-entries.ts';
import { RELATING } from '../understand/record-requests.ts';
import type { FactAsked, ItemsMeant, RecordRequest, RequestKind } from '../understand/understood.ts';
import { areaWishes } from '../values/area-wishes.ts';
import { namesOtherCost } from '../values/attributes.ts';
import type { Order } from '../values/order.ts';
import { asksAboutDistance, namesCity } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { isOnlyPlace } from '../values/short-messages.ts';
import { hasCriteria } from '../values/wish.ts';
import {
  ANSWERS_ABOUT_AREAS,
  type AreaFactAsked,
  type AreasInView,
  limitsOf,
} from './answers-about-areas.ts';
import { areaLimitsOf } from './area-criteria.ts';
import { areaFactsAsked } from './area-facts-asked.ts';
import { asksGap, comparesWithNamed, joinsOthers } from './compared-areas.ts';
import { comparesAsWhole } from './compares-as-whole.ts';
import { type Dialogue, latestTask, previousFact } from './dialogue.ts';
import { viewOf } from './items-in-view.ts';
import { unique } from './items-meant.ts';
import { areasBySlug, extremeArea, lastMentionedAreas } from './resolve-subject.ts';
import { AREA_ONLY_FACTS, hasConfidentEntry, RATHER, type ResolvedTurn } from './turn.ts';

/** Answers what a message asks of areas; null if it is about something else or names nothing that an area's record has. */
export async function answerAreaRequest(meant: ResolvedTurn, sources: Sources): Promise<Answer | null> {
  const { understood, values, dialogue } = meant;
  const { request } = understood;
  if (!request || !isAboutAreas(request) || isOfOthers(meant)) return null;
  const view = areasInView(meant, sources);
  const isAgain = request.kinds[0]?.value === 'again';
  const read = isAgain ? (dialogue.request?.kind ?? kindOfLast(view)) : request.kinds[0]?.value;
  if (!read) return null;
  const facts = areaFactsAsked(request, isAgain ? 'again' : read, view, meant);
  // "vs a year ago" compares no areas
  const told = values.pastYear !== null && BETWEEN.has(read) ? 'facts' : kindTold(read, facts, view, meant);
  const areas = areasMeant(request.items, told, view, values, sources);
  const kind = told === 'facts' && areas.length > 1 && isOrdered(values) ? 'most' : told;
  const isByLimit = kind === 'drop' && limitsOf(values).length > 0;
  if ((areas.length === 0 && !isByLimit) || (isOfNone(view, values) && !asksOnlyAreas(kind, facts)))
    return null;
  // "which areas have the train", which an entry answers for all
  const isOfText = kind === 'part' || (kind === 'list' && !values.wish.price);
  const byArea = isOfText ? toldByArea(areas, meant, sources) : null;
  if (byArea) return { ...byArea, request: { kind, facts, text: '' } };
  if (isOfText && hasConfidentEntry(meant, RATHER)) return null;
  const isWhole =
    kind === 'compare' && comparesAsWhole(values, request) && previousFact(dialogue) === undefined;
  const asked = isWhole ? [] : facts;
  const answer = await ANSWERS_ABOUT_AREAS[kind]?.({ areas, facts: asked, view, meant }, sources);
  return answer ? { ...answer, request: { kind, facts: asked, text: '' } } : null;
}

/** What an entry tells of each of some areas: "does the train go to both". The areas stay in view. */
function toldByArea(
  areas: readonly Neighborhood[],
  { understood }: ResolvedTurn,
  sources: Sources,
): Answer | null {
  const found = entryFor(understood, LIKELY);
  const entry = sources.entries.find(({ id }) => id === found?.id);
  const told = areas.flatMap(({ slug }) => entry?.byArea?.[slug]?.[sources.language] ?? []);
  if (!entry || areas.length === 0 || areas.length > MOST_TOLD || told.length < areas.length) return null;
  const slugs = areas.map(({ slug }) => slug);
  return {
    text: told.join(' '),
    links: entry.links,
    sources: [`entry:${entry.id}`, ...slugs.map((slug) => `area:${slug}`)],
    task: { kind: 'areas', areas: slugs, attributes: [], order: null },
  };
}

/** Of more areas the entry tells in general. */
const MOST_TOLD = 3;

/** Whether a message names no area, after none was told of: "the two cheapest" are homes. */
function isOfNone({ told }: AreasInView, { areas, subject }: Values): boolean {
  return told.length === 0 && areas.length === 0 && subject !== 'areas';
}

/** "Where do prices climb fastest"; a figure alone is the city's. */
function asksOnlyAreas(kind: RequestKind, facts: AreaFactAsked[]): boolean {
  return kind !== 'facts' && facts.some(({ fact }) => AREA_ONLY_FACTS.has(fact));
}

/** Probability from which a message is about areas. */
const SURE_OF_AREAS = 0.6;

function isAboutAreas({ about: [first] }: RecordRequest): boolean {
  return first?.value === 'areas' && first.confidence >= SURE_OF_AREAS;
}

/** Requests over two or more, whatever words for distances or sums they have: "how far apart are they". */
const BETWEEN: ReadonlySet<RequestKind> = new Set<RequestKind>(['compare', 'gap', 'percent', 'drop']);

/** Whether a message is about homes, a place outside, the city, a calculation, or limits that a list is taken by. */
function isOfOthers({ values, dialogue, understood: { request } }: ResolvedTurn): boolean {
  const { homes, areas, attributes, elsewhere, wish, text } = values;
  const kind = request?.kinds[0]?.value;
  const isBetween = kind !== undefined && BETWEEN.has(kind);
  const isOfSum = kind === 'again' && dialogue.tasks[0]?.kind === 'sum';
  const ofAreas = attributes.filter((fact) => isAreaFact(fact) || fact === 'place');
  const asksElse =
    wish.types !== undefined || values.sum !== null || asksAboutDistance(text) || namesOtherCost(text);
  return (
    homes.length > 0 ||
    (elsewhere !== '' && !OF_YOURS.test(text)) ||
    (areaLimitsOf(values, dialogue.tasks).length > 0 && kind !== 'drop') ||
    values.unrecordedTopic !== null ||
    values.itemReference.isSwap ||
    (values.isSpecificHome && areas.length > 0) ||
    isOfSum ||
    (dialogue.tasks[0]?.kind === 'homes' && isOnlyPlace(text)) ||
    // "anything cheaper in _" lists homes
    (kind === 'list' && (values.subject === 'homes' || areas.length > 0)) ||
    // "under 700k", after condos and what two areas are like
    (kind === 'list' && wish.price !== undefined && values.subject !== 'areas' && isOfSearch(dialogue)) ||
    (asksElse && !isBetween) ||
    // "the average price in Charlotte"; "more than Charlotte as a whole?" relates it to the area in hand
    (namesCity(text) &&
      areas.length === 0 &&
      !OF_YOURS.test(text) &&
      !(isBetween && dialogue.tasks[0]?.kind === 'areas')) ||
    (attributes.length > 0 && ofAreas.length === 0) ||
    comparesWithNamed(values) ||
    // "how long has the older one been on"
    (values.order ?? values.comparative)?.by === 'year' ||
    // "between the cheapest and the most expensive"
    (values.order !== null && asksGap(values))
  );
}

/** "I rent out three in Gastonia; which of your neighborhoods appreciated most" */
const OF_YOURS = /\b(?:your|sus) (?:\w+ )?(?:areas|neighborhoods|zonas|barrios)\b/;

/** Whether homes with criteria were searched for. */
function isOfSearch({ tasks }: Dialogue): boolean {
  const { areas: _, ...limits } = latestTask(tasks, 'homes')?.wish ?? {};
  return hasCriteria(limits);
}

function areasInView({ dialogue, values }: ResolvedTurn, sources: Sources): AreasInView {
  const { isOfAreas, areas, area, homes, areasBefore, searched } = viewOf(dialogue, false, sources);
  const last = isOfAreas ? latestTask(dialogue.tasks, 'areas') : null;
  const ofHomes = sources.areas.filter(({ slug }) =>
    homes.some(({ neighborhoodSlug }) => neighborhoodSlug === slug),
  );
  const seen = isOfAreas ? areas : unique([...(area ? [area] : []), ...areas, ...ofHomes]);
  // "how long do homes take to sell there", after the proceeds of a sale in an area
  const isThere = seen.length === 0 && values.itemReference.saysThere;
  const told = isThere ? areasBySlug(lastMentionedAreas(dialogue), sources) : seen;
  return {
    told,
    before: areasBefore,
    among: last?.among ? areasBySlug(last.among, sources) : told,
    last,
    searched,
  };
}

/** The kind of request that the last answer about areas was for. */
function kindOfLast({ last }: AreasInView): RequestKind | null {
  if (!last) return null;
  return last.order ? 'most' : last.attributes.length > 0 ? 'facts' : 'overview';
}

/** The kind of request that is answered, where plain words say more than the reader. */
function kindTold(
  kind: RequestKind,
  facts: readonly FactAsked[],
  { told }: AreasInView,
  { values, understood: { request } }: ResolvedTurn,
): RequestKind {
  const { operation, wish, areas, subject, order } = values;
  if (kind === 'gap' && comparesAsWhole(values, request)) return 'compare';
  if (operation === 'average') return 'average';
  if (operation === 'sum') return 'total';
  if ((kind === 'most' || kind === 'facts') && values.pastYear === null && asksGap(values)) return 'gap';
  // "leave out the lake", after areas
  if (wish.notAreas && areas.length === 0 && told.length > 1 && subject !== 'homes' && order === null)
    return 'drop';
  // "tell me about the market there"
  if (kind === 'overview' && facts.length > 0) return 'facts';
  if (kind === 'compare' && (order?.most ?? 0) > 1) return 'most';
  // "and the other one, parks wise"
  return kind !== 'list' && facts.length === 0 && wish.features && areaWishes(values).length > 0
    ? 'part'
    : kind;
}

/** "Where do they sell fastest" asks for a fact and for its first. */
function isOrdered({ order, comparative, orderEnd }: Values): boolean {
  return (order ?? comparative ?? orderEnd) !== null;
}

/** The areas that a message is about. What it names comes first; if the request relates items, those in view stand beside. */
function areasMeant(
  items: readonly ItemsMeant[],
  kind: RequestKind,
  view: AreasInView,
  values: Values,
  sources: Sources,
): Neighborhood[] {
  const named = areasBySlug(values.areas, sources);
  const without = (areas: readonly Neighborhood[]) =>
    areas.filter(({ slug }) => !values.wish.notAreas?.includes(slug));
  if (kind === 'drop')
    return unique([...named, ...areasBySlug(values.wish.notAreas ?? [], sources), ...pointed(view, values)]);
  const isRelated = RELATING.has(kind) || joinsOthers(values);
  // "how does it compare to _ and _"
  const isBesideOwn = isRelated && items.includes('area') && values.itemReference.refersToFocus;
  if (named.length > 1) return isBesideOwn ? unique([...view.told.slice(0, 1), ...named]) : named;
  if (named.length === 1 && !isRelated) return named;
  if (named.length === 0 && asksOtherEndOf(view.last?.order ?? null, values))
    return without(view.last?.among ? view.among : sources.areas);
  // "just the ones under 700k", after a ranking; after a limit another one replaces it
  if (kind === 'list' && named.length === 0 && values.wish.price && view.told.length > 1)
    return without(isOfLimit(view) ? sources.areas : view.last?.among ? view.among : view.told);
  const likely = withCues(items, values);
  // "which of those" needs no other area beside them
  const meant = isRelated && likely[0] !== 'shown' ? likely : likely.slice(0, 1);
  const found = unique(meant.flatMap((item) => FINDERS[item]?.(view, values, sources) ?? []));
  if (named.length === 1)
    return without(unique([...(found.length > 0 ? found : view.told.slice(0, 1)), ...named]));
  return without(found.length > 0 ? found : view.told.slice(0, isRelated ? undefined : 1));
}

/** Whether the areas told of are those within a price. */
function isOfLimit({ last }: AreasInView): boolean {
  return last?.order === null && last.attributes.length === 1 && last.attributes[0] === 'price';
}

/** "And the priciest", after the cheapest: of all that was ranked, not only of those named. */
function asksOtherEndOf(ranked: Order | null, { order, orderEnd, itemReference }: Values): boolean {
  const isOther = order !== null && order.by === ranked?.by && order.lowest !== ranked.lowest;
  return ranked !== null && (orderEnd !== null || isOther) && itemReference.which === null;
}

/** The items, those first that the message has a plain word for. */
function withCues(items: readonly ItemsMeant[], { itemReference, subject }: Values): readonly ItemsMeant[] {
  const { which, ordinal, asksWhich, refersToFocus, saysThere } = itemReference;
  if (which === 'both' || which === 'all') return ['shown'];
  if (which === 'other') return ['other', ...items];
  if (ordinal !== null) return ['pointed', ...items];
  // "which of your neighborhoods has the priciest homes"
  if (subject === 'areas' && items[0] === 'homes') return ['areas'];
  // "the price there", after a ranking
  if ((saysThere || (refersToFocus && !asksWhich)) && (items[0] === 'shown' || items[0] === 'areas'))
    return ['area'];
  // "which went up faster", of the areas told of
  return items[0] === 'areas' && asksWhich && subject === null ? ['shown'] : items;
}

/** "Which of the three", of areas told of one after the other */
const OF_THREE = /\b(?:of the|those|these|all|de l[ao]s|l[ao]s|es[ao]s) 3\b/;

type Finder = (view: AreasInView, values: Values, sources: Sources) => Neighborhood[];

const FINDERS: Partial<Record<ItemsMeant, Finder>> = {
  area: ({ told }) => told.slice(0, 1),
  home: ({ told }) => told.slice(0, 1),
  shown: ({ told, before }, { text }) => {
    const all = unique([...told, ...before]);
    if (OF_THREE.test(text)) return all.slice(0, 3);
    return told.length > 1 ? told : all;
  },
  other: ({ told, before, searched }) =>
    [...told.slice(1), ...before, ...searched].filter((area) => area !== told[0]).slice(0, 1),
  pointed,
  areas: ({ told }, { itemReference: { which, refersToFocus } }, { areas }) =>
    which !== null || (refersToFocus && told.length > 0) ? [] : [...areas],
};

/** "The second one", "the cheaper one" of those told of. */
function pointed(
  view: AreasInView,
  { itemReference: { ordinal, ruledOut }, order, comparative }: Values,
): Neighborhood[] {
  const told = view.told.length > 1 ? view.told : unique([...view.told, ...view.before]);
  const at = ordinal ?? ruledOut;
  if (at !== null) return told.slice(at, at === -1 ? undefined : at + 1);
  const by = order ?? comparative;
  const area = by && told.length > 1 ? extremeArea(told, by) : undefined;
  return area ? [area] : [];
}
