import { CHARLOTTE_TIME_ZONE } from '../../agent/charlotte-time.ts';
import { grouped } from '../../figures/grouped.ts';
import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { HomesTask } from '../dialogue/dialogue.ts';
import type { Attribute } from '../understand/understood.ts';
import type { Order } from '../values/order.ts';
import { distance, fits, missed, type Wish } from '../values/wish.ts';
import type { Answer, Sources } from './answer.ts';
import type { AnswerWords, HomeParts } from './answer-words.ts';
import { homeFigure } from './figures.ts';
import { wishInWords } from './wish-in-words.ts';

/** Homes listed in one answer. */
const MOST_SHOWN = 5;
/** Homes that miss something, told where none fits. */
const MOST_CLOSE = 2;
/** With fewer found, a look at every area is offered. */
const FEW = 2;

/** The homes that are what is wished for, in order; else the closest, and what they miss. */
export function homeSearch(wish: Wish, order: Order | null, sources: Sources): Answer {
  const found = inOrder(fitting(wish, sources), order);
  const within = wishInWords(wish, sources);
  const { words } = sources;
  const close = found.length > 0 ? [] : closestTo(wish, sources);
  const unsaid = (wish.features ?? []).filter(
    (feature) => !sources.homes.some((home) => sources.saidOf(home, feature)),
  );
  const shown = found.slice(0, MOST_SHOWN);
  const rest = found.length - shown.length;
  const text = [
    found.length > 0 ? words.home.count(found.length, within) : words.home.noneOf(within),
    ...unsaid.map((feature) => words.home.noFeature(featureName(feature, sources))),
    ...(close.length > 0 ? [words.home.closest] : []),
    ...shown.map((home) => `• ${homeLine(home, sources, order?.by)}`),
    ...close.map((home) => `• ${homeLine(home, sources)} (${missing(home, wish, sources)})`),
    rest > 0 ? words.home.more(rest) : '',
    noticeOf(shown[0] ?? close[0], words),
  ];
  const all = found.length > 0 ? found : close;
  return {
    text: text.filter(Boolean).join('\n'),
    links: ['compare', ...(wish.areas ?? []).slice(0, 2).map((slug) => `area:${slug}`)],
    sources: all.slice(0, MOST_SHOWN).map(({ id }) => `home:${id}`),
    ...(wish.areas && found.length < FEW && { suggestions: [words.inAllAreas] }),
    task: listTask(wish, order, all, Math.min(all.length, MOST_SHOWN)),
  };
}

/** The next of those found. */
export function moreHomes(task: HomesTask, sources: Sources): Answer | null {
  const next = homesOf(task.results.slice(task.shown, task.shown + MOST_SHOWN), sources);
  if (next.length === 0) return null;
  const rest = task.results.length - task.shown - next.length;
  const { words } = sources;
  return {
    text: [
      ...next.map((home) => `• ${homeLine(home, sources, task.order?.by)}`),
      rest > 0 ? words.home.more(rest) : '',
      noticeOf(next[0], words),
    ]
      .filter(Boolean)
      .join('\n'),
    links: ['compare'],
    sources: next.map(({ id }) => `home:${id}`),
    task: { ...task, shown: task.shown + next.length },
  };
}

/** Some homes as they stand in the records, in a list of their own. */
export function homeList(
  homes: readonly Property[],
  opening: string,
  task: HomesTask,
  sources: Sources,
): Answer {
  return {
    text: [
      opening,
      ...homes.map((home) => `• ${homeLine(home, sources, task.order?.by)}`),
      noticeOf(homes[0], sources.words),
    ]
      .filter(Boolean)
      .join('\n'),
    links: ['compare'],
    sources: homes.map(({ id }) => `home:${id}`),
    task,
  };
}

/** Everything the record says of one home. */
export function homeDetail(home: Property, task: HomesTask, sources: Sources): Answer {
  const { words } = sources;
  const text = [
    `${words.home.detail({
      ...partsOf(home, sources),
      year: String(home.yearBuilt ?? ''),
      days: String(home.daysOnMarket ?? ''),
      lot: home.lotSize === null ? '' : String(home.lotSize),
    })} ${sources.language === 'en' ? withoutSample(home.description) : ''}`.trim(),
    words.home.firm(home.listingFirm, home.attributionContact),
    noticeOf(home, words),
  ];
  return ofHome(home, text.join('\n'), task, home.status === 'Active' ? { offer: 'tour' } : {});
}

/** Facts of one home, each in a sentence. */
export function homeFacts(
  home: Property,
  attributes: readonly Attribute[],
  features: readonly string[],
  task: HomesTask,
  sources: Sources,
): Answer {
  const { words } = sources;
  const told = [
    ...attributes.map((attribute) => factOf(home, attribute, sources)),
    featuresOf(home, features, sources),
  ].filter(Boolean);
  const asked = { ...task, asked: [...attributes] };
  return ofHome(home, [told.join(' '), noticeOf(home, words)].join('\n'), asked);
}

/** What a home's description says of some features, or that it does not. */
export function featuresOf(home: Property, features: readonly string[], sources: Sources): string {
  const { words } = sources;
  const said = new Set(
    features.map((feature) => {
      const sentence = sources.saidOf(home, feature);
      return sentence
        ? words.home.said(home.address, withoutSample(sentence).replace(/[.;]$/, ''))
        : words.home.notSaid(home.address, featureName(feature, sources));
    }),
  );
  return [...said].join(' ');
}

/** What neither the record nor the description of a home tells. */
export function homeSilence(homes: readonly Property[], task: HomesTask, sources: Sources): Answer {
  const { words } = sources;
  const [home] = homes;
  const silent = { unanswered: true, offer: 'question' } as const;
  const text = words.home.silent(homes.map(({ address }) => address));
  if (home && homes.length === 1) return ofHome(home, text, task, silent);
  return { text, sources: homes.map(({ id }) => `home:${id}`), links: ['call'], ...silent };
}

/** A fact that several homes are asked for. */
export function factOfEach(
  homes: readonly Property[],
  attributes: readonly Attribute[],
  sources: Sources,
): string[] {
  return homes
    .slice(0, MOST_SHOWN)
    .map((home) => `• ${attributes.map((attribute) => factOf(home, attribute, sources)).join(' ')}`);
}

/** Those of some homes that are said to have a feature. */
export function homesSaying(
  homes: readonly Property[],
  features: readonly string[],
  sources: Sources,
): Property[] {
  return homes.filter((home) => features.every((feature) => sources.saidOf(home, feature)));
}

/** The homes that a wish leaves. */
export function fitting(wish: Wish, { homes, saidOf }: Pick<Sources, 'homes' | 'saidOf'>): Property[] {
  return homes.filter((home) => fits(home, wish, (one, feature) => saidOf(one, feature) !== null));
}

/** Homes in the order asked for; the cheapest first where none is. A home without the figure comes last. */
export function inOrder(homes: readonly Property[], order: Order | null): Property[] {
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

/** When the record of a home was last changed, and whether it is a sample. */
export function noticeOf(home: Property | undefined, words: AnswerWords): string {
  if (!home) return '';
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: CHARLOTTE_TIME_ZONE });
  return words.home.notice(day.format(new Date(home.updatedAt)), home.isSample);
}

export function homesOf(ids: readonly string[], { homes }: Pick<Sources, 'homes'>): Property[] {
  return ids.flatMap((id) => homes.filter((home) => home.id === id));
}

export function featureName(
  id: string,
  { features, language }: Pick<Sources, 'features' | 'language'>,
): string {
  return features.find((feature) => feature.id === id)?.name[language] ?? id;
}

function ofHome(home: Property, text: string, task: HomesTask, more: Partial<Answer> = {}): Answer {
  const told = task.focus ? [task.focus] : [];
  const results = task.results.includes(home.id) ? task.results : [...told, home.id];
  return {
    text,
    links: ['compare', ...(home.neighborhoodSlug ? [`area:${home.neighborhoodSlug}`] : [])],
    sources: [`home:${home.id}`],
    task: { ...task, results, focus: home.id },
    ...more,
  };
}

function factOf(home: Property, attribute: Attribute, sources: Sources): string {
  const { words } = sources;
  const { fact, noLot, notInRecord } = words.home;
  const area = areaName(home, sources);
  const figure = homeFigure(home, attribute);
  switch (attribute) {
    case 'type':
      return fact.type(home.address, words.home.types[home.propertyType] ?? home.propertyType);
    case 'status':
      return fact.status(home.address, words.home.statuses[home.status] ?? home.status);
    case 'firm':
      return fact.firm(home.address, `${home.listingFirm}, ${home.attributionContact}`);
    case 'place':
      return fact.place(home.address, area);
    case 'lot':
      return figure ? fact.lot(home.address, figure.text) : noLot(home.address);
    case 'walk':
    case 'transit':
    case 'bike':
    case 'inventory':
    case 'trend':
    case 'feature':
      return '';
    default:
      if (!figure) return notInRecord(home.address);
      return fact[attribute](home.address, figure.how ? `${figure.how} = ${figure.text}` : figure.text);
  }
}

function closestTo(wish: Wish, { homes, saidOf }: Sources): Property[] {
  const describes = (home: Property, feature: string) => saidOf(home, feature) !== null;
  return homes
    .toSorted((one, other) => distance(one, wish, describes) - distance(other, wish, describes))
    .slice(0, MOST_CLOSE);
}

function missing(home: Property, wish: Wish, { words, saidOf }: Sources): string {
  const names = missed(home, wish, (one, feature) => saidOf(one, feature) !== null);
  return words.home.misses([...new Set(names.map((name) => words.wish.names[name]))].join(', '));
}

export function homeLine(home: Property, sources: Sources, by?: Attribute): string {
  const figure = by && !IN_LINE.has(by) ? homeFigure(home, by) : null;
  const heading = (by && sources.words.home.heading[by]) ?? '';
  const more = figure ? `; ${heading} ${figure.how ? `${figure.how} = ` : ''}${figure.text}` : '';
  return `${sources.words.home.line(partsOf(home, sources))}${more}`;
}

const IN_LINE = new Set<Attribute>(['price', 'beds', 'baths', 'size']);

function partsOf(home: Property, sources: Sources): HomeParts {
  const { words } = sources;
  const dollars = dollarsOf(home);
  return {
    address: home.address,
    area: areaName(home, sources),
    price: dollars === null ? '' : `$${grouped(dollars)}`,
    bedrooms: String(home.bedrooms ?? ''),
    bathrooms: String(home.bathrooms ?? ''),
    size: home.squareFootage === null ? '' : grouped(home.squareFootage),
    type: words.home.types[home.propertyType] ?? home.propertyType,
    status: words.home.statuses[home.status] ?? home.status,
  };
}

function areaName(home: Property, { areas }: Sources): string {
  return areas.find(({ slug }) => slug === home.neighborhoodSlug)?.name ?? '';
}

function withoutSample(text: string): string {
  return text.replace(/^Sample home\. /, '');
}
