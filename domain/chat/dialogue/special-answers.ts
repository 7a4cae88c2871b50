import { dollarsOf } from '../../listings/listing-figures.ts';
import { CLOSED } from '../../listings/listing-status.ts';
import type { Property } from '../../listings/property.ts';
import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import type { AreaFact } from '../answer/answer-words.ts';
import { areaFacts } from '../answer/area-answers.ts';
import { affordablePrice } from '../answer/budget-sums.ts';
import { homesByKind, reasonForPlace } from '../answer/compare-records.ts';
import { entryAnswer, LIKELY, SURE } from '../answer/entry-answer.ts';
import { money } from '../answer/figures.ts';
import { homeList, homeNotice, homesOf, ofHome } from '../answer/home-answers.ts';
import { homeSearch, listTask, matchingHomes, sortHomes } from '../answer/home-search.ts';
import { wishInWords } from '../answer/wish-in-words.ts';
import { entryFor } from '../understand/find-entries.ts';
import { surelyAsks } from '../understand/record-requests.ts';
import type { Act } from '../understand/understood.ts';
import { asksAboutHousingStock, asksAboutRule, asksAboutSales, asksWhy } from '../values/question-kinds.ts';
import type { UnrecordedTopic } from '../values/unrecorded-topic.ts';
import { hasCriteria, type Wish } from '../values/wish.ts';
import { areaInHand, surroundings } from './around-home.ts';
import { currentSearch, latestTask } from './dialogue.ts';
import { openHousesAnswer } from './open-houses-answer.ts';
import { focusedHome, lastMentionedAreas } from './resolve-subject.ts';
import { answerFromEntry, type ResolvedTurn } from './turn.ts';

/** Answers questions whose wording tells them from requests of the records; null for all others. */
export async function wordedAnswer(meant: ResolvedTurn, sources: Sources): Promise<Answer | null> {
  return (
    pageLocation(meant, sources) ??
    openHousesAnswer(meant, sources) ??
    searchAlert(meant, sources) ??
    similarHomes(meant, sources) ??
    withinAffordable(meant, sources) ??
    homesGroupedByType(meant, sources) ??
    (await surroundings(meant, sources)) ??
    (await areaInHand(meant, sources))
  );
}

/** Answers questions that are recognized by their wording, whatever their act, once no record answers; null for all others. */
export async function specialAnswer(meant: ResolvedTurn, sources: Sources): Promise<Answer | null> {
  return (
    onlyOneHomeFound(meant, sources) ??
    reasonForRanking(meant, sources) ??
    areasWithHomeType(meant, sources) ??
    homeTypesInArea(meant, sources) ??
    (await unrecordedFigure(meant, sources))
  );
}

/** Says where a page of this site is, and adds a confident entry: "where is the sellers guide" */
function pageLocation(
  { values: { text }, understood, dialogue }: ResolvedTurn,
  sources: Sources,
): Answer | null {
  const isAsked = ASKS_WHERE.test(text) && text.split(' ').length <= MOST_WORDS;
  const page =
    isAsked && sources.pages.find(({ names }) => names.some((name) => ` ${text} `.includes(` ${name} `)));
  if (!page) return null;
  const found = entryFor(understood, SURE);
  const entry = sources.entries.find(({ id }) => id === found?.id);
  const here: Answer = {
    text: sources.words.pageIs(page.label[sources.language]),
    links: [page.link],
    sources: ['site'],
  };
  const context = { side: dialogue.side, areas: [], aspect: found?.aspect };
  return entry ? joinAnswers(here, entryAnswer(entry, context, sources)) : here;
}

const MOST_WORDS = 10;
const ASKS_WHERE =
  /\b(?:wheres|where(?: is| are| (?:do|can|would|could) (?:i|we|you))\b|(?:the |a )?link (?:to|for)\b|(?:find|get to|open|go to) (?:the|your)\b|donde (?:esta|estan|queda|encuentro|veo)\b|enlace (?:a|de)\b)/;

/** Answers a request for listing alerts, with the homes that match today: "alerts for NoDa under 600". */
function searchAlert(
  { values, understood, watchEntry, dialogue }: ResolvedTurn,
  sources: Sources,
): Answer | null {
  const { text, wish, areas, homes, isOwnHome } = values;
  const isMeant = WATCHES.test(text) || entryFor(understood, SURE)?.id === watchEntry;
  const isOfHomes = (hasCriteria(wish) || areas.length > 0) && homes.length === 0 && !isOwnHome;
  const entry = sources.entries.find(({ id }) => id === watchEntry);
  if (!isMeant || !isOfHomes || !entry) return null;
  const told = entryAnswer(entry, { side: dialogue.side, areas: [] }, sources);
  return { ...joinAnswers(told, homeSearch(wish, null, sources)), offer: 'buying' };
}

const WATCHES =
  /\balerts?\b|\bnotif(?:y|ied|ications?)\b|\b(?:let|tell|email|text|ping|message) (?:me|us)(?: know)? (?:if|when|whenever|once)\b.*\b(?:comes?|hits?|pops?|listed|lists?|available|shows?|appears?|new)\b|\b(?:avis(?:a|e|en)(?:me|nos)?|avisos?|alertas?)\b/;

/** Lists the sold homes still on record, or answers about past sales: "which homes are sold", "how many have you sold?" */
export function soldHomesAnswer(meant: ResolvedTurn, sources: Sources): Answer | null {
  const { act, understood, values, soldEntries } = meant;
  const { homes, attributes, itemReference, wish, freeTextWishes, text } = values;
  const isOfListed = homes.length > 0 || itemReference.which !== null || itemReference.ordinal !== null;
  if (isOfListed || wish.statuses || !asksAboutSales(text)) return null;
  const [ofHomes] = soldEntries;
  const found = soldEntries.find((id) => id === entryFor(understood, LIKELY)?.id);
  // "how many has Avery sold, and for how much" asks for no prices of homes for sale
  const isOfRecord = found !== undefined && found !== ofHomes;
  const wouldList = LISTS.has(act) && attributes.every((one) => one === 'inventory');
  if (!isOfRecord && !wouldList) return null;
  const sold: Wish = { ...wish, statuses: [CLOSED] };
  if ((found ?? ofHomes) === ofHomes && matchingHomes(sold, sources).length > 0)
    return homeSearch(sold, values.order, sources, freeTextWishes);
  if (found) return answerFromEntry(meant, sources);
  const isOfAll = values.subject === 'homes' && !hasCriteria(wish) && freeTextWishes.length === 0;
  const entry = isOfAll && sources.entries.find(({ id }) => id === ofHomes);
  return entry ? entryAnswer(entry, { side: meant.dialogue.side, areas: [] }, sources) : null;
}

/** Acts whose answers would list or count homes for sale. */
const LISTS = new Set<Act>(['search', 'refine', 'area', 'rank', 'ask']);

/** Lists the homes closest in price to the one under discussion: "anything similar?" */
function similarHomes({ values, subject, dialogue }: ResolvedTurn, sources: Sources): Answer | null {
  const [home = focusedHome(dialogue, sources)] = subject.isNamed ? subject.homes : [];
  const price = home && dollarsOf(home);
  if (!home || !price || !SIMILAR.test(values.text) || hasCriteria(values.wish)) return null;
  // "similar but cheaper" is a search
  if (values.comparative) return null;
  const apart = (other: Property) => Math.abs((dollarsOf(other) ?? Number.POSITIVE_INFINITY) - price);
  const homes = matchingHomes({}, sources)
    .filter(({ id }) => id !== home.id)
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, MOST_SIMILAR);
  const task = listTask({}, null, homes, homes.length);
  return homeList(homes, sources.words.home.closestInPrice(home.address), task, sources);
}

const MOST_SIMILAR = 3;
const SIMILAR =
  /\b(?:similar|comparable|parecid[oa]s?)\b(?! (?:price|sale|area|neighborhood))|\b(?:any\w*|others?|more|something|homes?|houses?|condos?|ones?) (?:else )?(?:\w+ )?like (?:it|that|this|_home)\b/;

/** Holds a home's price against the affordable price calculated before: "could I get the Catalpa one" */
function withinAffordable({ values, subject, dialogue }: ResolvedTurn, sources: Sources): Answer | null {
  const [task] = dialogue.tasks;
  const [home, another] = subject.homes;
  const price = home && dollarsOf(home);
  const isOfSum = task?.kind === 'sum' && task.sum === 'price-from-payment';
  const most = isOfSum ? affordablePrice(dialogue.terms) : undefined;
  if (!home || another || !subject.isNamed || !price || most === undefined || !AFFORDS.test(values.text))
    return null;
  const text = sources.words.home.againstAffordable({
    address: home.address,
    price: money(price),
    most: money(most),
    apart: price > most ? `${money(price)} − ${money(most)} = ${money(price - most)}` : '',
  });
  return ofHome(home, [text, homeNotice(home, sources.words)].join('\n'), currentSearch(dialogue));
}

const AFFORDS =
  /\b(?:can|could|would) (?:i|we) (?:\w+ )?(?:afford\b|(?:get|buy|swing) (?:the )?_home(?: (?:1|home|house|condo|place))?$)|\b(?:me|nos) alcanza\b|\b(?:puedo|podria|podemos|podriamos) (?:comprar|pagar)\b/;

/** Says that only one home was found: "and the other one?", "which is cheaper" */
function onlyOneHomeFound(
  { understood, values, subject, dialogue }: ResolvedTurn,
  sources: Sources,
): Answer | null {
  // "what else do you have in that style for less"
  if (surelyAsks(understood.request, 'list')) return null;
  const { itemReference, comparative } = values;
  const [task] = dialogue.tasks;
  if (task?.kind !== 'homes' || task.results.length !== 1 || task.before?.length || subject.areas.length > 0)
    return null;
  const [home] = homesOf(task.results, sources);
  const isBeyond =
    (itemReference.ordinal ?? 0) > 0 && !itemReference.refersToAreas && values.homes.length === 0;
  const isOther = isBeyond || (itemReference.which === 'other' && !subject.isNamed);
  const isOfSeveral = itemReference.which === 'both' || itemReference.which === 'all';
  const isOneOf =
    comparative !== null && (itemReference.refersToOne || itemReference.asksWhich || isOfSeveral);
  return home && (isOther || isOneOf)
    ? homeList([home], sources.words.home.onlyOne(wishInWords(task.wish, sources)), task, sources)
    : null;
}

/** Explains why a home has its place in a ranking: "why that one?" */
function reasonForRanking({ values, dialogue: { tasks } }: ResolvedTurn, sources: Sources): Answer | null {
  const [task] = tasks;
  if (task?.kind !== 'homes' || !task.order || !asksWhy(values.text)) return null;
  // "why is it so expensive" after the oldest house
  if (values.attributes.includes('price') && task.order.by !== 'price') return null;
  return reasonForPlace({ ...task, order: task.order }, sources);
}

/** Groups the homes shown by type: "which are houses and which are condos?" */
function homesGroupedByType({ values, dialogue }: ResolvedTurn, sources: Sources): Answer | null {
  const { itemReference, wish, areas } = values;
  const list = latestTask(dialogue.tasks, 'homes');
  const { types = [] } = wish;
  if (!itemReference.asksWhich || types.length < 2 || areas.length > 0 || !list || list.results.length < 2)
    return null;
  return homesByKind(homesOf(list.results, sources), types, list, sources);
}

/** Lists the areas with homes of a type for sale, and those homes. */
function areasWithHomeType({ values }: ResolvedTurn, sources: Sources): Answer | null {
  const {
    subject: about,
    wish,
    areas,
    attributes,
    freeTextWishes,
    order,
    comparative,
    operation,
    areaLimits,
  } = values;
  const asksOther = Boolean(order ?? comparative ?? operation);
  const ofFigures = areaLimits.filter(({ attribute }) => attribute !== 'price');
  const named = [areas, attributes, freeTextWishes, ofFigures].flat().length;
  if (about !== 'areas' || !wish.types || asksOther || named > 0) return null;
  const { words } = sources;
  const homes = sortHomes(matchingHomes(wish, sources), null);
  const kind = wishInWords(wish, sources);
  if (homes.length === 0)
    return { text: words.area.noneOfKind(kind), links: ['areas', 'call'], sources: [], offer: 'question' };
  const rows = sources.areas.flatMap(({ slug, name }) => {
    const own = homes.filter(({ neighborhoodSlug }) => neighborhoodSlug === slug);
    return own.length > 0 ? [`• ${name}: ${own.map(({ address }) => address).join('; ')}`] : [];
  });
  return {
    text: [words.area.ofKind(kind), ...rows, homeNotice(homes[0], words)].join('\n'),
    links: ['areas', 'compare'],
    sources: homes.map(({ id }) => `home:${id}`),
    task: listTask(wish, null, homes, homes.length),
  };
}

/** Groups an area's homes by type when the message asks what is built there. */
function homeTypesInArea({ values, dialogue }: ResolvedTurn, sources: Sources): Answer | null {
  const [task] = dialogue.tasks;
  const { wish, text, homes } = values;
  const isOfHome = values.areas.length === 0 && task?.kind === 'homes' && task.focus !== null;
  if (!wish.types || homes.length > 0 || isOfHome || !asksAboutHousingStock(text)) return null;
  const areas = values.areas.length > 0 ? values.areas : lastMentionedAreas(dialogue);
  const there = sortHomes(matchingHomes({ areas }, sources), null);
  if (areas.length === 0 || there.length === 0) return null;
  const answer = homesByKind(there, wish.types, listTask({ areas }, null, there, there.length), sources);
  const place = wishInWords({ areas }, sources);
  return { ...answer, text: `${sources.words.area.kindsThere(place)}\n${answer.text}` };
}

/** Says that the requested figure is not recorded and gives the closest that is: "over asking in Dilworth". */
async function unrecordedFigure({ values, subject }: ResolvedTurn, sources: Sources): Promise<Answer | null> {
  const { unrecordedTopic, text, homes, isOwnHome } = values;
  const { areas } = subject;
  if (!unrecordedTopic || areas.length === 0 || homes.length > 0 || isOwnHome || asksAboutRule(text))
    return null;
  const told = await areaFacts(areas, NEAREST[unrecordedTopic], sources);
  const names = new Intl.ListFormat(sources.language).format(areas.map(({ name }) => name));
  return { ...told, text: `${sources.words.area.unrecorded[unrecordedTopic](names)} ${told.text}` };
}

const NEAREST: Record<UnrecordedTopic, AreaFact[]> = {
  overAsking: ['price', 'days'],
  offers: ['days', 'inventory'],
};
