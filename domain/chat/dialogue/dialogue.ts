import type { Declined } from '../guard/category.ts';
import type { Side } from '../knowledge.ts';
import { type LeadTalk, quietTalk } from '../lead/lead-talk.ts';
import type { Language } from '../text/language.ts';
import type { Attribute } from '../understand/understood.ts';
import type { SumKind } from '../values/figures.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import type { Order } from '../values/order.ts';
import type { Wish } from '../values/wish.ts';

/** Homes that were looked for. */
export interface HomesTask {
  kind: 'homes';
  /** Stands until it is changed. */
  wish: Wish;
  order: Order | null;
  /** Ids of all that was found, in their order, and how many of them were shown. */
  results: string[];
  shown: number;
  /** The one home spoken of. */
  focus: string | null;
  /** Homes spoken of one by one before it, the newest first: "by how much?" */
  before?: string[];
  /** Id of the home that was shown first in the talk. */
  opened?: string;
  /** Facts last asked of one of them: "and the Halyard one?" */
  asked?: Attribute[];
}

/** Areas whose facts were told. */
export interface AreasTask {
  kind: 'areas';
  /** Slugs, in the order they were told. */
  areas: string[];
  attributes: Attribute[];
  order: Order | null;
  /** Slugs of all that were put in that order: "and the dearest?" */
  among?: string[];
  /** Slugs told of before these, the newest first: "which is cheaper?" */
  before?: string[];
}

/** Something of the trade that was told. */
export interface EntryTask {
  kind: 'entry';
  id: string;
  /** Slugs of the areas it was asked about. */
  areas: string[];
  /** A hash of what was said: a side or an amount said since changes it. */
  said: number;
  /** The same of its points, where they alone were told, and of what was told before: nothing is told twice in the same words. */
  before?: number[];
}

/** A sum that was shown: "and at 7 percent?" Its terms are those of the dialogue. */
export interface SumTask {
  kind: 'sum';
  sum: SumKind;
}

export type Task = HomesTask | AreasTask | EntryTask | SumTask;

/** What the assistant knows of a conversation besides its words. Kept beside each answer. */
export interface Dialogue {
  language: Language;
  /** The part the visitor has in a sale or a lease, where they said so. */
  side: Side | null;
  /** What was spoken of, the newest first. */
  tasks: Task[];
  /** Price, money down, rate and years, as they were last said. A home spoken of since stands in for the price. */
  terms: LoanTerms;
  /** What was said of a home wanted beside another question, since homes were last looked for: "our budget is 600k". */
  wished: Wish;
  /** The place outside the areas that was named last: "any homes there?" */
  elsewhere: string;
  /** The last message, in whole where it went on with a question: "and the agent?" */
  asked: string;
  /** Chips under the last answer: a "yes" takes the first. */
  suggested: string[];
  /** Why the last message was declined. */
  guarded: Declined | null;
  lead: LeadTalk;
  /** The agency disclosure caution was shown (21 NCAC 58A .0104(c)). */
  cautioned: boolean;
  /** The last question nobody could answer. */
  unanswered: string;
}

export const newDialogue: Dialogue = {
  language: 'en',
  side: null,
  tasks: [],
  terms: { amounts: [] },
  wished: {},
  elsewhere: '',
  asked: '',
  suggested: [],
  guarded: null,
  lead: quietTalk,
  cautioned: false,
  unanswered: '',
};

/** The task in hand and three before it. */
const MOST_TASKS = 4;
/** Texts of entries that are not told again. */
const MOST_SAID = 12;

/** A dialogue after an answer: once another home is spoken of, an amount named before is no longer meant by "that". */
export function afterAnswer(dialogue: Dialogue, { task, home }: { task?: Task; home?: string }): Dialogue {
  const known =
    home === undefined ? dialogue : afterTask(dialogue, { ...homesTaskOf(dialogue), focus: home });
  return task ? afterTask(known, task) : known;
}

function afterTask(dialogue: Dialogue, task: Task): Dialogue {
  const { amount: _, ...others } = dialogue.terms;
  const isNewHome =
    task.kind === 'homes' && task.focus !== null && task.focus !== latest(dialogue.tasks, 'homes')?.focus;
  return {
    ...dialogue,
    tasks: withTask(dialogue.tasks, task),
    ...(task.kind === 'homes' && { wished: {} }),
    ...(isNewHome && { terms: others }),
  };
}

/** The last search, or one that nothing was looked for in. */
export function homesTaskOf({ tasks }: Dialogue): HomesTask {
  return (
    latest(tasks, 'homes') ?? { kind: 'homes', wish: {}, order: null, results: [], shown: 0, focus: null }
  );
}

/** The home spoken of, after the one spoken of before it; null without two: "by how much?" */
export function lastTwo({ tasks: [task] }: Pick<Dialogue, 'tasks'>): [string, string] | null {
  return task?.kind === 'homes' && task.focus && task.before?.[0] ? [task.before[0], task.focus] : null;
}

/**
 * What was spoken of after an answer: a task of the same kind takes the place of the one in hand, but for what an entry says of
 * another area: "which of the two?" asks for both.
 */
function withTask(tasks: readonly Task[], task: Task): Task[] {
  const [current, ...earlier] = tasks;
  const rest = current?.kind === task.kind && !isOfOtherArea(task, current) ? earlier : tasks;
  return [afterOthers(task, tasks), ...rest].slice(0, MOST_TASKS);
}

/** A task with what was told of its kind before. */
function afterOthers(task: Task, tasks: readonly Task[]): Task {
  const [current] = tasks;
  const entry = entryOf({ tasks });
  if (task.kind === 'entry' && entry) {
    const told = [...(task.before ?? []), entry.said, ...(entry.before ?? [])];
    return { ...task, before: told.filter((one) => one !== task.said).slice(0, MOST_SAID) };
  }
  if (task.kind === 'areas' && current?.kind === 'areas') {
    const told = [...current.areas, ...(current.before ?? [])].slice(0, MOST_TASKS);
    return { ...task, before: told.filter((slug) => !task.areas.includes(slug)) };
  }
  if (task.kind !== 'homes') return task;
  const last = latest(tasks, 'homes');
  const opened = last?.opened ?? last?.results[0] ?? task.results[0];
  const list = { ...task, ...(opened !== undefined && { opened }) };
  if (current?.kind !== 'homes') return list;
  const left = current.focus && current.focus !== task.focus ? [current.focus] : [];
  // a list in between changes nothing about the homes told one by one
  if (left.length === 0 && !current.before) return list;
  const before = [...left, ...(current.before ?? [])].filter((id) => id !== task.focus);
  return { ...list, before: before.slice(0, MOST_TASKS) };
}

function isOfOtherArea(task: Task, current: Task): boolean {
  if (task.kind !== 'entry' || current.kind !== 'entry' || task.id !== current.id) return false;
  return task.areas.length > 0 && current.areas.some((slug) => !task.areas.includes(slug));
}

/** The entry spoken of: the one told last, whatever was reckoned since. */
export function entryOf({ tasks }: { tasks: readonly Task[] }): EntryTask | undefined {
  const spoken = tasks.find(({ kind }) => kind !== 'sum');
  return spoken?.kind === 'entry' ? spoken : undefined;
}

/** The sum spoken of: the one shown last, whatever was explained since. */
export function sumOf({ tasks }: Pick<Dialogue, 'tasks'>): SumTask | undefined {
  const spoken = tasks.find(({ kind }) => kind !== 'entry');
  return spoken?.kind === 'sum' ? spoken : undefined;
}

export function topicOf(dialogue: Pick<Dialogue, 'tasks'>): string | undefined {
  return entryOf(dialogue)?.id;
}

/** What the areas told were put in order by, or asked for: "and the other one by how much?" */
export function askedBefore({ tasks: [task] }: Pick<Dialogue, 'tasks'>): Attribute | undefined {
  return task?.kind === 'areas' ? (task.order?.by ?? task.attributes[0]) : undefined;
}

/** The last task of a kind. */
export function latest<Kind extends Task['kind']>(
  tasks: readonly Task[],
  kind: Kind,
): Extract<Task, { kind: Kind }> | null {
  return (tasks.find((task) => task.kind === kind) as Extract<Task, { kind: Kind }> | undefined) ?? null;
}
