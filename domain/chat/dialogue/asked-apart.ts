import { type Answer, joined, type Sources } from '../answer/answer.ts';
import type { AreaFact } from '../answer/answer-words.ts';
import { areaFacts } from '../answer/area-answers.ts';
import { BETWEEN, entryAnswer, SURE } from '../answer/entry-answer.ts';
import { homeList, homesOf, noticeOf } from '../answer/home-answers.ts';
import { fitting, homeSearch, inOrder, listTask } from '../answer/home-search.ts';
import { homeFirst, homesByKind } from '../answer/reckoning.ts';
import { wishInWords } from '../answer/wish-in-words.ts';
import type { Act } from '../understand/understood.ts';
import { asksMake, asksRule, asksSales, asksWhy } from '../values/asking.ts';
import type { Unrecorded } from '../values/unrecorded.ts';
import { hasLimits } from '../values/wish.ts';
import { latest } from './dialogue.ts';
import { areasSpokenOf } from './resolve.ts';
import { known, type Meant } from './turn.ts';

/** What is asked in so many words that it is answered whatever act it is; null for everything else. */
export async function askedApart(meant: Meant, sources: Sources): Promise<Answer | null> {
  return (
    pageAsked(meant, sources) ??
    homesSold(meant, sources) ??
    watchedSearch(meant, sources) ??
    onlyOne(meant, sources) ??
    reasonOf(meant, sources) ??
    byKind(meant, sources) ??
    areasWithKind(meant, sources) ??
    kindsThere(meant, sources) ??
    (await notOnRecord(meant, sources))
  );
}

/** Where a page of this site is, with what is surely known of it: "where is the sellers guide" */
function pageAsked(
  { values: { text }, understood, dialogue }: Meant,
  { pages, ...sources }: Sources,
): Answer | null {
  const isAsked = ASKS_WHERE.test(text) && text.split(' ').length <= MOST_WORDS;
  const page = isAsked && pages.find(({ names }) => names.some((name) => ` ${text} `.includes(` ${name} `)));
  if (!page) return null;
  const [first] = understood.entries;
  const entry = sources.entries.find(({ id }) => id === first?.id && first.confidence >= SURE);
  const here: Answer = {
    text: sources.words.pageIs(page.label[sources.language]),
    links: [page.link],
    sources: ['site'],
  };
  const context = { side: dialogue.side, areas: [], aspect: first?.aspect };
  return entry ? joined(here, entryAnswer(entry, context, { pages, ...sources })) : here;
}

const MOST_WORDS = 10;
const ASKS_WHERE =
  /\b(?:wheres|where(?: is| are| (?:do|can|would|could) (?:i|we|you))\b|(?:the |a )?link (?:to|for)\b|(?:find|get to|open|go to) (?:the|your)\b|donde (?:esta|estan|queda|encuentro|veo)\b|enlace (?:a|de)\b)/;

/** What can be done for somebody who wants to hear of new homes, and those that match today: "alerts for NoDa under 600". */
function watchedSearch({ values, understood, watchEntry, dialogue }: Meant, sources: Sources): Answer | null {
  const { text, wish, areas, homes, isOwn } = values;
  const [first] = understood.entries;
  const isMeant = WATCHES.test(text) || (first?.id === watchEntry && first.confidence >= SURE);
  const isOfHomes = (hasLimits(wish) || areas.length > 0) && homes.length === 0 && !isOwn;
  const entry = sources.entries.find(({ id }) => id === watchEntry);
  if (!isMeant || !isOfHomes || !entry) return null;
  const told = entryAnswer(entry, { side: dialogue.side, areas: [] }, sources);
  return { ...joined(told, homeSearch(wish, null, sources)), offer: 'buying' };
}

const WATCHES =
  /\balerts?\b|\bnotif(?:y|ied|ications?)\b|\b(?:let|tell|email|text|ping|message) (?:me|us)(?: know)? (?:if|when|whenever|once)\b.*\b(?:comes?|hits?|pops?|listed|lists?|available|shows?|appears?|new)\b|\b(?:avis(?:a|e|en)(?:me|nos)?|avisos?|alertas?)\b/;

/** What was sold, of which no list of homes for sale tells: "how many homes have you sold?" */
function homesSold(meant: Meant, sources: Sources): Answer | null {
  const { act, understood, values, soldEntries } = meant;
  const [first] = understood.entries;
  const isFound = first !== undefined && soldEntries.includes(first.id) && first.confidence >= BETWEEN;
  const { homes, attributes, pointing, text } = values;
  const isOfListed = homes.length > 0 || pointing.which !== null || pointing.ordinal !== null;
  const wouldList = LISTS.has(act) && attributes.every((one) => one === 'inventory');
  return isFound && wouldList && !isOfListed && asksSales(text) ? known(meant, sources) : null;
}

/** They list homes for sale, or count them. */
const LISTS = new Set<Act>(['search', 'refine', 'area', 'rank', 'ask']);

/** "And the other one?", "which is cheaper", after a single home was found. */
function onlyOne({ values, subject, dialogue }: Meant, sources: Sources): Answer | null {
  const { pointing, comparative } = values;
  const [task] = dialogue.tasks;
  if (task?.kind !== 'homes' || task.results.length !== 1 || task.before?.length || subject.areas.length > 0)
    return null;
  const [home] = homesOf(task.results, sources);
  const isBeyond = (pointing.ordinal ?? 0) > 0 && values.homes.length === 0;
  const isOther = isBeyond || (pointing.which === 'other' && !subject.isNamed);
  const isOfSeveral = pointing.which === 'both' || pointing.which === 'all';
  const isOneOf = comparative !== null && (pointing.isOne || pointing.asksWhich || isOfSeveral);
  return home && (isOther || isOneOf)
    ? homeList([home], sources.words.home.onlyOne(wishInWords(task.wish, sources)), task, sources)
    : null;
}

/** Why the one that led an order does: "why that one?" */
function reasonOf({ values, dialogue: { tasks } }: Meant, sources: Sources): Answer | null {
  const [task] = tasks;
  if (task?.kind !== 'homes' || !task.order || !asksWhy(values.text)) return null;
  return homeFirst({ ...task, order: task.order }, sources);
}

/** Homes that were shown, by kind: "which are houses and which are condos?" */
function byKind({ values, dialogue }: Meant, sources: Sources): Answer | null {
  const { pointing, wish, areas } = values;
  const list = latest(dialogue.tasks, 'homes');
  const { types = [] } = wish;
  if (!pointing.asksWhich || types.length < 2 || areas.length > 0 || !list || list.results.length < 2)
    return null;
  return homesByKind(homesOf(list.results, sources), types, list, sources);
}

/** The areas that have homes of a kind for sale, with those homes. */
function areasWithKind({ values }: Meant, sources: Sources): Answer | null {
  const { about, wish, areas, attributes, others, order, comparative, operation, areaLimits } = values;
  const asksOther = Boolean(order ?? comparative ?? operation);
  const ofFigures = areaLimits.filter(({ attribute }) => attribute !== 'price');
  const named = [areas, attributes, others, ofFigures].flat().length;
  if (about !== 'areas' || !wish.types || asksOther || named > 0) return null;
  const { words } = sources;
  const homes = inOrder(fitting(wish, sources), null);
  const kind = wishInWords(wish, sources);
  if (homes.length === 0)
    return { text: words.area.noneOfKind(kind), links: ['areas', 'call'], sources: [], offer: 'question' };
  const rows = sources.areas.flatMap(({ slug, name }) => {
    const own = homes.filter(({ neighborhoodSlug }) => neighborhoodSlug === slug);
    return own.length > 0 ? [`• ${name}: ${own.map(({ address }) => address).join('; ')}`] : [];
  });
  return {
    text: [words.area.ofKind(kind), ...rows, noticeOf(homes[0], words)].join('\n'),
    links: ['areas', 'compare'],
    sources: homes.map(({ id }) => `home:${id}`),
    task: listTask(wish, null, homes, homes.length),
  };
}

/** The homes of an area by their kinds, where one asks what stands there. */
function kindsThere({ values, dialogue }: Meant, sources: Sources): Answer | null {
  const [task] = dialogue.tasks;
  const { wish, text, homes } = values;
  const isOfHome = values.areas.length === 0 && task?.kind === 'homes' && task.focus !== null;
  if (!wish.types || homes.length > 0 || isOfHome || !asksMake(text)) return null;
  const areas = values.areas.length > 0 ? values.areas : areasSpokenOf(dialogue);
  const there = inOrder(fitting({ areas }, sources), null);
  if (areas.length === 0 || there.length === 0) return null;
  const answer = homesByKind(there, wish.types, listTask({ areas }, null, there, there.length), sources);
  const place = wishInWords({ areas }, sources);
  return { ...answer, text: `${sources.words.area.kindsThere(place)}\n${answer.text}` };
}

/** Says that no record holds what is asked of some areas, and tells the nearest that one does: "over asking in Dilworth". */
async function notOnRecord({ values, subject }: Meant, sources: Sources): Promise<Answer | null> {
  const { unrecorded, text, homes, isOwn } = values;
  const { areas } = subject;
  if (!unrecorded || areas.length === 0 || homes.length > 0 || isOwn || asksRule(text)) return null;
  const told = await areaFacts(areas, NEAREST[unrecorded], sources);
  const names = new Intl.ListFormat(sources.language).format(areas.map(({ name }) => name));
  return { ...told, text: `${sources.words.area.unrecorded[unrecorded](names)} ${told.text}` };
}

const NEAREST: Record<Unrecorded, AreaFact[]> = {
  overAsking: ['price', 'days'],
  offers: ['days', 'inventory'],
};
