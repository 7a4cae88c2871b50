import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines, describeOnSqlite } from '#test/databases.ts';
import { type DeskUser, deskOfOwner, setUpOwner } from '#test/desk.ts';
import { deleteAbandonedUploads, uploadsFolder } from './uploaded-file.ts';

/** The first upload is slow because it loads the parser. */
const LONG_TIMEOUT = { timeout: 30_000 };

describeOnBothEngines('an aborted upload', (database) => {
  const logged: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
  const waiting = () => readdirSync(join(dataDir, 'uploads'));
  let app: AppUnderTest;
  let avery: DeskUser;
  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
    app = await startApp(database(), { log, dataDir });
    avery = await setUpOwner(app, database());
  });
  afterAll(async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true });
  });

  const form = 'multipart/form-data; boundary=b';
  const formBegun = '--b\r\ncontent-disposition: form-data; name="f"; filename="a.jpg"\r\n\r\nx';
  test.each([
    ['market figures', '/content/market/import?file=a.tsv', 'application/octet-stream', 'a\tb\n'],
    ['homes', '/content/listings/import?file=a.csv', 'application/octet-stream', 'ListingKey\n'],
    ['a picture', '/pictures', 'image/jpeg', '\xff\xd8\xff'],
    ['a picture in a form', '/pictures', form, formBegun],
    ['a large picture in a form', '/pictures', form, formBegun + 'x'.repeat(200_000)],
  ])('of %s logs no error and leaves no file behind', async (_what, path, type, start) => {
    const sending = request(`${app.url}/api/desk${path}`, {
      method: 'POST',
      headers: { cookie: avery.cookie, 'content-type': type, 'content-length': 1_000_000 },
    });
    sending.on('error', () => {});
    sending.write(start, 'latin1');
    await expect.poll(waiting, LONG_TIMEOUT).toHaveLength(1);
    sending.destroy();
    await expect.poll(waiting, LONG_TIMEOUT).toEqual([]);
    // By the time another request is answered, the aborted one has been handled.
    await avery.call('GET', '/pictures');
    expect(logged).toEqual([]);
  });

  test('left behind by a crash is deleted after an hour', async () => {
    const folder = uploadsFolder(dataDir);
    mkdirSync(folder, { recursive: true });
    // Listed, but gone when it is looked at, like an upload that ends meanwhile.
    symlinkSync('gone', join(folder, 'file-ended'));
    for (const [name, minutesAgo] of [
      ['file-left', 61],
      ['file-sent', 59],
    ] as const) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, 'body'), '');
      const at = (Date.now() - minutesAgo * 60_000) / 1_000;
      utimesSync(join(folder, name), at, at);
    }
    await deleteAbandonedUploads(folder);
    expect(waiting()).toEqual(['file-ended', 'file-sent']);
    rmSync(folder, { recursive: true });
    await deleteAbandonedUploads(folder);
  });

  test.each([1, 200_000])('as a truncated form of %s bytes gets a response', async (length) => {
    const answer = await fetch(`${app.url}/api/desk/pictures`, {
      method: 'POST',
      headers: { cookie: avery.cookie, 'content-type': form },
      body: formBegun + 'x'.repeat(length),
    });
    expect([answer.status, (await answer.json()).title]).toEqual([422, 'No picture']);
    await expect.poll(waiting, LONG_TIMEOUT).toEqual([]);
  });
});

describeOnSqlite('a file that is too large', (database) => {
  const { app, owner } = deskOfOwner(database);

  test.each([
    ['listings', '32 MiB'],
    ['market', '256 MiB'],
  ])('of %s is answered with the limit of %s', async (kind, limit) => {
    const sending = request(`${app().url}/api/desk/content/${kind}/import`, {
      method: 'POST',
      headers: { cookie: owner().cookie, 'content-length': 400_000_000 },
    });
    sending.on('error', () => undefined).flushHeaders();
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    const body = await json(response);
    sending.destroy();
    expect([response.statusCode, body]).toMatchObject([
      413,
      { detail: expect.stringContaining(` ${limit}.`) },
    ]);
  });
});
