import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AGENT_ID } from '#domain/agent/agent.ts';
import type { Memory } from '#domain/chat/memory.ts';
import { DAY_MS } from '#domain/durations.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** What is known of a session. */
export interface ChatHistory {
  /**
   * The visitor's messages with their answers, oldest first. Declined ones, and details given for a lead, are no part
   * of its summary.
   */
  said: { content: string; answer: string; inSummary: boolean }[];
  /** First and last names the visitor gave. */
  names: string[];
  memory: Memory | null;
}

export interface ChatExchange {
  message: string;
  answer: string;
  memory: Memory;
}

/** Everything said in one session, and in no other. */
export async function readHistory(db: Kysely<Schema>, sessionId: string): Promise<ChatHistory> {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['role', 'content', 'memory'])
    .where('session_id', '=', sessionId)
    .orderBy('turn')
    .execute();
  const said: ChatHistory['said'] = [];
  const names = new Set<string>();
  let memory: Memory | null = null;
  for (const row of rows) {
    if (row.role === 'user') said.push({ content: row.content, answer: '', inSummary: true });
    else if (row.memory !== '') {
      memory = JSON.parse(row.memory) as Memory;
      const last = said.at(-1);
      if (last) {
        last.answer = row.content;
        last.inSummary = memory.guarded === null && !['asking', 'sent'].includes(memory.lead.status);
      }
      names.add(memory.lead.details.firstName).add(memory.lead.details.lastName);
    }
  }
  return { said, memory, names: [...names].filter(Boolean) };
}

/** Adds a message and its answer behind everything said so far. */
export async function keepExchange(
  database: Database,
  sessionId: string,
  { message, answer, memory }: ChatExchange,
  now: Date,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const last = await trx
      .selectFrom('chat_messages')
      .select((eb) => eb.fn.max('turn').as('turn'))
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    const turn = Number(last?.turn ?? 0) + 1;
    const row = (role: 'user' | 'assistant', content: string, offset: number, kept: string) => ({
      id: randomUUID(),
      session_id: sessionId,
      turn: turn + offset,
      agent_id: AGENT_ID,
      role,
      content,
      created_at: now.toISOString(),
      memory: kept,
    });
    const rows = [row('user', message, 0, ''), row('assistant', answer, 1, JSON.stringify(memory))];
    await trx.insertInto('chat_messages').values(rows).execute();
  });
}

/** As the privacy policy says (content/privacy.ts). A conversation ends with its browser tab; a lead keeps its own summary. */
const FORGET_AFTER_MS = 30 * DAY_MS;

/** Removes what was said in sessions long gone. */
export async function forgetOldChats({ db, now }: Database): Promise<void> {
  await db.deleteFrom('chat_messages').where('created_at', '<', now(-FORGET_AFTER_MS)).execute();
  await db.deleteFrom('unanswered_questions').where('asked_at', '<', now(-FORGET_AFTER_MS)).execute();
}
