import type { DeclineReason } from '../guard/verdict.ts';
import type { Side } from '../knowledge.ts';
import { idleLeadTalk, type LeadTalk } from '../lead/lead-talk.ts';
import type { Language } from '../text/language.ts';
import type { Attribute, FactAsked, RequestKind } from '../understand/understood.ts';
import type { Period } from '../values/arithmetic.ts';
import type { SumKind } from '../values/figures.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import type { Order } from '../values/order.ts';
import type { Wish } from '../values/wish.ts';

/** A search for homes. */
export interface HomesTask {
  kind: 'homes';
  wish: Wish;
  order: Order | null;
  /** Ids of all homes found, ranked, and how many of them were shown. */
  results: string[];
  shown: number;
  /** Id of the home under discussion. */
  focus: string | null;
  /** A search beyond the homes shown that found nothing, for another area: "anything bigger?", "in NoDa then" */
  tried?: Wish;
  /** Homes discussed one by one before it, newest first: "by how much?" */
  before?: string[];
  /** Id of the first home shown in the conversation. */
  opened?: string;
  /** Facts last requested of a home: "and the Halyard one?" */
  asked?: Attribute[];
  /** Features last requested of a home, as they were asked. */
  askedFeatures?: FeaturesAsked;
}

/** Features requested of a home. */
export interface FeaturesAsked {
  ids: readonly string[];
  /** Whether only their presence is asked; a sentence that mentions a feature may not answer more. */
  isYesOrNo: boolean;
  /** The plain text of the question. */
  asked: string;
}

/** An answer with facts of areas. */
export interface AreasTask {
  kind: 'areas';
  /** Slugs, in the order answered. */
  areas: string[];
  attributes: Attribute[];
  order: Order | null;
  /** Slugs of all areas ranked: "and the most expensive?" */
  among?: string[];
  /** Slugs answered before these, newest first: "which is cheaper?" */
  before?: string[];
}

/** A knowledge entry given as the answer. */
export interface EntryTask {
  kind: 'entry';
  id: string;
  /** Slugs of the areas it was requested for. */
  areas: string[];
  /** Hash of the answer text, which depends on side and amounts. */
  said: number;
  /** Hashes of single points and of earlier answers, so that no text is repeated. */
  before?: number[];
}

/** A calculation: "and at 7 percent?" Its terms are in the dialogue. */
export interface SumTask {
  kind: 'sum';
  sum: SumKind;
  /** Ids of the homes it was made for one by one. */
  each?: string[];
  /** Its result, that of the one before with other terms, and what arithmetic has made of it: "divide that by 2". */
  result?: Figure;
  before?: Figure;
  running?: Figure;
  /** Slug of the area that it was for, whose median price it may have taken. */
  area?: string;
  /** What the visitor would offer for a home: the price of what is calculated for it next. */
  offered?: { home: string; price: number };
}

/** Dollars or percent, and what dollars are paid for each; null if once. */
export interface Figure {
  value: number;
  per: Period | null;
  isPercent?: true;
  /** Id of the home it is of. */
  home?: string;
}

export type Task = HomesTask | AreasTask | EntryTask | SumTask;

/** What a message asked of the records, for one that repeats it: "and the other one?" */
export interface PastRequest {
  kind: RequestKind;
  facts: FactAsked[];
  /** Of a question about a part of a home, the words that descriptions have, too; '' of others. */
  text: string;
}

/** The assistant's memory of a conversation besides its text. Stored with each answer. */
export interface Dialogue {
  language: Language;
  /** The visitor's side in a sale or lease, once stated. */
  side: Side | null;
  /** What was discussed, newest first. */
  tasks: Task[];
  /** What the last message asked for, as it was read. */
  lastKind?: RequestKind;
  /** The class of the fact that it asked for, as it was read. */
  lastFact?: string | null;
  /** The last request that the items in view answered. */
  request?: PastRequest;
  /** Price, down payment, rate and years as last stated. A home discussed since then supplies the price instead. */
  terms: LoanTerms;
  /** Criteria mentioned outside a search since the last one: "our budget is 600k". */
  wished: Wish;
  /** The place outside the covered areas named last: "any homes there?" */
  elsewhere: string;
  /** The last message; a follow-up question is stored completed: "and the agent?" */
  asked: string;
  /** Chips below the last answer; "yes" selects the first. */
  suggested: string[];
  /** Links below the last answer, as in `Reply`. */
  links?: string[];
  /** Why the last message was declined. */
  guarded: DeclineReason | null;
  /** Whether the message before this one was declined. */
  followsRefusal?: boolean;
  lead: LeadTalk;
  /** Whether the agency disclosure was shown (21 NCAC 58A .0104(c)). */
  cautioned: boolean;
  /** The last unanswered question. */
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
  lead: idleLeadTalk,
  cautioned: false,
  unanswered: '',
};

/** The current task and three before it. */
const MOST_TASKS = 4;
/** Entry texts that are not repeated. */
const MOST_SAID = 12;

/** The dialogue after an answer. A newly discussed home drops the amount named before, so "that" no longer means it. */
export function dialogueAfterAnswer(
  dialogue: Dialogue,
  { task, home, request }: { task?: Task; home?: string; request?: PastRequest },
): Dialogue {
  const known =
    home === undefined ? dialogue : afterTask(dialogue, { ...currentSearch(dialogue), focus: home });
  const after = task ? afterTask(known, task) : known;
  const { request: _, ...others } = after;
  return request ? { ...others, request } : task ? others : after;
}

function afterTask(dialogue: Dialogue, task: Task): Dialogue {
  const { amount: _, ...others } = dialogue.terms;
  const isNewHome =
    task.kind === 'homes' && task.focus !== null && task.focus !== latestTask(dialogue.tasks, 'homes')?.focus;
  return {
    ...dialogue,
    tasks: withTask(dialogue.tasks, task),
    ...(task.kind === 'homes' && { wished: {} }),
    ...(isNewHome && { terms: others }),
  };
}

/** The last search, or an empty one. */
export function currentSearch({ tasks }: Dialogue): HomesTask {
  return (
    latestTask(tasks, 'homes') ?? { kind: 'homes', wish: {}, order: null, results: [], shown: 0, focus: null }
  );
}

/** The homes that "those" means: the ones shown of a ranking of several, else all that were found. */
export function homesMeant({ order, results, shown }: HomesTask): string[] {
  return order && order.most > 1 ? results.slice(order.place, order.place + shown) : results;
}

/** The first of a ranking and the one after it: "by how much?" */
export function firstTwoRanked({ order, results, focus }: HomesTask): string[] | null {
  const two = order ? results.slice(order.place, order.place + 2) : [];
  return order?.most === 1 && two.length === 2 && two[0] === focus ? two : null;
}

/** The previous and the current home; null without two: "by how much?" */
export function lastTwoHomes({ tasks: [task] }: Pick<Dialogue, 'tasks'>): [string, string] | null {
  return task?.kind === 'homes' && task.focus && task.before?.[0] ? [task.before[0], task.focus] : null;
}

/**
 * The tasks after an answer: a task of the same kind replaces the current one, except an entry for another area, since
 * "which of the two?" needs both.
 */
function withTask(tasks: readonly Task[], task: Task): Task[] {
  const [current, ...earlier] = tasks;
  const rest = current?.kind === task.kind && !isOfOtherArea(task, current) ? earlier : tasks;
  return [withEarlierTasks(task, tasks), ...rest].slice(0, MOST_TASKS);
}

/** A task with the earlier ones of its kind. */
function withEarlierTasks(task: Task, tasks: readonly Task[]): Task {
  const current = tasks.find(({ kind }) => kind !== 'sum');
  const entry = currentEntry({ tasks });
  if (task.kind === 'entry' && entry) {
    const told = [...(task.before ?? []), entry.said, ...(entry.before ?? [])];
    return { ...task, before: told.filter((one) => one !== task.said).slice(0, MOST_SAID) };
  }
  const areas = latestTask(tasks, 'areas');
  if (task.kind === 'areas' && areas) {
    // of a ranking only the first is discussed: "NoDa is the cheapest. Then: ..."
    const discussed = areas.order ? areas.areas.slice(0, 1) : areas.areas;
    const told = [...discussed, ...(areas.before ?? [])].slice(0, MOST_TASKS);
    return { ...task, before: told.filter((slug) => !task.areas.includes(slug)) };
  }
  if (task.kind !== 'homes') return task;
  const last = latestTask(tasks, 'homes');
  const opened = last?.opened ?? last?.results[0] ?? task.results[0];
  const list = { ...task, ...(opened !== undefined && { opened }) };
  if (current?.kind !== 'homes') return list;
  const left = current.focus && current.focus !== task.focus ? [current.focus] : [];
  // a list in between does not affect the homes discussed one by one
  if (left.length === 0 && !current.before) return list;
  const before = [...left, ...(current.before ?? [])].filter((id) => id !== task.focus);
  return { ...list, before: before.slice(0, MOST_TASKS) };
}

function isOfOtherArea(task: Task, current: Task): boolean {
  if (task.kind !== 'entry' || current.kind !== 'entry' || task.id !== current.id) return false;
  return task.areas.length > 0 && current.areas.some((slug) => !task.areas.includes(slug));
}

/** The last entry, ignoring calculations since then. */
export function currentEntry({ tasks }: { tasks: readonly Task[] }): EntryTask | undefined {
  const spoken = tasks.find(({ kind }) => kind !== 'sum');
  return spoken?.kind === 'entry' ? spoken : undefined;
}

/** The last calculation, ignoring entries and questions about one home since then. */
export function currentCalculation({ tasks }: Pick<Dialogue, 'tasks'>): SumTask | undefined {
  const spoken = tasks.find((task) => task.kind !== 'entry' && !(task.kind === 'homes' && task.focus));
  return spoken?.kind === 'sum' ? spoken : undefined;
}

/** The fact that the current areas were ranked by or asked for: "and the other one by how much?" */
export function previousFact({ tasks: [task] }: Pick<Dialogue, 'tasks'>): Attribute | undefined {
  return task?.kind === 'areas' ? (task.order?.by ?? task.attributes[0]) : undefined;
}

/** The last task of a kind. */
export function latestTask<Kind extends Task['kind']>(
  tasks: readonly Task[],
  kind: Kind,
): Extract<Task, { kind: Kind }> | null {
  return tasks.find((task): task is Extract<Task, { kind: Kind }> => task.kind === kind) ?? null;
}
