import { CHARLOTTE_TIME_ZONE } from '../../agent/charlotte-time.ts';
import { grouped } from '../../figures/grouped.ts';
import { dollarsOf, listedBy, squareFeetOfLot } from '../../listings/listing-figures.ts';
import { CLOSED } from '../../listings/listing-status.ts';
import type { Property } from '../../listings/property.ts';
import { kindOf } from '../../listings/property-types.ts';
import type { FeaturesAsked, HomesTask } from '../dialogue/dialogue.ts';
import { plainText } from '../text/plain-text.ts';
import type { Attribute } from '../understand/understood.ts';
import { couldAnswer, keywordsIn } from '../values/question-kinds.ts';
import type { Answer, Sources } from './answer.ts';
import type { AnswerWords, HomeParts, Say } from './answer-words.ts';
import { formatResult, openHouseTimes, writtenHomeFigure } from './figures.ts';

/** Maximum number of homes listed in an answer. */
export const MOST_SHOWN = 5;

/**
 * Lists homes with their records.
 * @param left number of further homes, which "more" shows
 */
export function homeList(
  homes: readonly Property[],
  opening: string,
  task: HomesTask,
  sources: Sources,
  left = 0,
): Answer {
  const { words } = sources;
  const lines = homes.map((home) => `• ${homeLine(home, sources, task.order?.by)}`);
  const more = left > 0 ? words.home.more(left) : '';
  const text = [opening, ...lines, more, homeNotice(homes[0], words)].filter(Boolean).join('\n');
  return homesAnswer(homes, text, task);
}

/** An answer about homes. */
export function homesAnswer(homes: readonly Property[], text: string, task: HomesTask): Answer {
  const ids = homes.map(({ id }) => id);
  const told = task.results.length > 0 ? task : { ...task, results: ids, shown: ids.length };
  return { text, links: ['compare'], sources: ids.map((id) => `home:${id}`), task: told };
}

/** Describes a home with everything in its record. */
export function homeDetail(
  home: Property,
  { asked: _, askedFeatures: __, ...task }: HomesTask,
  sources: Sources,
): Answer {
  const { words } = sources;
  const text = [
    `${words.home.detail({
      ...partsOf(home, sources),
      year: String(home.yearBuilt ?? ''),
      days: String(home.daysOnMarket ?? ''),
      lot: home.lotSize === null ? '' : String(home.lotSize),
    })} ${sources.language === 'en' ? withoutSample(home.description) : ''}`.trim(),
    words.home.visiting(openHouseTimes(home, sources.language), listedBy(home), home.status === CLOSED),
    homeNotice(home, words),
  ].filter(Boolean);
  return ofHome(home, text.join('\n'), task, home.status === 'Active' ? { offer: 'tour' } : {});
}

/** Answers with facts of a home, one sentence each. */
export function homeFacts(
  home: Property,
  attributes: readonly Attribute[],
  features: FeaturesAsked,
  task: HomesTask,
  sources: Sources,
): Answer {
  const { words } = sources;
  // the price of a sold home would sound like an offer
  const isSold = home.status === CLOSED && !attributes.includes('status');
  const facts: Attribute[] = isSold ? [...attributes, 'status'] : [...attributes];
  const told = [
    ...facts.map((attribute) => homeFactSentence(home, attribute, sources)),
    featuresOf(home, features, sources),
  ].filter(Boolean);
  const asked = { ...task, asked: [...attributes], askedFeatures: features };
  return ofHome(home, [told.join(' '), homeNotice(home, words)].join('\n'), asked);
}

/** What a home's description says about features, or that it does not mention them. */
export function featuresOf(
  home: Property,
  { ids, isYesOrNo, asked }: FeaturesAsked,
  sources: Sources,
): string {
  const { quoted, said, notSaid } = sources.words.home;
  const saidOf = (feature: string) => {
    const said = sources.saidOf(home, feature);
    return said !== null && couldAnswer(asked, said, home) ? said : null;
  };
  const found = ids.flatMap((feature) => saidOf(feature) ?? []);
  const unsaid = ids.filter((feature) => !sources.saidOf(home, feature));
  const isSilent = found.length + unsaid.length === 0 && ids.length > 0;
  if (isSilent) return sources.words.home.notTold(home.address);
  return [
    ...[...new Set(found)].map((sentence) =>
      (isYesOrNo ? said : quoted)(home.address, withoutSample(sentence).replace(/[.;]$/, '')),
    ),
    ...(unsaid.length > 0
      ? [
          notSaid(
            home.address,
            unsaid.map((feature) => featureName(feature, sources)),
          ),
        ]
      : []),
  ].join(' ');
}

/** Quotes the sentence of a description that answers best; null if none does. @param least as for `sentenceAbout` */
export function quoteAbout(
  home: Property,
  asked: string,
  task: HomesTask,
  sources: Sources,
  least = 0.5,
): Answer | null {
  const said = sentenceAbout(home, asked, least);
  return said === null ? null : quoted(home, [said], task, sources);
}

/**
 * The sentence of a description that shares most content words with the question; null if none does.
 * @param least share of the question's content words that the sentence must have
 */
export function sentenceAbout(home: Property, asked: string, least: number): string | null {
  // where every word has to occur, short ones count too: "oak floors"
  const words = keywordsIn(asked, least === 1 ? 3 : 5);
  const shared = (sentence: string) => {
    const told = plainText(sentence).split(' ');
    return words.filter((word) => told.some((one) => one.startsWith(word))).length;
  };
  const [best] = sentencesIn(home)
    .filter((sentence) => couldAnswer(asked, sentence, home))
    .toSorted((one, other) => shared(other) - shared(one));
  return best && shared(best) > 0 && shared(best) >= words.length * least ? best : null;
}

/** Quotes what a description says of distances: stations, water, parks nearby; null if it says nothing of them. */
export function surroundingsOf(home: Property, task: HomesTask, sources: Sources): Answer | null {
  const near = sentencesIn(home).filter((sentence) => DISTANCE.test(plainText(sentence)));
  return near.length > 0 ? quoted(home, near, task, sources) : null;
}

const DISTANCE = /\b(?:miles?|blocks?|minutes?|nearby|walk|on foot)\b/;

function quoted(home: Property, sentences: string[], task: HomesTask, sources: Sources): Answer {
  const said = sources.words.home.quoted(home.address, sentencesOf(sentences).replace(/\.$/, ''));
  return ofHome(home, [said, homeNotice(home, sources.words)].join('\n'), task);
}

/** The sentences of a description. */
export function sentencesIn({ description }: Property): string[] {
  return withoutSample(description).split(/(?<=[.;]) /);
}

/** Sentences of a description as one quotation, each once. */
export function sentencesOf(sentences: readonly string[]): string {
  return [...new Set(sentences)].map((one) => `${withoutSample(one).replace(/[.;]$/, '')}.`).join(' ');
}

/** Refers to a map for the distance from a home to a place. */
export function homeDistance(home: Property, task: HomesTask, { words }: Sources): Answer {
  return ofHome(home, [words.home.way(home.address), homeNotice(home, words)].join('\n'), task);
}

/** Says that neither record nor description has the answer. */
export function homeWithoutAnswer(homes: readonly Property[], task: HomesTask, sources: Sources): Answer {
  const { words } = sources;
  const [home] = homes;
  const silent = { unanswered: true, offer: 'question' } as const;
  const text = words.home.silent(homes.map(({ address }) => address));
  if (home && homes.length === 1) return ofHome(home, text, task, silent);
  return { text, sources: homes.map(({ id }) => `home:${id}`), links: ['call'], ...silent };
}

/** Asks which of several homes is meant. */
export function whichHome(homes: readonly Property[], { words }: Sources): Answer {
  return {
    text: words.home.whichOne,
    links: [],
    sources: [],
    suggestions: homes.map(({ address }) => address),
  };
}

/** One line per home with the requested facts. */
export function factsOfEachHome(
  homes: readonly Property[],
  attributes: readonly Attribute[],
  sources: Sources,
): string {
  const factsOf = (home: Property) => attributes.map((one) => homeFactSentence(home, one, sources));
  return homes
    .slice(0, MOST_SHOWN)
    .map((home) => `• ${factsOf(home).join(' ')}`)
    .join('\n');
}

/** When the record of a home was last changed, and whether it is a sample. */
export function homeNotice(home: Property | undefined, words: AnswerWords): string {
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
  const name = features.find((feature) => feature.id === id)?.name[language];
  return name ?? (language === 'es' ? id.replace('“', '«').replace('”', '»') : id);
}

/** An answer about one home, which is then the one under discussion. */
export function ofHome(home: Property, text: string, task: HomesTask, more: Partial<Answer> = {}): Answer {
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

/** A fact of a home as a sentence; '' for facts that only areas have. */
export function homeFactSentence(home: Property, attribute: Attribute, sources: Sources): string {
  const { words } = sources;
  const { fact, noLot, notInRecord } = words.home;
  const sentences: Partial<Record<Attribute, Say>> = fact;
  const say = sentences[attribute];
  if (!say) return '';
  const { type, status, area } = partsOf(home, sources);
  const told: { [other in Attribute]?: string | undefined } = {
    type,
    status,
    place: area || undefined,
    firm: listedBy(home) || undefined,
  };
  const value = told[attribute] ?? writtenHomeFigure(home, attribute, words)?.inFull;
  if (value !== undefined && attribute === 'lot')
    return say(home.address, words.home.lotInFeet(value, feetOfLot(home, words)));
  if (value !== undefined) return say(home.address, value);
  return attribute === 'lot' ? noLot(home.address) : notInRecord(home.address);
}

function feetOfLot({ lotSize }: Property, words: AnswerWords): string {
  return formatResult(squareFeetOfLot(lotSize ?? 0), 'size', words);
}

export function homeLine(home: Property, sources: Sources, by?: Attribute): string {
  const figure = by && !IN_LINE.has(by) ? writtenHomeFigure(home, by, sources.words) : null;
  const heading = (by && sources.words.home.heading[by]) ?? '';
  const more = figure ? `; ${heading} ${figure.inFull}` : '';
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
    type:
      words.home.types[home.propertyType] ?? words.home.types[kindOf(home.propertyType)] ?? home.propertyType,
    status: words.home.statuses[home.status] ?? home.status,
  };
}

function areaName(home: Property, { areas }: Sources): string {
  return areas.find(({ slug }) => slug === home.neighborhoodSlug)?.name ?? '';
}

function withoutSample(text: string): string {
  return text.replace(/^Sample home\. /, '');
}
