import { join } from 'node:path';
import { NO_FACT } from '#domain/chat/understand/record-requests.ts';
import {
  ITEMS_MEANT,
  type ItemsMeant,
  REQUEST_KINDS,
  type RecordsMeant,
  type RequestKind,
  type Shown,
  type ShownKind,
} from '#domain/chat/understand/understood.ts';
import { DEVELOPMENT, type Example, readFolder } from './read-examples.ts';

/** A message with what it asks of the records, after what was shown. */
export interface RequestExample {
  text: string;
  shown: Shown;
  kind: RequestKind;
  about: RecordsMeant;
  /** Two if the message relates them. */
  items: ItemsMeant[];
  /** Classes of the facts head; `NO_FACT` if none is asked for. */
  facts: string[];
  /** What the answer shows. */
  shows: ShownKind;
}

/** A conversation: of each message its text, kind, items, facts and what the answer shows. */
interface RequestTalk {
  id: string;
  turns: [text: string, kind: RequestKind, items: string, facts: string, shows: ShownKind][];
}

export const REQUESTS = join(import.meta.dirname, 'requests');
/** Never trained on. */
export const DEVELOPMENT_REQUESTS = join(DEVELOPMENT, 'requests');

/** Reads the conversations of a folder, each as its messages. @throws for unknown labels */
export function readRequestTalks(folder: string): RequestExample[][] {
  return readFolder<RequestTalk>(folder).map(examplesOf);
}

/** The same messages as harmless examples of the guard. */
export function requestsAsExamples(folder: string): Example[] {
  return readFolder<RequestTalk>(folder).flatMap(({ id, turns }) =>
    turns.map(
      ([text], at): Example => ({
        id: `requests/${id}.${at + 1}`,
        ...(at > 0 && { history: turns.slice(0, at).map(([said]) => said) }),
        text,
        labels: { guard: 'fine' },
      }),
    ),
  );
}

function examplesOf({ id, turns }: RequestTalk): RequestExample[] {
  let shown: Shown = { last: 'nothing', behind: 'nothing', asked: null, fact: null };
  return turns.map(([text, kind, items, facts, shows]) => {
    const example = {
      text,
      shown,
      kind,
      about: recordsMeant(kind, items.split('+') as ItemsMeant[], shows, shown),
      items: items.split('+') as ItemsMeant[],
      facts: facts === '' ? [NO_FACT] : facts.split(',').map(factClass),
      shows,
    };
    const isKnown = REQUEST_KINDS.includes(kind) && example.items.every((one) => ITEMS_MEANT.includes(one));
    if (!isKnown) throw new Error(`Unknown labels in ${id}: ${JSON.stringify([text, kind, items])}`);
    shown = shownAfter(shown, shows, kind, example.facts[0] ?? NO_FACT);
    return example;
  });
}

/** What a message is about, told from its items and from what the answer shows. */
function recordsMeant(
  kind: RequestKind,
  items: readonly ItemsMeant[],
  shows: ShownKind,
  { last, behind }: Shown,
): RecordsMeant {
  if (OF_NO_RECORD.has(kind)) return 'else';
  if (items.some((item) => OF_HOMES.has(item))) return 'homes';
  if (OF_AREAS.has(shows)) return 'areas';
  if (shows !== 'figure' && shows !== 'nothing') return shows === 'text' ? 'else' : 'homes';
  const inView = NO_ITEMS.has(last) ? behind : last;
  return items.some((item) => item === 'area' || item === 'areas' || item === 'city') || OF_AREAS.has(inView)
    ? 'areas'
    : 'homes';
}

const OF_NO_RECORD: ReadonlySet<RequestKind> = new Set<RequestKind>([
  'trade',
  'chat',
  'sum',
  'figure',
  'why',
]);
const OF_HOMES: ReadonlySet<ItemsMeant> = new Set<ItemsMeant>(['home', 'homes', 'own', 'limit']);
const OF_AREAS: ReadonlySet<ShownKind> = new Set<ShownKind>(['area', 'two areas', 'areas']);

/** What was shown once an answer has shown something more. */
function shownAfter(before: Shown, shows: ShownKind, asked: RequestKind, factAsked: string): Shown {
  const { last, behind } = before;
  const kept = NO_ITEMS.has(last) ? behind : last;
  const fact = factAsked === NO_FACT ? null : factAsked;
  if (shows === 'nothing') return { ...before, asked, fact };
  return NO_ITEMS.has(shows)
    ? { last: shows, behind: kept, asked, fact }
    : { last: shows, behind: 'nothing', asked, fact };
}

const NO_ITEMS: ReadonlySet<ShownKind> = new Set(['figure', 'text', 'nothing']);

/** The attributes of the records, by their names in the files. */
const ATTRIBUTES: Readonly<Record<string, string>> = { perfoot: 'pricePerSquareFoot', listings: 'inventory' };

function factClass(name: string): string {
  const [, fact, end] = /^(\w+)([<>^]?)$/.exec(name.trim()) ?? [];
  if (fact === undefined) throw new Error(`Unknown fact: ${name}`);
  return `${ATTRIBUTES[fact] ?? fact}${end}`;
}
