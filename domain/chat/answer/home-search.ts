import { CLOSED } from '../../listings/listing-status.ts';
import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { HomesTask } from '../dialogue/dialogue.ts';
import type { FreeTextWish } from '../values/free-text-wishes.ts';
import { type HomeFeature, quotedFeatureId } from '../values/home-features.ts';
import type { Order } from '../values/order.ts';
import {
  type DescribesFeature,
  distanceFromWish,
  hasCriteria,
  matchesWish,
  unmetCriteria,
  type Wish,
} from '../values/wish.ts';
import { type Answer, joinAnswers, type Sources } from './answer.ts';
import { areaText } from './area-answers.ts';
import { homeFigure } from './figures.ts';
import { featureName, homeLine, homeList, homeNotice, homesOf, MOST_SHOWN } from './home-answers.ts';
import { listsTogether } from './lists-together.ts';
import { wishInWords } from './wish-in-words.ts';

/** How many of the closest homes are listed if none matches. */
const MOST_CLOSE = 2;
/** If fewer are found, the answer suggests searching all areas. */
const FEW = 2;
/** Longest list, whatever number is requested. */
const MOST_ASKED = 12;

/**
 * Lists the homes that match the criteria as far as the records show, or the closest ones and what they lack.
 * @param howMany maximum number of homes to list
 */
export function homeSearch(
  whole: Wish,
  order: Order | null,
  sources: Sources,
  others: readonly FreeTextWish[] = [],
  howMany: number = MOST_SHOWN,
): Answer {
  const { wish, notes } = searchableWish(whole, others, sources);
  const { words } = sources;
  if (notes.length > 0 && !hasCriteria(wish) && !wish.areas && !wish.notAreas)
    return { text: notes.join('\n'), links: ['compare'], sources: [], task: listTask(wish, order, [], 0) };
  const found = sortHomes(matchingHomes(wish, sources), order);
  const within = wishInWords(wish, sources);
  const close = found.length > 0 ? [] : closestTo(wish, sources);
  const shown = found.slice(0, Math.min(howMany, MOST_ASKED));
  const rest = found.length - shown.length;
  const text = [
    ...notes,
    found.length > 0 ? words.home.count(found.length, within) : words.home.noneOf(within),
    ...(close.length > 0 ? [words.home.closest] : []),
    ...shown.map((home) => `• ${homeLine(home, sources, order?.by)}`),
    ...close.map((home) => `• ${homeLine(home, sources)} (${missing(home, wish, sources)})`),
    rest > 0 ? words.home.more(rest) : '',
    homeNotice(shown[0] ?? close[0], words),
  ];
  const all = found.length > 0 ? found : close;
  return {
    text: text.filter(Boolean).join('\n'),
    links: ['compare', ...(wish.areas ?? []).slice(0, 2).map((slug) => `area:${slug}`)],
    sources: (found.length > 0 ? shown : close).map(({ id }) => `home:${id}`),
    ...(wish.areas && found.length < FEW && { suggestions: [words.inAllAreas] }),
    task: listTask(wish, order, all, found.length > 0 ? shown.length : close.length),
  };
}

/** Searches for either of several features, one after the other, if no home has them all: "an EV charger or solar". */
export function searchForEither(wish: Wish, order: Order | null, sources: Sources): Answer | null {
  const { features = [] } = wish;
  if (features.length < 2 || matchingHomes(wish, sources).length > 0) return null;
  const lists = features.map((feature) => homeSearch({ ...wish, features: [feature] }, order, sources));
  const task = listsTogether(lists);
  return { ...lists.reduce(joinAnswers), ...(task && { task }) };
}

/**
 * The criteria that the records cover, to search by now and in follow-ups.
 * @returns them, and a sentence for each of the others
 */
export function searchableWish(
  whole: Wish,
  others: readonly FreeTextWish[],
  sources: Sources,
): { wish: Wish; notes: string[] } {
  const { homes, saidOf, words } = sources;
  const isSaid = (feature: string) => homes.some((home) => saidOf(home, feature) !== null);
  const ofKind = (...kinds: FreeTextWish['kind'][]) => others.filter(({ kind }) => kinds.includes(kind));
  const things = ofKind('has', 'near');
  const described = things.filter(({ text: said }) => isSaid(thingOf(said)));
  const parts = things.flatMap(({ text: said }) => featuresIn(said, sources));
  const isUsualPart = (feature: string) => parts.some(({ id, isUsual }) => isUsual && id === feature);
  const features = [
    ...new Set([
      ...(whole.features ?? []).filter((feature) => !isUsualPart(feature)),
      ...described.map(({ text: said }) => thingOf(said)),
    ]),
  ];
  const told = features.filter(isSaid);
  const silent = features.filter((feature) => !isSaid(feature));
  const near = ofKind('near').find(
    (one) => !described.includes(one) && areasMentioning(one.text, sources)[0],
  );
  const unknown = things.filter((one) => one !== near && !described.includes(one));
  const undescribed = unknown
    .filter(
      ({ kind, text: said }) =>
        kind === 'has' && !featuresIn(said, sources).some(({ id }) => silent.includes(id)),
    )
    .map(({ text: said }) => quotedFeatureId(said));
  const distant = unknown.filter(({ kind }) => kind === 'near').map(({ text: said }) => said);
  const untold = ofKind('not', 'unread').map(({ kind, text: said }) =>
    kind === 'not' ? words.wish.not(said) : said,
  );
  const { features: _, ...own } = whole;
  const limits: Wish = near && !own.areas ? { ...own, areas: areasMentioning(near.text, sources) } : own;
  const unsaid = [...silent.map((one) => featureName(one, sources)), ...undescribed];
  return {
    wish: { ...limits, ...(told.length > 0 && { features: told }) },
    notes: [
      ...(unsaid.length > 0 ? [words.home.noFeature(unsaid)] : []),
      ...(distant.length > 0 ? [words.home.notNear(distant)] : []),
      ...(untold.length > 0 ? [words.home.untold(untold)] : []),
      ...others.flatMap(({ from }) => nextTo(from, sources)),
    ],
  };
}

/** The text to search descriptions for when no feature covers the phrase. */
function thingOf(said: string): string {
  return quotedFeatureId(said.replace(/s$/, ''));
}

/** Names the neighbors of an area, since distance cannot be searched. */
function nextTo(slug: string | undefined, { areas, words }: Sources): string[] {
  const area = areas.find((one) => one.slug === slug);
  // it is enough if one of two names the other
  const isBeside = (one: Neighborhood) =>
    area?.neighbors.includes(one.slug) || one.neighbors.includes(slug ?? '');
  const names = areas.filter(isBeside).map(({ name }) => name);
  return area && names.length > 0 ? [words.home.nextTo(area.name, names)] : [];
}

/** The features that a phrase names: a porch in "screened porch". */
function featuresIn(phrase: string, { features }: Sources): HomeFeature[] {
  return features.filter(({ ask }) => ask.some((name) => ` ${phrase} `.includes(` ${name} `)));
}

/** Slugs of the areas whose texts mention a place. */
function areasMentioning(thing: string, { areas, saidOf }: Sources): string[] {
  return areas
    .filter((area) => saidOf({ description: areaText(area) }, thingOf(thing)) !== null)
    .map(({ slug }) => slug);
}

/** Lists the next homes of the search. */
export function moreHomes(task: HomesTask, sources: Sources): Answer | null {
  const next = homesOf(task.results.slice(task.shown, task.shown + MOST_SHOWN), sources);
  if (next.length === 0) return null;
  const shown = task.shown + next.length;
  return homeList(next, '', { ...task, shown }, sources, task.results.length - shown);
}

/** The homes that match the criteria. */
export function matchingHomes(wish: Wish, sources: Pick<Sources, 'homes' | 'saidOf'>): Property[] {
  const describes = describer(sources);
  return sources.homes.filter((home) => matchesWish(home, wish, describes));
}

function describer({ saidOf }: Pick<Sources, 'saidOf'>): DescribesFeature {
  return (home, feature) => saidOf(home, feature) !== null;
}

/** Sorts homes by the requested order, else cheapest first. Homes without the figure come last. */
export function sortHomes(homes: readonly Property[], order: Order | null): Property[] {
  const { by, lowest } = order ?? { by: 'price' as const, lowest: true };
  const value = (home: Property) => homeFigure(home, by)?.value ?? (lowest ? Infinity : -Infinity);
  return homes.toSorted((one, other) => (lowest ? 1 : -1) * (value(one) - value(other)));
}

export function listTask(
  wish: Wish,
  order: Order | null,
  homes: readonly Property[],
  shown: number,
): HomesTask {
  const [only] = homes;
  return {
    kind: 'homes',
    wish,
    order,
    results: homes.map(({ id }) => id),
    shown,
    focus: homes.length === 1 && only ? only.id : null,
  };
}

function closestTo(wish: Wish, sources: Sources): Property[] {
  const describes = describer(sources);
  return sources.homes
    .filter(({ status }) => status !== CLOSED || wish.statuses?.includes(CLOSED))
    .toSorted(
      (one, other) => distanceFromWish(one, wish, describes) - distanceFromWish(other, wish, describes),
    )
    .slice(0, MOST_CLOSE);
}

/** The criteria a home does not meet. A feature counts as missing if the description does not mention it. */
function missing(home: Property, wish: Wish, sources: Sources): string {
  const { words, saidOf } = sources;
  const names = unmetCriteria(home, wish, describer(sources));
  const unsaid = (wish.features ?? []).filter((feature) => saidOf(home, feature) === null);
  const said = names.filter((name) => name !== 'features').map((name) => words.wish.names[name]);
  return [
    unsaid.length > 0 ? words.home.unmentioned(unsaid.map((one) => featureName(one, sources))) : '',
    said.length > 0 ? words.home.misses([...new Set(said)].join(', ')) : '',
  ]
    .filter(Boolean)
    .join('; ');
}
