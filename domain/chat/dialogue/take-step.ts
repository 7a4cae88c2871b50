import { type Answer, joined, type Sources } from '../answer/answer.ts';
import { areaComparison, areaFacts, areasWithin, marketFigures } from '../answer/area-answers.ts';
import { BETWEEN, entryAnswer } from '../answer/entry-answer.ts';
import { isAreaFact } from '../answer/figures.ts';
import { homeDetail, homeList, homesOf } from '../answer/home-answers.ts';
import { fitting, homeSearch, moreHomes } from '../answer/home-search.ts';
import { NONE } from '../understand/find-entries.ts';
import type { Act } from '../understand/understood.ts';
import { asksRule, namesCity } from '../values/asking.ts';
import { byComparative } from '../values/order.ts';
import { hasLimits, type Wish } from '../values/wish.ts';
import { areasAsked } from './areas-asked.ts';
import { askedApart } from './asked-apart.ts';
import { latest } from './dialogue.ts';
import { isLimitOfSearch } from './limit-alone.ts';
import { resolve } from './resolve.ts';
import { sum } from './sum-step.ts';
import { type Step, standing, TABLE } from './table.ts';
import { describe, tell } from './tell.ts';
import { contextOf, isKnown, known, type Meant, placedWish, type Turn } from './turn.ts';
import { compare, comparesTwo, namedInOrder, rank } from './weigh.ts';

/** Answers a message as the table says. */
export async function takeStep(turn: Turn, sources: Sources): Promise<Answer> {
  const { act, values, dialogue, understood } = turn;
  const stands = standing(act, dialogue.tasks[0]);
  const subject = resolve({ understood, values, dialogue, stands, ...sources });
  const meant: Meant = { ...turn, stands, subject };
  const plain = namedInOrder(meant, sources) ?? (await stepOf(meant, sources));
  const told = await withFigures(plain, meant, sources);
  // one place asked about is in the records, another is not
  const isElsewhereToo = values.elsewhere !== '' && values.areas.length > 0 && OF_PLACES.has(act);
  const answer = isElsewhereToo ? joined(told, notCovered(values.elsewhere, sources)) : told;
  const [home, ...others] = values.homes;
  const offer = answer.task?.kind === 'entry' ? turn.offeredAfter[answer.task.id] : undefined;
  return {
    ...answer,
    ...(offer && !answer.offer && { offer }),
    ...(home && others.length === 0 && answer.task?.kind !== 'homes' && { home }),
  };
}

/** An entry about the market opens with the figures on record, the first time it is told. */
async function withFigures(answer: Answer, meant: Meant, sources: Sources): Promise<Answer> {
  const { dialogue, subject, values, figureEntries } = meant;
  const [before] = dialogue.tasks;
  const id = answer.task?.kind === 'entry' ? answer.task.id : '';
  const opening = figureEntries[id];
  if (!opening || (before?.kind === 'entry' && before.id === id)) return answer;
  const isOfCity = namesCity(values.text);
  if (opening.isOfAreas && subject.areas.length === 0 && !isOfCity) return answer;
  const asked = isOfCity ? opening.facts.filter((fact) => values.attributes.includes(fact)) : [];
  const facts = asked.length > 0 ? asked : opening.facts;
  const { text, sources: figures } =
    subject.areas.length > 0
      ? await areaFacts(subject.areas, facts, sources)
      : await marketFigures(facts, sources);
  return { ...answer, text: `${text} ${answer.text}`, sources: [...figures, ...answer.sources] };
}

async function stepOf(meant: Meant, sources: Sources): Promise<Answer> {
  const { act, values, dialogue } = meant;
  const elsewhere = values.elsewhere || (values.pointing.isThere ? dialogue.elsewhere : '');
  if (elsewhere !== '' && values.areas.length === 0 && OF_PLACES.has(act))
    return notCovered(elsewhere, sources);
  return (await askedApart(meant, sources)) ?? (await STEPS[TABLE[act].step](meant, sources));
}

const STEPS: Record<Step, (meant: Meant, sources: Sources) => Answer | Promise<Answer>> = {
  find,
  again,
  tell,
  describe,
  compare,
  rank: async (meant, sources) =>
    (await rank(meant, sources)) ??
    (meant.values.attributes.length > 0 ? await tell(meant, sources) : await find(meant, sources)),
  sum,
  more,
  back,
  talk,
  refuse: (_, { words }) => ({ text: words.fine, links: [], sources: [] }),
  agree: (_, { words }) => ({ text: words.agreed, links: [], sources: [] }),
  entry,
  lead: entry,
};

function entry(meant: Meant, sources: Sources): Answer | Promise<Answer> {
  const { homes, isNamed } = meant.subject;
  return homes.length === 1 && isNamed && !isKnown(meant, BETWEEN)
    ? tell(meant, sources)
    : known(meant, sources);
}

const OF_PLACES = new Set<Act>(['search', 'area', 'ask', 'describe', 'rank', 'compare']);

async function find(meant: Meant, sources: Sources): Promise<Answer> {
  const { values } = meant;
  if (values.about === 'areas' && values.areaLimits.length > 0) return await withinLimits(meant, sources);
  const two = comparesTwo(meant, sources);
  if (two) return two;
  const isRanked = values.order && (values.about === 'areas' || values.order.most === 1);
  const ranked = isRanked ? await rank(meant, sources) : null;
  if (ranked) return ranked;
  const { wish: said, others, about } = values;
  if (values.comparative && values.areas.length > 1 && about !== 'homes' && !hasLimits(said))
    return await compare(meant, sources);
  if (values.homes.length === 1 && !hasLimits(said) && others.length === 0) return await tell(meant, sources);
  const wish = await placedWish(meant, sources);
  if (!wantsHomes(meant, wish)) return known(meant, sources);
  const untold = isLimitOfSearch(values, meant.dialogue.tasks) ? [] : values.others;
  const before = latest(meant.dialogue.tasks, 'homes');
  const better = byComparative(values);
  const kept = values.howMany ? (before?.order ?? null) : null;
  const order = values.order ?? (better && { ...better, most: 0 }) ?? kept;
  const answer = homeSearch(wish, order, sources, untold, values.howMany ?? undefined);
  // "anything cheaper?" limits nothing further when there is nothing cheaper
  const isRelative = values.comparative !== null && !said.price;
  if (isRelative && before && answer.task?.kind === 'homes' && fitting(wish, sources).length === 0)
    return { ...answer, task: { ...answer.task, wish: before.wish, order: before.order } };
  return answer;
}

/** Something is said of the homes wanted, now or before, or they are asked for as they are: "show me homes". */
function wantsHomes({ values, dialogue }: Meant, wish: Wish): boolean {
  const { others, order, comparative, drops, seeks, text } = values;
  const isSaid =
    Object.keys(wish).length + others.length + drops.length > 0 || (order ?? comparative) !== null;
  const isOfList = latest(dialogue.tasks, 'homes') !== null;
  return isSaid || (seeks && (isOfList || !asksRule(text)));
}

async function withinLimits({ values }: Meant, sources: Sources): Promise<Answer> {
  const { areas, opening } = await areasAsked({ ...values, areaLimits: [] }, sources.areas, sources);
  const answer = await areasWithin(values.areaLimits, areas, sources);
  return { ...answer, text: [opening, answer.text].filter(Boolean).join(' ') };
}

/** The same as before for another area: the search, the facts, or the entry. */
async function again(meant: Meant, sources: Sources): Promise<Answer> {
  const { dialogue, values, subject, recordEntries } = meant;
  const [task] = dialogue.tasks;
  if (values.attributes.length > 0) return await tell(meant, sources);
  if (task?.kind === 'sum') return sum({ ...meant, values: { ...values, sum: 'same' } }, sources);
  const isOfSearch =
    task?.kind === 'homes' && (!task.focus || Object.keys(task.wish).length > 0 || values.about === 'homes');
  if (isOfSearch) return await find(meant, sources);
  if (task?.kind === 'entry') {
    const entry = sources.entries.find(({ id }) => id === task.id);
    if (entry && values.areas.some((slug) => entry.byArea?.[slug]))
      return entryAnswer(entry, { side: dialogue.side, areas: values.areas }, sources);
    if (latest(dialogue.tasks, 'homes')) return await find(meant, sources);
    // an entry about the areas has nothing of its own to carry over
    if (entry && !entry.links.includes('areas') && !recordEntries[entry.id]) {
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
  if (task?.kind === 'areas' && task.attributes.length > 0 && subject.areas.length > 0)
    return await areaFacts(subject.areas, task.attributes.filter(isAreaFact), sources);
  return await describe(meant, sources);
}

async function more(meant: Meant, sources: Sources): Promise<Answer> {
  const { dialogue } = meant;
  const [task] = dialogue.tasks;
  if (task?.kind === 'homes') {
    const [focus] = task.focus ? homesOf([task.focus], sources) : [];
    if (focus && task.shown >= task.results.length) return homeDetail(focus, task, sources);
    return (
      moreHomes(task, sources) ?? { text: sources.words.home.noMore, links: ['compare', 'call'], sources: [] }
    );
  }
  if (task?.kind === 'areas' && task.areas.length > 0) return await describe(meant, sources);
  return known(meant, sources);
}

/** What was spoken of before: what is named of it, or else what came before the last thing. */
async function back(meant: Meant, sources: Sources): Promise<Answer> {
  const { dialogue, values, subject, understood } = meant;
  const { tasks, side } = dialogue;
  const list = latest(tasks, 'homes');
  if (subject.isNamed && subject.homes.length > 0) return await describe(meant, sources);
  if (list && (values.areas.length > 0 || hasLimits(values.wish))) return await find(meant, sources);
  if (subject.isNamed) return await describe(meant, sources);
  const [found] = understood.entries;
  const named = tasks.find((one) => one.kind === 'entry' && one.id === found?.id);
  const task = named ?? (values.about === 'homes' ? list : null) ?? tasks[1] ?? tasks[0];
  if (task?.kind === 'sum')
    return sum({ ...meant, dialogue: { ...dialogue, tasks: [task, ...tasks] } }, sources);
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

function talk(meant: Meant, sources: Sources): Answer {
  const { understood, act, talkEntries } = meant;
  const [first] = understood.entries.filter(({ id }) => id !== NONE);
  const personal = understood.entries.find(
    ({ id, confidence }) => sources.unsuggested.includes(id) && confidence >= MAYBE,
  );
  // no joke for what may be a question of the trade
  const isMaybe = act === 'talk' && (first?.confidence ?? 0) >= MAYBE;
  const fallback = personal?.id ?? (isMaybe ? undefined : talkEntries[act]);
  const id = first && first.confidence >= SURE ? first.id : fallback;
  const entry = sources.entries.find((one) => one.id === id);
  if (!entry) return known(meant, sources);
  const { task, ...answer } = entryAnswer(entry, contextOf(meant, sources), sources);
  // "my mother died and left me her house" tells something, and what follows goes on with it
  const isOfTrade = !sources.unsuggested.includes(entry.id) && !Object.values(talkEntries).includes(entry.id);
  return isOfTrade ? { ...answer, task } : answer;
}

/** From which confidence plain talk is about an entry, and from which it may be. */
const SURE = 0.5;
const MAYBE = 0.2;

function notCovered(place: string, { words, areas }: Sources): Answer {
  const name = place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return {
    text: words.elsewhere(name, areas.map((area) => area.name).join(', ')),
    links: ['areas', 'call'],
    sources: [],
  };
}
