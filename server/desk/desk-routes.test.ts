import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { type DeskUser, joinDesk, setUpOwner } from '#test/desk.ts';

/** Routes that do not require a session. */
const OPEN = [
  'POST /api/desk/sign-in',
  'POST /api/desk/sign-in/passkey/options',
  'POST /api/desk/sign-in/passkey',
  'POST /api/desk/setup',
  'POST /api/desk/join',
  'POST /api/desk/newcomers/options',
  'POST /api/desk/newcomers',
  'POST /api/desk/reset',
];

/** Routes for owners only. */
const OWNERS = [
  'GET /api/desk/leads.csv',
  'DELETE /api/desk/leads/:id',
  'GET /api/desk/leads/:id/erasure',
  'GET /api/desk/people',
  'POST /api/desk/people',
  'DELETE /api/desk/invitations/:id',
  'PATCH /api/desk/people/:id',
  'DELETE /api/desk/people/:id',
  'GET /api/desk/audit',
];

describeOnBothEngines('access to the desk', (database) => {
  let app: AppUnderTest;
  let member: DeskUser;
  /** The desk's routes, and other routes that require its session. */
  const ofDesk: string[] = [];
  beforeAll(async () => {
    app = await startApp(database());
    await setUpOwner(app, database());
    member = await joinDesk(app, database(), 'sam@stone.example');
    for (const route of new Set(app.routes.filter((one) => one.includes(' /api/'))))
      if (route.includes(' /api/desk') || (await request(route)).status === 401) ofDesk.push(route);
  });
  afterAll(() => app.stop());

  const request = async (route: string, cookie = '') => {
    const [method = '', path = ''] = route.split(' ');
    const stop = new AbortController();
    const response = await fetch(`${app.url}${path.replaceAll(/:\w+/g, 'none')}`, {
      method,
      redirect: 'manual',
      signal: stop.signal,
      headers: { cookie, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    });
    stop.abort();
    return response;
  };

  test('every route requires a session, except those for signing in', async () => {
    expect(ofDesk.length).toBeGreaterThan(30);
    expect(ofDesk).toContain('GET /api/agents/:agentId/leads');
    for (const route of ofDesk) {
      const { status, headers } = await request(route);
      expect([route, status === 401]).toEqual([route, !OPEN.includes(route)]);
      expect([route, headers.get('cache-control')]).toEqual([route, 'no-store']);
      expect([route, headers.get('x-robots-tag')]).toEqual([route, 'noindex']);
    }
    expect((await request('GET /api/desk/nothing-here')).status).toBe(401);
  });

  test('error responses are not cached or indexed either', async () => {
    const evil = { origin: 'http://evil.example' };
    for (const [status, method, path, headers] of [
      [403, 'POST', '/api/desk/sign-in', evil],
      [403, 'POST', '/api/desk/leads/x/notes', evil],
      [403, 'POST', '/desk/leads', evil],
      [403, 'POST', '/desk/leads', { origin: app.url.replace('http:', 'https:') }],
      [403, 'POST', '/api/desk/sign-in', { origin: app.url.replace('http:', 'https:') }],
      [405, 'POST', '/desk/leads', {}],
      [405, 'PUT', '/desk', {}],
      [415, 'POST', '/api/desk/sign-in', { 'content-encoding': 'gzip' }],
    ] as const) {
      const answer = await fetch(app.url + path, { method, headers, body: '{}' });
      expect([
        method,
        path,
        answer.status,
        answer.headers.get('cache-control'),
        answer.headers.get('x-robots-tag'),
      ]).toEqual([method, path, status, 'no-store', 'noindex']);
    }
  });

  test('every page contains the published agent, with special characters escaped', async () => {
    const path = '/content/agent/1';
    const { record, version } = (await member.call('GET', `${path}/draft`)).body;
    const agent = { ...record, firstName: 'Maren "M."', lastName: '$& <Oakley>' };
    const saved = await member.call('PUT', `${path}/draft`, { record: agent, version });
    await member.call('POST', `${path}/publish`, { version: saved.body.version });
    for (const page of ['/desk/leads', '/desk/sign-in']) {
      const html = await (await fetch(`${app.url}${page}`, { headers: { cookie: member.cookie } })).text();
      const content = /<meta name="agent" content="([^"]*)">/.exec(html)?.[1] ?? '';
      expect(content).not.toContain('<');
      const { name, firm } = JSON.parse(
        content
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      );
      expect([name, firm]).toEqual(['Maren "M." $& <Oakley>', record.firm.name]);
    }
    await member.call('POST', `${path}/follow`);
  });

  test('a page preloads its API calls, for signed-in users only', async () => {
    const linked = async (path: string, cookie: string) => {
      const link = (await request(`GET ${path}`, cookie)).headers.get('link') ?? '';
      return [...link.matchAll(/<([^>]+)>; rel=preload; as=fetch/g)].map(([, call]) => call ?? '');
    };
    const always = ['/api/desk/me', '/api/desk/leads/counts'];
    expect(await linked('/desk/leads', member.cookie)).toEqual([...always, '/api/desk/leads?by=person']);
    expect(await linked('/desk/leads?status=new', member.cookie)).toEqual(always);
    expect(await linked('/desk/leads/a-lead', member.cookie)).toEqual([
      ...always,
      '/api/desk/leads?by=person',
      '/api/desk/leads/a-lead',
    ]);
    expect(await linked('/desk/leads/%22%3E', member.cookie)).toEqual(always);
    for (const call of always) expect((await request(`GET ${call}`, member.cookie)).status).toBe(200);
    expect(await linked('/desk/sign-in', member.cookie)).toEqual([]);
    expect(await linked('/desk/leads', '')).toEqual([]);
  });

  test('a member gets a 403 for the routes of owners, and no others', async () => {
    // Routes that end the session come last.
    const routes = ofDesk.toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)));
    const refused: string[] = [];
    for (const route of routes) {
      if (OPEN.includes(route)) continue;
      if ((await request(route, member.cookie)).status === 403) refused.push(route);
    }
    expect(refused.sort()).toEqual(OWNERS.toSorted());
  });

  test('a request from a sibling subdomain is rejected', async () => {
    const answer = await member.call(
      'POST',
      '/leads/x/notes',
      { text: 'a' },
      { 'sec-fetch-site': 'same-site' },
    );
    expect(answer.status).toBe(403);
  });
});

const endsSession = (route: string) => /sign-out|DELETE \/api\/desk\/sessions$/.test(route);
