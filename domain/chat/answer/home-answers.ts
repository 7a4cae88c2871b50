import { CHARLOTTE_TIME_ZONE } from '../../agent/charlotte-time.ts';
import { grouped } from '../../figures/grouped.ts';
import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { stem } from '../text/stem.ts';
import { fits, type HomeQuery, inOrder, standsIn } from '../understand/home-query.ts';
import { HOME_NOUN, hasQuery } from '../understand/short-question.ts';
import type { Answer, Sources } from './answer.ts';
import type { AnswerWords } from './answer-words.ts';
import { closest, describes } from './closest-homes.ts';
import { type AskedOfHome, isRecorded, stemsOf } from './home-record.ts';

/** Homes listed in one answer. */
const MOST_SHOWN = 6;
/** Of those beside what was asked for. */
const MOST_BESIDE = 3;

/** The homes that are what was asked for; else the closest, and says so. */
export function homeSearch(query: HomeQuery, areas: readonly Neighborhood[], sources: Sources): Answer {
  const { words } = sources;
  const inAreas = standsIn(areas);
  const matching = inOrder(
    sources.homes.filter((home) => inAreas(home) && fits(home, query, describes(sources))),
    query.order,
  );
  const single = matching.length > 1 && isSuperlative(query);
  const { place = 0, most = 1 } = query;
  const shown = single ? matching.slice(place, place + most) : matching.slice(0, MOST_SHOWN);
  const frame = { kind: 'homes', query } as const;
  const slugs = areas.map(({ slug }) => slug);
  const close = shown.length > 0 ? [] : closest(query, inAreas, sources).slice(0, 2);
  const opening =
    shown.length > 0
      ? count(single ? shown.length : matching.length, sources)
      : noneOf(query, close, sources);
  const rows = [...shown, ...close].map(
    (home) =>
      `• ${homeLine(home, sources)}${beside(home, query, sources)}${saidOfPlace(home, query, sources)}`,
  );
  const [any] = [...shown, ...close, ...sources.homes];
  const more =
    shown.length > 0 && !single && matching.length > shown.length
      ? [words.homes.more(counted(matching.length - shown.length, sources))]
      : [];
  return {
    text: [opening, ...rows, ...more, any ? homeNotice(any, words) : ''].filter(Boolean).join('\n'),
    links: ['compare', ...slugs.slice(0, 2).map((slug) => `area:${slug}`)],
    frame,
    areas: slugs,
    homes: [...shown, ...close].map(({ id }) => id),
    found: (most > 1 || shown.length === 0 ? [...shown, ...close] : matching).map(({ id }) => id),
    ...(shown.length === 0 && { isFar: true, offer: 'question' as const }),
  };
}

/** The homes in the areas just spoken of, and then those elsewhere: a message that names no area may mean both. */
export function hereFirst(query: HomeQuery, areas: readonly Neighborhood[], sources: Sources): Answer {
  const here = homeSearch(query, areas, sources);
  if (!hasQuery(query)) return here;
  const all = homeSearch(query, [], sources);
  const { hereNone, elsewhere } = sources.words.homes;
  const names = areas.map(({ name }) => name).join(' / ');
  if (here.isFar) return all.isFar ? here : { ...all, text: `${hereNone(names)}\n${all.text}` };
  const isElsewhere = ({ id }: Property) => all.found?.includes(id) && !here.found?.includes(id);
  const others = sources.homes.filter(isElsewhere);
  if (others.length === 0) return here;
  const shown = inOrder(others, query.order).slice(0, MOST_BESIDE);
  const rows = shown.map((home) => `• ${homeLine(home, sources)}`);
  const ids = shown.map(({ id }) => id);
  return {
    ...here,
    text: [here.text, elsewhere, ...rows].join('\n'),
    homes: [...(here.homes ?? []), ...ids],
    found: [...(here.found ?? []), ...ids],
  };
}

/** The homes whose description holds all the words in one sentence, "a white kitchen"; null when none does. */
export function homesSaying(
  asked: readonly string[],
  areas: readonly Neighborhood[],
  sources: Sources,
): Answer | null {
  const telling = asked.filter((word) => !HOME_NOUN.test(word));
  if (telling.length === 0) return null;
  const homes = sources.homes.filter(({ description }) =>
    description.split(/(?<=[.;]) /).some((sentence) => {
      const held = stemsOf(sentence);
      return telling.every((word) => held.has(stem(word)));
    }),
  );
  return homes.length === 0 ? null : homeSearch({}, areas, { ...sources, homes });
}

/**
 * The homes there are, when no description says what was asked for.
 * @param opening says so, or asks which home is meant
 */
export function homesUnsaid(
  areas: readonly Neighborhood[],
  sources: Sources,
  opening = sources.words.homes.notSaid,
): Answer {
  const { text, ...list } = homeSearch({}, areas, sources);
  const [_, ...rows] = text.split('\n');
  return {
    ...list,
    text: [opening, ...rows].join('\n'),
    offer: 'question',
    unanswered: true,
  };
}

/** Everything the record says of one home, and whether that is what was asked. */
export function homeDetail(home: Property, asked: AskedOfHome, sources: Sources): Answer {
  const { words } = sources;
  const description = home.description.replace(/^Sample home\. /, '');
  const text = words.homes.detail({
    ...parts(home, sources),
    year: String(home.yearBuilt ?? ''),
    days: String(home.daysOnMarket ?? ''),
    lot: home.lotSize === null ? '' : words.homes.lot(String(home.lotSize)),
    firm: home.listingFirm,
    contact: home.attributionContact,
    description: sources.language === 'en' ? description : '',
  });
  const missing = !isRecorded(home, text, asked);
  return {
    text: [
      missing ? words.homes.notRecorded : '',
      text,
      missing ? words.homes.quoted(description) : '',
      homeNotice(home, words),
    ]
      .filter(Boolean)
      .join('\n'),
    links: ['compare', ...(home.neighborhoodSlug ? [`area:${home.neighborhoodSlug}`] : [])],
    frame: { kind: 'home', id: home.id },
    homes: [home.id],
    areas: home.neighborhoodSlug ? [home.neighborhoodSlug] : [],
    offer: missing || home.status !== 'Active' ? 'question' : 'tour',
    unanswered: missing,
  };
}

/** What stands before the closest homes: that none is what was asked for, or that none is said to be. */
function noneOf({ features = [] }: HomeQuery, close: readonly Property[], sources: Sources): string {
  const { none, closest, notDescribed } = sources.words.homes;
  const isUnsaid = features.some(
    (feature) => !sources.homes.some((home) => describes(sources)(home, feature)),
  );
  if (isUnsaid) return `${none} ${notDescribed}`;
  return close.length > 0 ? `${none} ${closest}` : none;
}

function homeLine(home: Property, sources: Sources): string {
  return sources.words.homes.line(parts(home, sources));
}

/** What a list was asked in order of, or limited by, and its lines do not say. */
function beside(
  { yearBuilt, lotSize, daysOnMarket }: Property,
  query: HomeQuery,
  { words }: Sources,
): string {
  const { order } = query;
  const isOfAge = order === 'newest' || order === 'oldest' || query.yearBuilt;
  const isOfDays = order === 'latest' || order === 'longest' || query.daysOnMarket;
  const isOfLand = order === 'most-land' || query.lotSize;
  return [
    isOfAge && yearBuilt !== null ? words.homes.built(String(yearBuilt)) : '',
    isOfDays && daysOnMarket !== null ? `, ${words.short.days(String(daysOnMarket))}` : '',
    isOfLand && lotSize !== null ? words.homes.lot(String(lotSize)) : '',
  ].join('');
}

/** What a description says of a station or a trail that was asked for, in its own words; they are English. */
function saidOfPlace(home: Property, query: HomeQuery, { features, language }: Sources): string {
  const found = (query.features ?? []).flatMap((id) => (features[id]?.ofPlace ? features[id].found : []));
  const said = home.description
    .split(/(?<=[.;]) /)
    .find((sentence) => found.some((words) => sentence.toLowerCase().includes(words)));
  return said && language === 'en' ? `. “${said.replace(/[.;]$/, '')}”` : '';
}

function parts(home: Property, { areas, words }: Sources) {
  const dollars = dollarsOf(home);
  return {
    address: home.address,
    area: areas.find(({ slug }) => slug === home.neighborhoodSlug)?.name ?? '',
    price: dollars === null ? '' : `$${grouped(dollars)}`,
    bedrooms: String(home.bedrooms ?? ''),
    bathrooms: String(home.bathrooms ?? ''),
    size: home.squareFootage === null ? '' : grouped(home.squareFootage),
    type: words.homes.types[home.propertyType] ?? home.propertyType,
    status: words.homes.statuses[home.status] ?? home.status,
  };
}

/** When the record of a home was last changed, on the day that it was in Charlotte, and whether it is a sample. */
export function homeNotice({ updatedAt, isSample }: Property, words: AnswerWords): string {
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: CHARLOTTE_TIME_ZONE });
  return words.homes.notice(day.format(new Date(updatedAt)), isSample);
}

function count(number: number, sources: Sources): string {
  return number === 1 ? sources.words.homes.one : sources.words.homes.matches(counted(number, sources));
}

/** In words: a digit in an answer is a figure of a record. */
function counted(number: number, { words }: Sources): string {
  return words.homes.counts[number] ?? words.homes.many;
}

/** "The cheapest" wants one; "newer homes" wants a list in that order. */
function isSuperlative({ order, isList }: HomeQuery): boolean {
  return order !== undefined && !isList;
}
