import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import { areaComparison, areaFacts } from '../answer/area-answers.ts';
import { homeRanking } from '../answer/compare-records.ts';
import { BESIDE_RECORDS, entryAnswer, LIKELY, SURE } from '../answer/entry-answer.ts';
import { isAreaFact } from '../answer/figures.ts';
import { homeDetail, homeList, homesOf, MOST_SHOWN, whichHome } from '../answer/home-answers.ts';
import { homeSearch, matchingHomes, moreHomes, searchForEither } from '../answer/home-search.ts';
import { asksOfItem } from '../understand/record-requests.ts';
import type { Act } from '../understand/understood.ts';
import { asksAboutRule } from '../values/question-kinds.ts';
import { asksToChoose } from '../values/short-messages.ts';
import { hasCriteria, hasExclusions, type Wish } from '../values/wish.ts';
import { answerCalculation, sureCalculation } from './answer-calculation.ts';
import { answerFacts, carriedFacts, describe } from './answer-facts.ts';
import { answerRequest, isOfNoRecord } from './answer-request.ts';
import { areasMeetingLimits } from './area-criteria.ts';
import { answerAreaRequest } from './area-requests.ts';
import { isBareLimitOfSearch } from './bare-limit.ts';
import { compare, rank, rankNamedHomes } from './compare-and-rank.ts';
import { latestTask } from './dialogue.ts';
import { withFigures } from './figures-before-entry.ts';
import { forecastAnswer } from './forecast-answer.ts';
import { focusedHome, resolveSubject } from './resolve-subject.ts';
import { smallTalk } from './small-talk.ts';
import { soldHomesAnswer, specialAnswer, wordedAnswer } from './special-answers.ts';
import { isSurelyOfText } from './surely-of-text.ts';
import { isSurelySearch } from './surely-search.ts';
import { carriedOver, type Step, TABLE } from './table.ts';
import {
  answerFromEntry,
  hasConfidentEntry,
  type ResolvedTurn,
  type Turn,
  wishWithinAreaLimits,
} from './turn.ts';

/** Answers a message with the step that the table names for its act. */
export async function takeStep(turn: Turn, sources: Sources): Promise<Answer> {
  const { act, values, dialogue, understood } = turn;
  const carried = carriedOver(act, dialogue.tasks[0]);
  const subject = resolveSubject({ understood, values, dialogue, carried, ...sources });
  const meant: ResolvedTurn = { ...turn, carried, subject };
  const isOfRecords = !isSurelyOfText(understood, { values, tasks: dialogue.tasks, roles: turn });
  const forecast = await forecastAnswer(meant, sources);
  if (forecast) return forecast;
  const plain =
    soldHomesAnswer(meant, sources) ??
    (isOfRecords ? await answerAreaRequest(meant, sources) : null) ??
    sureCalculation(meant, sources) ??
    (await wordedAnswer(meant, sources)) ??
    rankNamedHomes(meant, sources) ??
    (isOfRecords ? await answerRequest(meant, sources) : null) ??
    withoutGuess(await stepOf(meant, sources), meant, sources);
  const told = await withFigures(plain, meant, sources);
  // the message names one covered area and one place outside
  const isElsewhereToo = values.elsewhere !== '' && values.areas.length > 0 && OF_PLACES.has(act);
  const answer = isElsewhereToo ? joinAnswers(told, notCovered(values.elsewhere, sources)) : told;
  const [home, ...others] = values.homes;
  const offer = answer.task?.kind === 'entry' ? turn.offeredAfter[answer.task.id] : undefined;
  return {
    ...answer,
    ...(offer && !answer.offer && { offer }),
    ...(home && others.length === 0 && answer.task?.kind !== 'homes' && { home }),
  };
}

/**
 * Asks which home or area is meant instead of telling a text that a message only resembles, if it surely asks for something of
 * one that is not in view: "how many beds", "and its lot".
 */
function withoutGuess(answer: Answer, meant: ResolvedTurn, sources: Sources): Answer {
  const { understood, values, dialogue } = meant;
  const { request } = understood;
  const isOfText = answer.task?.kind === 'entry' || answer.unanswered;
  if (
    !isOfText ||
    !request ||
    dialogue.tasks.length === 0 ||
    !asksOfItem(request) ||
    hasConfidentEntry(meant, BESIDE_RECORDS)
  )
    return answer;
  const isOfAreas = request.about[0]?.value === 'areas';
  // texts tell of parks and streets, too
  const isOfPart = isOfAreas && request.kinds[0]?.value === 'part';
  if (isOfPart || request.items.includes('city') || values.elsewhere !== '') return answer;
  if (isOfAreas) {
    const suggestions = sources.areas.map(({ name }) => name);
    return { text: sources.words.whichArea, links: ['areas'], sources: [], suggestions };
  }
  const list = latestTask(dialogue.tasks, 'homes');
  return whichHome(list ? homesOf(list.results.slice(0, list.shown), sources) : [], sources);
}

async function stepOf(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { act, values, dialogue, subject } = meant;
  const elsewhere = values.elsewhere || (values.itemReference.saysThere ? dialogue.elsewhere : '');
  const isElsewhere = elsewhere !== '' && values.areas.length === 0;
  if (isElsewhere && OF_PLACES.has(act)) return notCovered(elsewhere, sources);
  if (carriedFacts(values, dialogue).length > 0 && subject.homes.length === 0)
    return await answerFacts(meant, sources);
  const answer = (await specialAnswer(meant, sources)) ?? (await STEPS[TABLE[act].step](meant, sources));
  const asksFigure = values.attributes.length > 0;
  const isRead = meant.understood.request?.kinds[0]?.value === 'facts';
  return asksFigure && (answer.unanswered || isRead) && isElsewhere ? notCovered(elsewhere, sources) : answer;
}

const STEPS: Record<Step, (meant: ResolvedTurn, sources: Sources) => Answer | Promise<Answer>> = {
  find,
  again,
  tell: answerFacts,
  describe,
  compare: async (meant, sources) => {
    const answer = await compare(meant, sources);
    const opening = asksToChoose(meant.values.text) ? `${sources.words.choice}\n` : '';
    return { ...answer, text: opening + answer.text };
  },
  rank: async (meant, sources) =>
    (await rank(meant, sources)) ??
    (meant.values.attributes.length > 0 ? await answerFacts(meant, sources) : await find(meant, sources)),
  sum: answerCalculation,
  more,
  back,
  talk: smallTalk,
  refuse: (_, { words }) => ({ text: words.fine, links: [], sources: [] }),
  agree: (_, { words }) => ({ text: words.agreed, links: [], sources: [] }),
  entry,
};

function entry(meant: ResolvedTurn, sources: Sources): Answer | Promise<Answer> {
  const { homes, isNamed } = meant.subject;
  return homes.length === 1 && isNamed && !hasConfidentEntry(meant, LIKELY)
    ? answerFacts(meant, sources)
    : answerFromEntry(meant, sources);
}

const OF_PLACES = new Set<Act>(['search', 'refine', 'area', 'ask', 'describe', 'rank', 'compare']);

async function find(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { values } = meant;
  if (values.subject === 'areas' && values.areaLimits.length > 0)
    return await areasMeetingLimits(values, sources);
  const isExcluded = values.itemReference.isExcluded;
  const isRanked = !isExcluded && values.order && (values.subject === 'areas' || values.order.most === 1);
  const ranked = isRanked ? await rank(meant, sources) : null;
  if (ranked) return ranked;
  const { wish: said, freeTextWishes } = values;
  const asksOfHome = values.homes.length === 1 && !isExcluded;
  if (asksOfHome && !hasCriteria(said) && freeTextWishes.length === 0)
    return await answerFacts(meant, sources);
  const wish = await wishWithinAreaLimits(meant, sources);
  if (!wantsHomes(meant, wish)) return answerFromEntry(meant, sources);
  const untold = isBareLimitOfSearch(values, meant.dialogue.tasks) ? [] : values.freeTextWishes;
  const before = latestTask(meant.dialogue.tasks, 'homes');
  const kept = values.requestedCount ? (before?.order ?? null) : null;
  const asked = values.order ?? (values.comparative && { ...values.comparative, most: 0 });
  // "not the cheapest one" sorts nothing
  const order = isExcluded ? kept : (asked ?? kept);
  const found = corrected(meant) ? matchingHomes(wish, sources) : [];
  if (before?.order && found.length > 0)
    return homeRanking(found, before.order, { ...before, wish }, sources);
  const either = /\b(?:or|o|either)\b/.test(values.text) ? searchForEither(wish, order, sources) : null;
  if (either) return either;
  const answer = homeSearch(wish, order, sources, untold, values.requestedCount ?? undefined);
  // if nothing is cheaper, "anything cheaper?" leaves the search as it was
  const isRelative = values.comparative !== null && !said.price;
  if (isRelative && before && answer.task?.kind === 'homes' && matchingHomes(wish, sources).length === 0)
    return { ...answer, task: { ...answer.task, wish: before.wish, order: before.order, tried: wish } };
  return answer;
}

/** "Not a condo", after the cheapest home of all: the cheapest of the others. */
function corrected({ values, dialogue: { tasks } }: ResolvedTurn): boolean {
  const { wish, itemReference, order, comparative } = values;
  const [task] = tasks;
  const isOfRanking = task?.kind === 'homes' && task.focus !== null && task.order?.most === 1;
  const isExclusion = hasExclusions(wish) || itemReference.isExcluded;
  return isOfRanking && isExclusion && (order ?? comparative) === null;
}

/** Whether there are search criteria, or homes are requested without any: "show me homes". */
function wantsHomes(meant: ResolvedTurn, wish: Wish): boolean {
  const { values, dialogue, understood } = meant;
  if (isSurelySearch(understood, values, dialogue.tasks)) return true;
  const { freeTextWishes, order, comparative, requestedCount, droppedCriteria, isSearch, text } = values;
  const isBare = !hasCriteria(values.wish) && values.areas.length === 0 && (order ?? comparative) === null;
  // "need to be in by January", "skip the inspection?"
  if (isBare && understood.request && isOfNoRecord(understood.request)) return false;
  const criteria = understood.request?.about[0]?.value === 'homes' ? wish : values.wish;
  const isSaid =
    Object.keys(criteria).length + freeTextWishes.length + droppedCriteria.length > 0 ||
    (order ?? comparative ?? requestedCount) !== null;
  const isOfList = latestTask(dialogue.tasks, 'homes') !== null;
  return isSaid || (isSearch && (isOfList || (!asksAboutRule(text) && !hasConfidentEntry(meant, SURE))));
}

/** Repeats the last search, facts or entry for another area. */
async function again(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { dialogue, values, subject, recordEntries } = meant;
  const [task] = dialogue.tasks;
  if (values.attributes.length > 0) return await answerFacts(meant, sources);
  const isOfSearch =
    task?.kind === 'homes' &&
    (!task.focus || Object.keys(task.wish).length > 0 || values.subject === 'homes');
  if (isOfSearch) return await find(meant, sources);
  if (task?.kind === 'entry') {
    const entry = sources.entries.find(({ id }) => id === task.id);
    if (entry && values.areas.some((slug) => entry.byArea?.[slug]))
      return entryAnswer(entry, { side: dialogue.side, areas: values.areas }, sources);
    const isSame = /\b(?:same|mism[oa])\b/.test(values.text);
    if (!isSame && latestTask(dialogue.tasks, 'homes')) return await find(meant, sources);
    // an entry about the areas themselves has nothing to repeat for another area, unless asked: "same for _?"
    const isRepeated = isSame || !entry?.links.includes('areas');
    if (entry && isRepeated && !recordEntries[entry.id]) {
      const figures = await areaFacts(subject.areas, ['price', 'days'], sources);
      const names = subject.areas.map(({ name }) => name).join(', ');
      return {
        text: `${sources.words.entry.anywhere(entry.title[sources.language], names)} ${figures.text}`,
        links: figures.sources,
        sources: [`entry:${entry.id}`, ...figures.sources],
        task: { ...task, areas: values.areas },
      };
    }
  }
  return await describe(meant, sources);
}

async function more(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { dialogue } = meant;
  const [task] = dialogue.tasks;
  if (task?.kind === 'homes') {
    const focus = focusedHome(dialogue, sources);
    if (focus && task.shown >= task.results.length) return homeDetail(focus, task, sources);
    const none: Answer = { text: sources.words.home.noMore, links: ['compare', 'call'], sources: [] };
    return moreHomes(task, sources) ?? none;
  }
  if (task?.kind === 'areas' && task.areas.length > 0) return await describe(meant, sources);
  return answerFromEntry(meant, sources);
}

/** Returns to the task that the message names, or else to the one before the last. */
async function back(meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { dialogue, values, subject, understood } = meant;
  const { tasks, side } = dialogue;
  const list = latestTask(tasks, 'homes');
  if (subject.isNamed && subject.homes.length > 0) return await describe(meant, sources);
  if (list && (values.areas.length > 0 || hasCriteria(values.wish))) return await find(meant, sources);
  if (subject.isNamed) return await describe(meant, sources);
  const [found] = understood.entries;
  const named = tasks.find((one) => one.kind === 'entry' && one.id === found?.id);
  const task = named ?? (values.subject === 'homes' ? list : null) ?? tasks[1] ?? tasks[0];
  if (task?.kind === 'sum')
    return answerCalculation({ ...meant, dialogue: { ...dialogue, tasks: [task, ...tasks] } }, sources);
  const shown = task?.kind === 'homes' ? homesOf(task.results.slice(0, MOST_SHOWN), sources) : [];
  if (task?.kind === 'homes' && shown.length > 0) return homeList(shown, '', task, sources);
  const focus = focusedHome(dialogue, sources);
  if (task?.kind === 'homes' && focus) return homeDetail(focus, task, sources);
  if (task?.kind === 'areas') {
    const areas = sources.areas.filter(({ slug }) => task.areas.includes(slug));
    const facts = task.attributes.filter(isAreaFact);
    return facts.length > 0
      ? await areaFacts(areas, facts, sources)
      : await areaComparison(areas, [], null, sources);
  }
  const entry = task?.kind === 'entry' && sources.entries.find(({ id }) => id === task.id);
  return entry
    ? entryAnswer(entry, { side, areas: [] }, sources)
    : { text: sources.words.nothingBefore, links: [], sources: [] };
}

function notCovered(place: string, { words, areas }: Sources): Answer {
  const name = place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return {
    text: words.elsewhere(name, areas.map((area) => area.name).join(', ')),
    links: ['areas', 'call'],
    sources: [],
  };
}
