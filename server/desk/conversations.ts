import { randomUUID } from 'node:crypto';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Conversation, ConversationPage, Question, QuestionList } from '#domain/desk/conversations.ts';
import { stripBidiControls } from '#domain/leads/strip-bidi-controls.ts';
import type { AnsweredCheck } from '../chat/answered-check.ts';
import { CHAT_RETENTION_MS } from '../chat/chat-store.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { excerptOf } from '../excerpt.ts';
import { readCursor, writeCursor } from '../leads/inbox.ts';
import { inChunks } from '../records/record-store.ts';
import { sourceTitles } from './answer-sources.ts';

const CHATS_PER_PAGE = 50;
const MAX_QUESTIONS = 1_000;
/** How long a response may wait for the assistant's checks; the next one continues them. */
const MAX_CHECKING_MS = 10_000;
const MAX_LAST_MESSAGE_LENGTH = 160;

/** Lists the chats of the last 30 days, newest first. */
export async function listConversations({ db, now }: Database, cursor: string): Promise<ConversationPage> {
  await assignConversationIds(db);
  const before = readCursor(cursor);
  const latest = db
    .selectFrom('chat_messages')
    .select([
      'session_id',
      (eb) => eb.fn.max('turn').as('turn'),
      (eb) => eb.fn.max('created_at').as('updated_at'),
    ])
    .where('created_at', '>', now(-CHAT_RETENTION_MS))
    .groupBy('session_id')
    .as('latest');
  const rows = await db
    .selectFrom(latest)
    .innerJoin('conversations', 'conversations.session_id', 'latest.session_id')
    .innerJoin('chat_messages', (join) =>
      join
        .onRef('chat_messages.session_id', '=', 'latest.session_id')
        .onRef('chat_messages.turn', '=', 'latest.turn'),
    )
    .select(['conversations.id', 'chat_messages.content', 'latest.updated_at'])
    .select((eb) =>
      eb
        .selectFrom('chat_messages as asked')
        .select('asked.content')
        .whereRef('asked.session_id', '=', 'latest.session_id')
        .where('asked.role', '=', 'user')
        .orderBy('asked.turn', 'desc')
        .limit(1)
        .as('question'),
    )
    .$if(before !== null, (query) =>
      query.where(sql<SqlBool>`(latest.updated_at, conversations.id) < (${before?.at}, ${before?.id})`),
    )
    .orderBy('latest.updated_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(CHATS_PER_PAGE + 1)
    .execute();
  const page = rows.slice(0, CHATS_PER_PAGE);
  const last = rows.length > CHATS_PER_PAGE ? page.at(-1) : undefined;
  return {
    conversations: page.map((row) => ({
      id: row.id,
      status: 'assistant',
      holder: null,
      lastMessage: excerptOf(row.content, MAX_LAST_MESSAGE_LENGTH),
      lastQuestion: excerptOf(row.question ?? '', MAX_LAST_MESSAGE_LENGTH),
      updatedAt: row.updated_at,
    })),
    nextCursor: last ? writeCursor({ at: last.updated_at, id: last.id }) : null,
  };
}

/** Reads a chat, oldest message first. @returns null if it does not exist or has expired */
export async function readConversation({ db, now }: Database, id: string): Promise<Conversation | null> {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('chat_messages', 'chat_messages.session_id', 'conversations.session_id')
    .select(['chat_messages.id', 'role', 'content', 'created_at', 'sources'])
    .where('conversations.id', '=', id)
    .where('created_at', '>', now(-CHAT_RETENTION_MS))
    .orderBy('turn')
    .execute();
  if (rows.length === 0) return null;
  const sourcesOf = ({ sources }: { sources: string }): string[] => JSON.parse(sources || '[]');
  const titles = await sourceTitles(db, rows.flatMap(sourcesOf));
  return {
    id,
    holder: null,
    messages: rows.map((row) => {
      const { id: messageId, role, created_at: timestamp } = row;
      const content = stripBidiControls(row.content);
      const source = sourcesOf(row)
        .flatMap((one) => titles.get(one) ?? [])
        .join(' · ');
      return { id: messageId, role, content, timestamp, ...(source !== '' && { source }) };
    }),
  };
}

/**
 * Lists questions that the assistant could not answer, similar ones grouped, newest first.
 * @param isAnswered whether the assistant can answer a question now; its group is then left out. If checking takes
 *   too long, the rest is listed unchecked
 */
export async function listQuestions({ db }: Database, isAnswered: AnsweredCheck): Promise<QuestionList> {
  const rows = await db
    .selectFrom('unanswered_questions')
    .select(['id', 'text', 'asked_at'])
    .orderBy('asked_at', 'desc')
    .limit(MAX_QUESTIONS)
    .execute();
  const groups = Map.groupBy(rows, ({ text }) => questionKey(text));
  const questions = [...groups.values()].map((asked) => ({
    id: asked[0]?.id ?? '',
    text: asked[0]?.text ?? '',
    at: asked[0]?.asked_at ?? '',
    count: asked.length,
    wordings: [...Map.groupBy(asked, ({ text }) => wordsOf(text).join(' ')).values()].flatMap(
      ([newest]) => newest?.text ?? [],
    ),
  }));
  const open: Question[] = [];
  const checkUntil = performance.now() + MAX_CHECKING_MS;
  for (const question of questions)
    if (!(await isAnyAnswered(question, isAnswered, checkUntil))) open.push(question);
  return { questions: open };
}

async function isAnyAnswered(
  { wordings }: Question,
  isAnswered: AnsweredCheck,
  checkUntil: number,
): Promise<boolean> {
  for (const wording of wordings)
    if (performance.now() < checkUntil && (await isAnswered(wording))) return true;
  return false;
}

/** Equal for questions with the same words, in any order, case and punctuation. */
function questionKey(text: string): string {
  return [...new Set(wordsOf(text))].sort().join(' ');
}

/** The words without accents; the whole text if it has none. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [text];
}

/** Assigns ids to new chats for the desk: their session ids would let anyone write as the visitor. */
async function assignConversationIds(db: Kysely<Schema>): Promise<void> {
  const rows = await db
    .selectFrom('chat_messages')
    .select('session_id')
    .distinct()
    .where('session_id', 'not in', db.selectFrom('conversations').select('session_id'))
    .execute();
  for (const some of inChunks(rows)) {
    await db
      .insertInto('conversations')
      .values(some.map(({ session_id }) => ({ id: randomUUID(), session_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Deletes the ids of deleted chats. */
export async function forgetOldConversations({ db }: Database): Promise<void> {
  await sql`delete from conversations where session_id not in (select session_id from chat_messages)`.execute(
    db,
  );
}
