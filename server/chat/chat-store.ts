import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { LeadTalk } from '#domain/chat/lead/lead-talk.ts';
import { redactPersonalData } from '#domain/chat/model/redaction.ts';
import { DAY_MS } from '#domain/durations.ts';
import { inRetriedTransaction } from '../database/busy-store.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';

/** What is known of a session. */
export interface ChatHistory {
  /**
   * The visitor's messages with their answers, oldest first. Declined ones, and details given for a lead, are no part
   * of its summary.
   */
  said: { content: string; answer: string; inSummary: boolean }[];
  /** First and last names the visitor gave. */
  names: string[];
  dialogue: Dialogue | null;
  /** Number of the newest message; 0 before the first. */
  turn: number;
}

export interface ChatExchange {
  message: string;
  answer: string;
  /** What the answer rests on: "entry:low-appraisal", "home:sample-01". */
  sources: readonly string[];
  dialogue: Dialogue;
  /** `dialogue` was begun without the history: the next message goes on from what was kept before. */
  lacksHistory?: boolean;
  /** The newest turn that the answer knows of; left out for one that counts whatever was said since. */
  after?: number;
  /** Nothing answered it: kept for the agent, without what tells who asked. */
  unanswered?: string;
}

/** Everything said in one session, and in no other. */
export async function readHistory(db: Kysely<Schema>, sessionId: string): Promise<ChatHistory> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['role', 'content', 'memory', 'sources', 'turn'])
    .where('session_id', '=', sessionId)
    .orderBy('turn')
    .execute();
  const said: ChatHistory['said'] = [];
  const names = new Set<string>();
  let dialogue: Dialogue | null = null;
  for (const row of rows) {
    const last = said.at(-1);
    if (row.role === 'user') said.push({ content: row.content, answer: '', inSummary: true });
    else if (row.memory === '') {
      if (last) last.inSummary = false; // it may have been a detail for the lead
    } else {
      dialogue = readDialogue(row.memory) ?? dialogue;
      if (last) {
        last.answer = row.content;
        last.inSummary =
          dialogue === null ||
          (dialogue.guarded === null && !(row.sources.includes('"lead"') && isTakingDetails(dialogue.lead)));
      }
      if (dialogue) names.add(dialogue.lead.details.firstName).add(dialogue.lead.details.lastName);
    }
  }
  return { said, dialogue, names: [...names].filter(Boolean), turn: rows.at(-1)?.turn ?? 0 };
}

/** What was said to the lead itself is told by what it holds. */
function isTakingDetails({ status }: LeadTalk): boolean {
  return status === 'asking' || status === 'sent';
}

/** null for what an older version kept of a talk: it goes on without. */
function readDialogue(kept: string): Dialogue | null {
  const read = JSON.parse(kept) as Partial<Dialogue>;
  return Array.isArray(read.tasks) ? (read as Dialogue) : null;
}

/**
 * Adds a message and its answer behind everything said so far.
 * @returns 'overtaken' when the answer does not know everything that was said: nothing is added then
 */
export async function saveExchange(
  database: Database,
  sessionId: string,
  { message, answer, sources, dialogue, lacksHistory, after, unanswered }: ChatExchange,
  now: Date,
): Promise<'saved' | 'superseded'> {
  return await inRetriedTransaction(database, async (trx) => {
    const last = await trx
      .selectFrom('chat_messages')
      .select((eb) => eb.fn.max('turn').as('turn'))
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    const newest = Number(last?.turn ?? 0);
    if (after !== undefined && newest > after) return 'superseded';
    const turn = newest + 1;
    const row = (
      role: 'user' | 'assistant',
      content: string,
      offset: number,
      kept: string,
      rests = '[]',
    ) => ({
      id: randomUUID(),
      session_id: sessionId,
      turn: turn + offset,
      agent_id: AGENT_ID,
      role,
      content,
      created_at: now.toISOString(),
      memory: kept,
      sources: rests,
    });
    const rows = [
      row('user', message, 0, ''),
      row('assistant', answer, 1, lacksHistory ? '' : JSON.stringify(dialogue), JSON.stringify(sources)),
    ];
    await trx.insertInto('chat_messages').values(rows).execute();
    if (!unanswered) return 'saved';
    const { firstName, lastName } = dialogue.lead.details;
    const text = redactPersonalData(unanswered, { names: [firstName, lastName], keep: [] });
    const id = randomUUID();
    await trx
      .insertInto('unanswered_questions')
      .values({ id, session_id: sessionId, text, asked_at: now.toISOString() })
      .execute();
    await noteDeskEvent(trx, 'question', id, { isNew: true });
    return 'saved';
  });
}

/** As the privacy policy says (content/privacy.ts). A conversation ends with its browser tab; a lead keeps its own summary. */
const RETENTION_MS = 30 * DAY_MS;

/** Removes what was said in sessions long gone. */
export async function deleteOldChats({ db, now }: Database): Promise<void> {
  await db.deleteFrom('chat_messages').where('created_at', '<', now(-RETENTION_MS)).execute();
  await db.deleteFrom('unanswered_questions').where('asked_at', '<', now(-RETENTION_MS)).execute();
}
