import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportFigure } from '../figures.ts';
import { rounds } from '../rounds.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { sendRaw } from './raw-connection.ts';

/** Files that are not served: of the machine, the project, the build, the store. */
const WANTED = [
  'etc/passwd',
  'package.json',
  'server/entry.mjs',
  'porchlight.db',
  '.env',
  'proc/self/environ',
].slice(0, rounds(1, 6));

const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%5c',
  '..\\',
  '%c0%ae%c0%ae/',
  '%e0%80%ae%e0%80%ae%e0%80%af',
  '....//',
  '..;/',
  '%2e%2e%00/',
  '.%2e/',
];

const FROM = [
  '/',
  '/_astro/',
  '/pictures/',
  '/downloads/sellers-guide.pdf/',
  '//',
  '/guides/',
  '/api/guides/',
];

const AT_ONCE = 10;

/** Text by which those files would be recognized. */
const SECRETS = /root:x:0|"name": "porchlight"|SQLite format 3|import \{|NODE_ENV=/;

let server: RunningServer;
beforeAll(async () => {
  server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } });
});
afterAll(() => server.remove());

test('no URL leads outside the served files', { timeout: 120_000 }, async () => {
  const paths = FROM.flatMap((from) =>
    UP.flatMap((up) => WANTED.map((wanted) => `${from}${up.repeat(1 + (wanted.length % 6))}${wanted}`)),
  );
  const absolute = WANTED.map((wanted) => `http://stone.example/../../../${wanted}`);
  const file = WANTED.map((wanted) => `file:///${wanted}`);
  const all = [...paths, ...absolute, ...file];
  const statuses = new Map<number, number>();
  const see = async (path: string) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(server.url, request, 15_000);
    expect(answer.text, path).not.toMatch(SECRETS);
    const [status = 0] = answer.statuses;
    expect([400, 404], `${path} ${status}`).toContain(status);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (let first = 0; first < all.length; first += AT_ONCE) {
    await Promise.all(all.slice(first, first + AT_ONCE).map(see));
  }
  reportFigure({
    promise: 'No URL leads outside the served files',
    tested: `${all.length} addresses (${UP.length} forms of ../, encoded, doubled, overlong) over raw sockets`,
    measured: `${[...statuses].map(([status, count]) => `${count} answered ${status}`).join(', ')}`,
  });
});
