import { Hono } from 'hono';
import * as v from 'valibot';
import type { Catalog } from '#domain/services.ts';
import { createAnsweredCheck } from '../chat/answered-check.ts';
import type { Database } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { typedJson } from '../http/typed-json.ts';
import { listConversations, listQuestions, readConversation } from './conversations.ts';
import type { DeskEnv } from './desk-env.ts';
import { query, wholeNumber } from './desk-input.ts';
import { deskNumbers } from './numbers.ts';
import { pageTitles } from './page-titles.ts';

const MAX_WEEKS = 52;
const DEFAULT_WEEKS = '12';

const PAGE = v.object({ cursor: v.optional(v.string(), '') });
const PERIOD = v.object({
  weeks: v.optional(v.pipe(wholeNumber, v.toMinValue(1), v.toMaxValue(MAX_WEEKS)), DEFAULT_WEEKS),
});

export interface InsightRoutesOptions {
  database: Database;
  catalog: Catalog;
  now: () => Date;
}

/** Read-only routes for conversations, unanswered questions and statistics. */
export function insightRoutes({ database, catalog, now }: InsightRoutesOptions) {
  const isAnswered = createAnsweredCheck({ catalog, now });
  return new Hono<DeskEnv>()
    .get('/conversations', query(PAGE), async (c) =>
      typedJson(c, await listConversations(database, c.req.valid('query').cursor)),
    )
    .get('/conversations/:id', async (c) => {
      const conversation = await readConversation(database, c.req.param('id'));
      return conversation ? typedJson(c, conversation) : problem('notFound');
    })
    .get('/questions', async (c) => typedJson(c, await listQuestions(database, isAnswered)))
    .get('/numbers', query(PERIOD), async (c) =>
      typedJson(
        c,
        await deskNumbers(database.db, await pageTitles(catalog), c.req.valid('query').weeks, now()),
      ),
    );
}
