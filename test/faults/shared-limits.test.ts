import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields } from '../app-under-test.ts';
import { preparedStore, silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { rounds } from '../rounds.ts';
import { postLead, storedEmails } from './lead-clients.ts';
import { startServerInProcess } from './server-in-process.ts';

const POSTS = rounds(80, 200);

/** 30 forms in ten minutes (server/rate-limit/rate-limit.ts). */
const ALLOWED = 30;

test('of many concurrent posts to two instances exactly 30 are accepted, and retries get no more', {
  timeout: 60_000,
}, async ({ onTestFinished }) => {
  const store = await preparedStore('postgres');
  onTestFinished(store.remove);
  const env = { DATABASE_URL: store.url, DATA_DIR: store.folder };
  const servers = await Promise.all([startServerInProcess(env), startServerInProcess(env)]);
  for (const server of servers) onTestFinished(server.stop);
  const posts = Array.from({ length: POSTS }, (_, i) => ({
    url: servers[i % 2]?.url ?? '',
    fields: contactFields(),
    key: randomUUID(),
  }));
  const sendAll = () => Promise.all(posts.map(({ url, fields, key }) => postLead(url, fields, key)));

  const first = await sendAll();
  const accepted = first.filter((outcome) => outcome === '201').length;
  expect(accepted).toBe(ALLOWED);
  expect(first.filter((outcome) => outcome === '429')).toHaveLength(POSTS - ALLOWED);
  expect(new Set(await sendAll())).toEqual(new Set(['429']));
  expect(await storedEmails(store.url)).toHaveLength(ALLOWED);

  const database = openDatabase(store.url, silent);
  onTestFinished(database.close);
  const tables = await database.db.selectFrom('rate_limit_salts').selectAll().execute();
  expect(tables).toHaveLength(1);
  reportFigure({
    promise: 'Rate limits are exact and shared by all instances',
    tested: `${POSTS} posts at once to two instances on one Postgres, limit ${ALLOWED}`,
    measured: `${accepted} accepted, ${POSTS - accepted} rate limited`,
  });
});
