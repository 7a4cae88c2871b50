import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { listConversations, listQuestions, readConversation } from './conversations.ts';
import type { DeskEnv } from './desk-env.ts';
import { deskNumbers } from './numbers.ts';

const MOST_WEEKS = 52;
const USUAL_WEEKS = 12;

/** What visitors said to the assistant, and what the figures say: to read. */
export function insightRoutes({ database, now }: { database: Database; now: () => Date }): Hono<DeskEnv> {
  return new Hono<DeskEnv>()
    .get('/conversations', async (c) =>
      c.json(await listConversations(database, c.req.query('cursor') ?? '')),
    )
    .get('/conversations/:id', async (c) => {
      const conversation = await readConversation(database, c.req.param('id'));
      return conversation ? c.json(conversation) : problem('notFound');
    })
    .get('/questions', async (c) => c.json(await listQuestions(database)))
    .get('/numbers', async (c) => {
      const asked = Math.trunc(Number(c.req.query('weeks')));
      const weeks = asked >= 1 ? Math.min(asked, MOST_WEEKS) : USUAL_WEEKS;
      return c.json(await deskNumbers(database.db, weeks, now()));
    });
}
