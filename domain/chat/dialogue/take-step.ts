import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Property } from '../../listings/property.ts';
import type { Answer, Sources } from '../answer/answer.ts';
import { areaComparison, areaFacts, areasWithin } from '../answer/area-answers.ts';
import { entryAnswer } from '../answer/entry-answer.ts';
import { isAreaFact } from '../answer/figures.ts';
import { fitting, homeDetail, homeList, homeSearch, homesOf, moreHomes } from '../answer/home-answers.ts';
import { sumAnswer } from '../answer/sum-answers.ts';
import type { Act } from '../understand/understood.ts';
import { bareFigure } from '../values/asking.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import type { Order } from '../values/order.ts';
import type { Values } from '../values/read-values.ts';
import { type Dialogue, latest } from './dialogue.ts';
import { resolve } from './resolve.ts';
import { standing, TABLE } from './table.ts';
import { describe, tell } from './tell.ts';
import { contextOf, known, type Meant, type Turn, wishOf } from './turn.ts';
import { compare, rank } from './weigh.ts';

/** Answers a message as the table says. */
export async function takeStep(turn: Turn, sources: Sources): Promise<Answer> {
  const { act, values, dialogue, understood } = turn;
  const stands = standing(act, dialogue.tasks[0]);
  const describes = (home: Property, feature: string) => sources.saidOf(home, feature) !== null;
  const subject = resolve({ understood, values, dialogue, stands, describes, ...sources });
  const meant: Meant = { ...turn, stands, subject };
  if (values.elsewhere !== '' && values.areas.length === 0 && OF_PLACES.has(act))
    return notCovered(values.elsewhere, sources);
  switch (TABLE[act].step) {
    case 'find':
      return await find(meant, sources);
    case 'again':
      return await again(meant, sources);
    case 'tell':
      return await tell(meant, sources);
    case 'describe':
      return await describe(meant, sources);
    case 'compare':
      return await compare(meant, sources);
    case 'rank':
      return (
        (await rank(meant, sources)) ??
        (values.attributes.length > 0 ? await tell(meant, sources) : await find(meant, sources))
      );
    case 'sum':
      return sum(meant, sources);
    case 'more':
      return await more(meant, sources);
    case 'back':
      return await back(dialogue, sources);
    case 'talk':
      return talk(meant, sources);
    case 'refuse':
      return { text: sources.words.fine, links: [], sources: [] };
    case 'agree':
      return { text: sources.words.agreed, links: [], sources: [] };
    default:
      return known(meant, sources);
  }
}

const OF_PLACES = new Set<Act>(['search', 'area', 'ask', 'describe', 'rank', 'compare']);

async function find(meant: Meant, sources: Sources): Promise<Answer> {
  const { values } = meant;
  if (values.about === 'areas' && values.areaLimits.length > 0)
    return await areasWithin(values.areaLimits, sources.areas, sources);
  const ranked = values.order && values.about === 'areas' ? await rank(meant, sources) : null;
  if (ranked) return ranked;
  const wish = wishOf(meant, sources);
  const answer = homeSearch(wish, values.order ?? orderOf(values), sources);
  const before = latest(meant.dialogue.tasks, 'homes');
  // "anything cheaper?" limits nothing further when there is nothing cheaper
  if (values.comparative && before && answer.task?.kind === 'homes' && fitting(wish, sources).length === 0)
    return { ...answer, task: { ...before, focus: null } };
  return answer;
}

function orderOf({ comparative }: Values): Order | null {
  return comparative ? { by: comparative.by, lowest: comparative.lower, place: 0, most: 0 } : null;
}

/** The same as before for another area: the search, the facts, or the entry. */
async function again(meant: Meant, sources: Sources): Promise<Answer> {
  const { dialogue, values, subject } = meant;
  const [task] = dialogue.tasks;
  if (values.attributes.length > 0) return await tell(meant, sources);
  if (task?.kind === 'homes' && !task.focus) return await find(meant, sources);
  if (task?.kind === 'homes' && values.about === 'homes') return await find(meant, sources);
  if (task?.kind === 'entry') {
    const entry = sources.entries.find(({ id }) => id === task.id);
    if (entry && values.areas.some((slug) => entry.byArea?.[slug]))
      return entryAnswer(entry, { side: dialogue.side, areas: values.areas }, sources);
  }
  if (task?.kind === 'areas' && task.attributes.length > 0 && subject.areas.length > 0)
    return await areaFacts(subject.areas, task.attributes.filter(isAreaFact), sources);
  return await describe(meant, sources);
}

async function more(meant: Meant, sources: Sources): Promise<Answer> {
  const { dialogue } = meant;
  const [task] = dialogue.tasks;
  if (task?.kind === 'homes') {
    const [focus] = task.focus ? homesOf([task.focus], sources) : [];
    if (focus && task.results.length <= 1) return homeDetail(focus, task, sources);
    return (
      moreHomes(task, sources) ?? { text: sources.words.home.noMore, links: ['compare', 'call'], sources: [] }
    );
  }
  if (task?.kind === 'areas' && task.areas.length > 0) return await describe(meant, sources);
  return known(meant, sources);
}

/** What was spoken of before the last thing. */
async function back({ tasks, side }: Dialogue, sources: Sources): Promise<Answer> {
  const task = tasks[1] ?? tasks[0];
  if (task?.kind === 'homes') return homeList(homesOf(task.results.slice(0, 5), sources), '', task, sources);
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

/** A sum, or the last one with what was just said otherwise. */
function sum(meant: Meant, sources: Sources): Answer {
  const { values, dialogue, subject } = meant;
  const [task] = dialogue.tasks;
  const before = task?.kind === 'sum' ? task : null;
  const kind = values.sum && values.sum !== 'percent-of' ? values.sum : (before?.sum ?? values.sum);
  if (!kind) return known(meant, sources);
  const terms = before && before.sum === kind ? withTerms(before.terms, values) : values.terms;
  const [home = null] = subject.homes;
  const price = home && terms.amount === undefined ? (dollarsOf(home) ?? undefined) : undefined;
  return {
    ...sumAnswer(kind, terms, home, sources),
    task: { kind: 'sum', sum: kind, terms: price === undefined ? terms : { ...terms, amount: price } },
  };
}

/** A percentage by itself is a rate: "and 7?" */
function withTerms(before: LoanTerms, { terms, text }: Values): LoanTerms {
  const { amounts, percent, ...said } = terms;
  const isBare = Object.keys(said).length + amounts.length === 0;
  const rate = percent ?? (isBare ? bareFigure(text) : null);
  return {
    ...before,
    ...said,
    ...(amounts.length > 0 && { amounts }),
    ...(rate !== null && { rate }),
  };
}

function talk(meant: Meant, sources: Sources): Answer {
  const { understood, act, talkEntries } = meant;
  const [first] = understood.entries;
  const isSure = first !== undefined && first.id !== 'none' && first.confidence >= 0.5;
  const id = isSure ? first.id : talkEntries[act];
  const entry = sources.entries.find((one) => one.id === id);
  if (!entry) return known(meant, sources);
  const { task: _, ...answer } = entryAnswer(entry, contextOf(meant), sources);
  return answer;
}

function notCovered(place: string, { words, areas }: Sources): Answer {
  const name = place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return {
    text: words.elsewhere(name, areas.map((area) => area.name).join(', ')),
    links: ['areas', 'call'],
    sources: [],
  };
}
