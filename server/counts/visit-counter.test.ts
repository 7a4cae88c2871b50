import { expect, test } from 'vitest';
import { contactFields, sellerFields, startApp } from '#test/app-under-test.ts';
import { runCommandHere } from '#test/command-process.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import { addCounts, countsSince } from './count-store.ts';
import { startVisitCounter } from './visit-counter.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const header = (name: string) => (name === 'user-agent' ? BROWSER['user-agent'] : undefined);

describeOnBothEngines('the visit counter', (database, store) => {
  const storedCounts = async (fromDay: string) =>
    (await countsSince(database(), fromDay)).map(({ day, route, step, count }) => [day, route, step, count]);

  test('two instances add to the same counts', async () => {
    const now = () => new Date('2031-05-01T12:00:00Z');
    const one = startVisitCounter(database(), silent, now);
    const other = startVisitCounter(database(), silent, now);
    for (let i = 0; i < 3; i += 1) one.count('/sell', 'view', header);
    other.count('/sell', 'view', header);
    other.count('/', 'view', header);
    await Promise.all([one.stop(), other.stop()]);
    expect(await storedCounts('2031-05-01')).toEqual([
      ['2031-05-01', '/', 'view', 1],
      ['2031-05-01', '/sell', 'view', 4],
    ]);
  });

  test("days are those of Charlotte's time zone", async () => {
    let at = '2032-01-02T04:30:00Z';
    const counter = startVisitCounter(database(), silent, () => new Date(at));
    counter.count('/', 'view', header);
    for (const next of ['2032-01-02T04:59:00Z', '2032-01-02T05:00:00Z']) {
      at = next;
      await counter.flush();
      counter.count('/', 'view', header);
    }
    await counter.stop();
    expect(await storedCounts('2032-01-01')).toEqual([
      ['2032-01-01', '/', 'view', 2],
      ['2032-01-02', '/', 'view', 1],
    ]);
  });

  test('counts that could not be stored are stored by the next flush', async () => {
    const away = {
      db: new Proxy(database().db, {
        get: () => () => {
          throw new Error('away');
        },
      }),
    };
    const link = { db: away.db };
    const counter = startVisitCounter(link, silent, () => new Date('2033-01-01T12:00:00Z'));
    counter.count('/', 'view', header);
    await counter.flush();
    counter.count('/', 'view', header);
    link.db = database().db;
    await counter.stop();
    expect(await storedCounts('2033-01-01')).toEqual([['2033-01-01', '/', 'view', 2]]);
  });

  test('views, forms and reported steps are counted on their page; bots and GPC are not counted', async () => {
    const visits = startVisitCounter(database(), silent, () => new Date('2034-01-01T12:00:00Z'));
    const app = await startApp(database(), { visits });
    const get = (path: string, headers: Record<string, string>) => fetch(app.url + path, { headers });
    await get('/neighborhoods/noda?utm_source=x', BROWSER);
    await get('/neighborhoods/dilworth', { ...BROWSER, 'sec-gpc': '1' });
    await get('/neighborhoods/dilworth', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await fetch(`${app.url}/sell`, { method: 'HEAD', headers: BROWSER });
    await get('/api/guides/nothing', BROWSER);
    const from = (path: string) => ({ ...BROWSER, referer: `${app.url}${path}?q=secret` });
    const fields = contactFields();
    for (let time = 0; time < 2; time += 1)
      await app.post('/api/leads', fields, { ...from('/'), 'idempotency-key': 'sent-twice' });
    await app.post('/api/leads', contactFields({ email: 'x' }), from('/'));
    await app.post('/api/seller-leads', sellerFields(), BROWSER);
    const report = (step: string, headers: Record<string, string>) =>
      fetch(`${app.url}/api/counts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ step }),
      });
    expect((await report('contact-started', from('/reviews'))).status).toBe(204);
    expect((await report('contact-started', from('/no/page'))).status).toBe(204);
    expect((await report('contact-sent', from('/reviews'))).status).toBe(422);
    expect((await report('view', { ...from('/'), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await app.stop();
    await visits.stop();
    expect((await storedCounts('2034-01-01')).map(([, ...rest]) => rest)).toEqual([
      ['/', 'contact-refused', 1],
      ['/', 'contact-sent', 1],
      ['/neighborhoods/[slug]', 'view', 1],
      ['/reviews', 'contact-started', 1],
      ['/sell', 'seller-sent', 1],
    ]);
  });

  test('reports of one client address are rate limited', async () => {
    const app = await startApp(database(), { isRateLimited: true });
    const statuses: number[] = [];
    for (let sent = 0; sent < 301; sent += 1) {
      const { status } = await fetch(`${app.url}/api/counts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"step":"view"}',
      });
      statuses.push(status);
    }
    await app.stop();
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('npm run stats prints a chart, the pages and both funnels', async () => {
    const stats = (...args: string[]) =>
      runCommandHere('stats', args, { DATABASE_URL: store().url, DATA_DIR: store().folder });
    await database().db.deleteFrom('visit_counts').execute();
    expect((await stats()).stdout).toMatch(/^Nothing was counted from \d{4}-/);
    const day = isoDateInCharlotte(new Date().toISOString());
    const count = (route: '/' | '/sell', step: 'view' | 'contact-seen' | 'contact-sent', times: number) => ({
      day,
      route,
      step,
      count: times,
    });
    await addCounts(database(), [
      count('/', 'view', 1_200),
      count('/sell', 'view', 90),
      count('/', 'contact-seen', 300),
      count('/', 'contact-sent', 3),
      { ...count('/', 'view', 5), day: '2001-01-01' },
    ]);
    const { exitCode, stdout, stderr } = await stats('--days', '2');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/^Page views from .*: 1,290$/);
    expect(lines[3]).toBe(`${day}  1,290  ${'█'.repeat(60)}`);
    expect(stdout).toMatch(/^\/ +1,200\n\/sell +90$/m);
    expect(stdout).toMatch(
      /^CONTACT FORM .*\nviews of its pages +1,200\nseen +300 +25%\nstarted +0 +0%\nsent +3\nrefused +0$/m,
    );
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    expect(JSON.parse((await stats('--days', '1', '--json')).stdout)).toContainEqual(
      count('/', 'view', 1_200),
    );
  });

  test('npm run stats rejects an invalid number of days', async () => {
    const { exitCode, stderr } = await runCommandHere('stats', ['--days', '0'], {
      DATABASE_URL: store().url,
      DATA_DIR: store().folder,
    });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('--days 0 is no number from 1 to 3660');
  });
});
