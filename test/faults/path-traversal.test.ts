import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { reportFigure } from '../figures.ts';
import { rounds } from '../rounds.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { sendRaw } from './raw-connection.ts';

const SERVED = join(projectRoot, 'dist/client');

/** Enough to reach the machine's root from any checkout. */
const TO_THE_ROOT = 20;

/** Files of the machine, the build and the project that are not served, and how far above the served ones they begin. */
const WANTED: [file: string, levels: number][] = [
  ['etc/passwd', TO_THE_ROOT],
  ['server/entry.mjs', 1],
  ['package.json', 2],
  ['proc/self/environ', TO_THE_ROOT],
].slice(0, rounds(2, 4)) as [string, number][];

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
const SECRETS = /root:x:0|"name": "porchlight"|import \{|DATA_DIR=/;

let server: RunningServer;
beforeAll(async () => {
  server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } });
});
afterAll(() => server.remove());

test('no URL leads outside the served files', { timeout: 120_000 }, async () => {
  for (const [file, levels] of WANTED)
    expect(existsSync(join(SERVED, '../'.repeat(levels), file)), file).toBe(true);
  const paths = FROM.flatMap((from) => {
    const depth = from.split('/').filter(Boolean).length;
    return UP.flatMap((up) => WANTED.map(([file, levels]) => `${from}${up.repeat(depth + levels)}${file}`));
  });
  const absolute = WANTED.map(([file, levels]) => `http://stone.example/${'../'.repeat(levels)}${file}`);
  const byScheme = WANTED.map(([file]) => `file:///${file}`);
  const all = [...paths, ...absolute, ...byScheme];
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
