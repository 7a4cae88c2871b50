import {
  DEVELOPMENT_REQUESTS,
  type RequestExample,
  readRequestTalks,
} from '#assistant-training/read-requests.ts';
import type { Task } from '#domain/chat/dialogue/dialogue.ts';
import { shownIn } from '#domain/chat/dialogue/items-in-view.ts';
import type { Reply } from '#domain/chat/reply.ts';
import { factOf } from '#domain/chat/understand/record-requests.ts';
import type { RecordRequest, ShownKind } from '#domain/chat/understand/understood.ts';
import { buildUnderstanding } from '#server/chat/site-assistant.ts';
import { shippedAssistant } from '#test/shipped-assistant.ts';
import { CONVERSATION_BUDGETS } from './budgets.ts';
import type { Report } from './report.ts';

/**
 * Asks the labeled conversations twice, with the trained reader of requests and with the labels in its place, and measures how many
 * answers are of the sort that the label names. What is wrong with the labels is a fault of the rules, the rest one of reading.
 */
export async function benchConversations(): Promise<Report> {
  const talks = readRequestTalks(DEVELOPMENT_REQUESTS);
  const trained = await askConversations(talks);
  const perfect = await askConversations(talks, { isReadPerfectly: true });
  const shares = { trained: rightShare(trained), perfect: rightShare(perfect) };
  const kinds = [...Map.groupBy(trained, ({ example }) => example.kind)];
  const { rightAnswers } = CONVERSATION_BUDGETS;
  return {
    name: 'conversations',
    lines: [
      ...kinds.map(([kind, answers]): [string, string] => [kind, percent(rightShare(answers))]),
      [`answers of the right sort, of ${trained.length}`, percent(shares.trained)],
      ['the same if every message were read right', percent(shares.perfect)],
      ['last answers of the right sort', percent(rightShare(trained.filter(({ isLast }) => isLast)))],
    ],
    passed: shares.trained >= rightAnswers,
  };
}

export interface ConversationAnswer {
  conversation: number;
  example: RequestExample;
  text: string;
  /** What is wrong with it; null if it is of the right sort. */
  fault: string | null;
  isLast: boolean;
}

/** Conversations that name a place outside the records are left out, since nothing in them can be answered as labeled. */
export async function askConversations(
  talks: readonly RequestExample[][],
  { isReadPerfectly = false } = {},
): Promise<ConversationAnswer[]> {
  let current: RequestExample | undefined;
  const requestReader = () => requestOf(current as RequestExample);
  const { answer, records } = await shippedAssistant((named) =>
    buildUnderstanding(named, isReadPerfectly ? { requestReader } : {}),
  );
  const areaNames = records.areas.map(({ name }) => name);
  const all: ConversationAnswer[] = [];
  for (const [conversation, talk] of talks.entries()) {
    const answers: ConversationAnswer[] = [];
    let last: Reply | undefined;
    for (const [at, example] of talk.entries()) {
      current = example;
      const before = talk[at - 1]?.text;
      const dialogue = last?.dialogue ?? null;
      last = await answer({ message: example.text, ...(before && { before }), dialogue, records });
      if (last.dialogue.elsewhere !== '') break;
      const fault = faultOf(example, last, dialogue?.tasks[0], areaNames);
      answers.push({ conversation, example, text: last.text, fault, isLast: at === talk.length - 1 });
    }
    if (answers.length === talk.length) all.push(...answers);
  }
  return all;
}

/** The request as it is labeled. */
function requestOf({ kind, about, items, facts }: RequestExample): RecordRequest {
  return {
    kinds: [{ value: kind, confidence: 1 }],
    about: [{ value: about, confidence: 1 }],
    items,
    facts: facts.flatMap(factOf),
    isSureOfFacts: true,
  };
}

const HOMES: ReadonlySet<ShownKind> = new Set(['home', 'two homes', 'homes']);
const AREAS: ReadonlySet<ShownKind> = new Set(['area', 'two areas', 'areas']);
/** As many homes are told of together where one is meant. */
const FEW = 3;

function faultOf(
  { kind, shows, facts }: RequestExample,
  { text, dialogue, unanswered }: Reply,
  before: Task | undefined,
  areaNames: readonly string[],
): string | null {
  const [task] = dialogue.tasks;
  const { last } = shownIn(dialogue);
  if (dialogue.guarded) return 'declined';
  if (dialogue.lead.status === 'asking') return 'lead';
  if (unanswered && !(kind === 'part' && task?.kind === 'homes')) return 'unclear';
  if (kind === 'chat') return task?.kind === 'homes' && task !== before && !task.focus ? 'list' : null;
  if (kind === 'trade' || kind === 'why') return task?.kind === 'entry' ? null : `shows ${last}`;
  if (kind === 'sum' || kind === 'figure') return task?.kind === 'sum' ? null : `shows ${last}`;
  if (shows === 'figure') return task?.kind === 'entry' ? 'shows text' : null;
  if (shows === 'home' && kind !== 'list' && last === 'homes' && manyShown(task)) return 'shows homes';
  // a text may tell of a part of an area
  if (kind === 'part' && AREAS.has(shows) && areaNames.some((name) => text.includes(name))) return null;
  if (HOMES.has(shows) !== HOMES.has(last) || AREAS.has(shows) !== AREAS.has(last)) return `shows ${last}`;
  return isOfFacts(kind, facts, dialogue) ? null : `lacks ${facts}`;
}

function manyShown(task: Task | undefined): boolean {
  return task?.kind === 'homes' && task.shown > FEW;
}

/** Whether one of the facts asked for is told or ranked by. */
function isOfFacts(
  kind: RequestExample['kind'],
  classes: readonly string[],
  { request, tasks: [task] }: Reply['dialogue'],
): boolean {
  const facts = classes.flatMap(factOf).map(({ fact }) => fact);
  if (facts.length === 0 || task?.kind === 'sum' || !OF_FACTS.has(kind)) return true;
  const told = new Set(request?.facts.map(({ fact }) => fact));
  const ordered = task && 'order' in task ? task.order?.by : undefined;
  const attributes = task?.kind === 'areas' ? task.attributes : [];
  return facts.some((fact) => told.has(fact) || fact === ordered || attributes.includes(fact));
}

const OF_FACTS: ReadonlySet<RequestExample['kind']> = new Set(['facts', 'most', 'sort', 'again']);

function rightShare(answers: readonly ConversationAnswer[]): number {
  return answers.filter(({ fault }) => fault === null).length / Math.max(1, answers.length);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
