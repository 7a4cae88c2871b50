import type { GuardCategory } from './guard/guard-rules.ts';
import { type LeadTalk, quietTalk } from './lead/lead-talk.ts';
import type { Language } from './text/language.ts';
import type { HomeQuery } from './understand/home-query.ts';
import type { Direction, Measure } from './understand/measures.ts';

/** What the last answer was about, so that "and in Dilworth?" can be asked. */
export type Frame =
  /** `among` are the slugs of the areas that were compared. */
  | { kind: 'areas'; measures: Measure[]; direction: Direction | null; among?: string[] }
  | { kind: 'homes'; query: HomeQuery }
  | { kind: 'home'; id: string }
  /** `side` is the side of a sale that the topic belongs to; `measures` are those of the city that were told, and
   * `before` is the topic told before it, `subject` what it was called. */
  | {
      kind: 'topic';
      id: string;
      subject?: string;
      side?: 'selling' | 'buying';
      measures?: Measure[];
      before?: string;
    };

/** What the assistant knows of a conversation besides its words. Kept beside each answer. */
export interface Memory {
  language: Language;
  frame: Frame | null;
  /** Slugs the last answer spoke of. */
  areas: string[];
  /** Slugs named lately, the newest first. */
  recent: string[];
  /** Slugs of the areas last put side by side, in the order they were told; none after homes were. */
  ranked: string[];
  /** Ids of the homes the last answer showed. */
  homes: string[];
  /** Ids of the homes told of one by one since the last list, the newest first. */
  told: string[];
  /** What the last search was for, whatever was asked after it. */
  search: HomeQuery | null;
  /** Ids of all that the last search found, in its order: the homes shown, the ones beside them, the ones after them. */
  found: string[];
  /** Why the last message was declined. */
  guarded: GuardCategory | null;
  lead: LeadTalk;
  /** The agency disclosure caution was shown (21 NCAC 58A .0104(c)). */
  cautioned: boolean;
  /** The last question nobody could answer. */
  unanswered: string;
}

export const emptyMemory: Memory = {
  language: 'en',
  frame: null,
  areas: [],
  recent: [],
  ranked: [],
  homes: [],
  told: [],
  search: null,
  found: [],
  guarded: null,
  lead: quietTalk,
  cautioned: false,
  unanswered: '',
};

/** What is known after an answer. @param named slugs of the areas the question named */
export function afterAnswer(memory: Memory, answer: Told, named: readonly string[]): Memory {
  const newest = answer.areas && named.length > 0 ? named : (answer.areas ?? []).slice(0, 1);
  return {
    ...memory,
    frame: answer.frame ? after(memory.frame, answer.frame) : memory.frame,
    areas: answer.areas ?? memory.areas,
    recent: remembered(memory.recent, newest),
    ranked: rankedAfter(memory, answer),
    homes: answer.homes ?? memory.homes,
    told: toldAfter(memory, answer),
    search: answer.frame?.kind === 'homes' ? answer.frame.query : memory.search,
    found: foundAfter(memory, answer),
  };
}

/** A topic keeps the one before it in mind: "what's the difference?" */
function after(before: Frame | null, frame: Frame): Frame {
  if (frame.kind !== 'topic' || before?.kind !== 'topic') return frame;
  const isSame = before.id === frame.id;
  const id = isSame ? before.before : before.id;
  const subject = frame.subject ?? (isSame ? before.subject : undefined);
  return { ...frame, ...(subject && { subject }), ...(id !== undefined && { before: id }) };
}

/** One of the homes found does not end the search: "what about the other one?" */
function foundAfter({ found }: Memory, answer: Told): string[] {
  const { homes = [] } = answer;
  return answer.found ?? (homes.every((id) => found.includes(id)) ? found : homes);
}

/** "Which is bigger?", after one home and then another */
function toldAfter({ told }: Memory, { homes = [] }: Told): string[] {
  return homes.length > 1 ? [] : remembered(told, homes);
}

/** One of the areas told of does not end the comparison: "and the second one?" */
function rankedAfter({ ranked }: Memory, { ranked: now = [], found = [] }: Told): string[] {
  if (now.length > 1) return now;
  return found.length > 1 ? [] : ranked;
}

/** The part of an answer that is remembered. */
interface Told {
  frame?: Frame;
  areas?: string[];
  ranked?: string[];
  homes?: string[];
  found?: string[];
}

const MOST_RECENT = 4;

/** What was named lately, with the newly named in front. */
export function remembered(recent: readonly string[], named: readonly string[]): string[] {
  return [...new Set([...named, ...recent])].slice(0, MOST_RECENT);
}
