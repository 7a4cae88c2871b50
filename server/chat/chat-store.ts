import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import type { LeadTalk } from '#domain/chat/lead/lead-talk.ts';
import { DAY_MS } from '#domain/durations.ts';
import { inRetriedTransaction } from '../database/busy-store.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';

export interface ChatHistory {
  /**
   * The visitor's messages with their answers, oldest first. The summary of a lead leaves out declined messages and details
   * given for the lead.
   */
  said: { id: string; content: string; answer: string; inSummary: boolean }[];
  /** First and last names given by the visitor. */
  names: string[];
  dialogue: Dialogue | null;
  /** Number of the newest message; 0 before the first. */
  turn: number;
}

interface ChatExchange {
  message: string;
  messageId?: string | undefined;
  answer: string;
  /** The records the answer is based on: "entry:low-appraisal", "home:sample-01". */
  sources: readonly string[];
  dialogue: Dialogue;
  /** Whether the history could not be read: the next message continues from the dialogue stored before. */
  lacksHistory?: boolean;
  /** The newest turn the answer takes into account; missing if the answer is to be saved in any case. */
  after?: number;
  /** The question that got no answer, without personal data, for the agent. */
  unanswered?: string;
}

/** Reads the exchanges of one session. */
export async function readHistory(db: Kysely<Schema>, sessionId: string): Promise<ChatHistory> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['id', 'role', 'content', 'memory', 'sources', 'turn'])
    .where('session_id', '=', sessionId)
    .orderBy('turn')
    .execute();
  const said: ChatHistory['said'] = [];
  const names = new Set<string>();
  let dialogue: Dialogue | null = null;
  for (const row of rows) {
    const last = said.at(-1);
    if (row.role === 'user') said.push({ id: row.id, content: row.content, answer: '', inSummary: true });
    else if (row.memory === '') {
      if (last) last.inSummary = false; // it may contain a detail for the lead
    } else {
      dialogue = readDialogue(row.memory) ?? dialogue;
      if (last) {
        last.answer = row.content;
        // an answer that begins with a no may stand beside what was declined
        const isDeclined =
          dialogue !== null && (dialogue.guarded !== null || row.sources.includes('"refusal:'));
        const isOfLead =
          dialogue !== null && row.sources.includes('"lead"') && isTakingDetails(dialogue.lead);
        last.inSummary = !isDeclined && !isOfLead;
      }
      if (dialogue) names.add(dialogue.lead.details.firstName).add(dialogue.lead.details.lastName);
    }
  }
  return { said, dialogue, names: [...names].filter(Boolean), turn: rows.at(-1)?.turn ?? 0 };
}

/** Messages about a lead are left out of its summary, because its fields contain them. */
function isTakingDetails({ status }: LeadTalk): boolean {
  return status === 'asking' || status === 'sent';
}

/** Returns null for a dialogue stored by an older version. */
function readDialogue(kept: string): Dialogue | null {
  const read = JSON.parse(kept) as Partial<Dialogue>;
  return Array.isArray(read.tasks) ? (read as Dialogue) : null;
}

/**
 * Appends a message and its answer to the session.
 * @returns 'superseded' if the session has newer messages than `after`; nothing is saved then
 */
export async function saveExchange(
  database: Database,
  sessionId: string,
  { message, messageId, answer, sources, dialogue, lacksHistory, after, unanswered }: ChatExchange,
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
      basis = '[]',
    ) => ({
      id: randomUUID(),
      session_id: sessionId,
      turn: turn + offset,
      agent_id: AGENT_ID,
      role,
      content,
      created_at: now.toISOString(),
      memory: kept,
      sources: basis,
    });
    const rows = [
      { ...row('user', message, 0, ''), ...(messageId && { id: messageId }) },
      row('assistant', answer, 1, lacksHistory ? '' : JSON.stringify(dialogue), JSON.stringify(sources)),
    ];
    await trx.insertInto('chat_messages').values(rows).execute();
    if (!unanswered) return 'saved';
    const id = randomUUID();
    await trx
      .insertInto('unanswered_questions')
      .values({ id, session_id: sessionId, text: unanswered, asked_at: now.toISOString() })
      .execute();
    await noteDeskEvent(trx, 'question', id, { isNew: true });
    return 'saved';
  });
}

/** Promised in the privacy policy (content/privacy.ts). A lead has its own copy of the summary. */
export const CHAT_RETENTION_MS = 30 * DAY_MS;

export async function deleteOldChats({ db, now }: Database): Promise<void> {
  await db.deleteFrom('chat_messages').where('created_at', '<', now(-CHAT_RETENTION_MS)).execute();
  await db.deleteFrom('unanswered_questions').where('asked_at', '<', now(-CHAT_RETENTION_MS)).execute();
}
