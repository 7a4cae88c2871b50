import { describe, expect, test } from 'vitest';
import { TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import { contactFields } from '../app-under-test.ts';
import { preparedStore } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { engines, rounds } from '../rounds.ts';
import {
  browserHeaders,
  fetchToken,
  marksByEmail,
  sendByPage,
  sendByScript,
  sendJson,
} from './form-visits.ts';
import { startServerInProcess } from './server-in-process.ts';

const POSTS_PER_KIND = rounds(20, 500);
/** Below the limit on requests in flight. */
const AT_ONCE = 50;
const LEAST_MARKED = 0.99;
const QUICK_MS = 1_000;

type Bot = (url: string, fields: Record<string, unknown>) => Promise<number>;

describe.for(engines('sqlite'))('a bot (%s)', (engine) => {
  test('is thanked like everybody; its lead is stored and marked', { timeout: 120_000 }, async ({
    onTestFinished,
  }) => {
    const store = await preparedStore(engine);
    onTestFinished(store.remove);
    let clock = Date.now();
    const server = await startServerInProcess(
      { DATABASE_URL: store.url, DATA_DIR: store.folder, RATE_LIMIT: 'off' },
      { now: () => new Date(clock) },
    );
    onTestFinished(server.stop);
    const stolen = await fetchToken(server.url);
    const fresh = await Promise.all(Array.from({ length: POSTS_PER_KIND }, () => fetchToken(server.url)));
    clock += QUICK_MS;
    const kinds = { ...DIRECT, ...trapped(stolen), ...quick(fresh), ...replayed(stolen) };

    const kindOf = new Map<unknown, string>();
    const sendAll = async (names: string[]) => {
      const posts = names.flatMap((name) => Array<string>(POSTS_PER_KIND).fill(name));
      const statuses: (number | undefined)[] = [];
      for (let first = 0; first < posts.length; first += AT_ONCE) {
        const some = posts.slice(first, first + AT_ONCE).map((name) => {
          const fields = contactFields();
          kindOf.set(fields.email, name);
          return kinds[name]?.(server.url, fields);
        });
        statuses.push(...(await Promise.all(some)));
      }
      return statuses;
    };
    const statuses = new Set(await sendAll(Object.keys(kinds).filter((name) => name !== REPLAY)));
    // Old enough that only the replay counts against it.
    clock += 60_000;
    for (const status of await sendAll([REPLAY])) statuses.add(status);

    expect([...statuses].sort()).toEqual([201, 303]);
    const marks = await marksByEmail(store.url);
    expect(marks.size).toBe(kindOf.size);
    for (const name of Object.keys(kinds)) {
      const own = [...kindOf].filter(([, kind]) => kind === name).map(([email]) => marks.get(String(email)));
      expect(own.filter(Boolean).length / own.length, name).toBeGreaterThanOrEqual(LEAST_MARKED);
    }
    reportFigure({
      promise: `A bot is thanked, its lead stored and marked (${engine})`,
      tested: `${Object.keys(kinds).length} kinds (${Object.keys(kinds).join(', ')}), ${POSTS_PER_KIND} posts each, ${AT_ONCE} at once`,
      measured: `${[...marks.values()].filter(Boolean).length} of ${marks.size} marked, 0 lost, 0 refused`,
    });
  });
});

const REPLAY = 'replayed token';

const DIRECT: Record<string, Bot> = {
  'direct post': (url, fields) => sendJson(url, fields),
  'direct post that looks like a browser': (url, fields) => sendJson(url, fields, browserHeaders(url)),
  'direct form post': (url, fields) => sendByPage(url, fields),
  'form post without a browser': (url, fields) => sendByPage(url, { ...fields, [TRAP_FIELD]: '' }, {}),
};

function trapped(token: string): Record<string, Bot> {
  return {
    'filled trap': (url, fields) =>
      sendByScript({ url, token, seenMs: 60_000 }, fields, { trap: 'https://spam.example' }),
    'filled trap without JavaScript': (url, fields) =>
      sendByPage(url, { ...fields, [TRAP_FIELD]: 'https://spam.example' }),
  };
}

function quick(tokens: string[]): Record<string, Bot> {
  return {
    'sent after 1 s': (url, fields) =>
      sendByScript({ url, token: tokens.pop() ?? '', seenMs: QUICK_MS }, fields),
    'sent after 1 s without a token': (url, fields) =>
      sendByScript({ url, token: '', seenMs: QUICK_MS }, fields),
    'made-up token': (url, fields) => sendByScript({ url, token: 'a.b.c', seenMs: 60_000 }, fields),
  };
}

function replayed(token: string): Record<string, Bot> {
  return { [REPLAY]: (url, fields) => sendByScript({ url, token, seenMs: 60_000 }, fields) };
}
