import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#domain/desk/people.ts';
import { createLink, setupLink } from '#server/auth/links.ts';
import { type AppUnderTest, SITE_URL, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines, describeOnSqlite } from '#test/databases.ts';
import { cookieOf, type DeskUser, deskUser, joinDesk, PASSWORD, setUpOwner, tokenOf } from '#test/desk.ts';

const TRUSTED = { trustedProxies: ['127.0.0.1/32'] };

/** Signs in from a different network each time, unless one is given. */
function signInAt(app: () => AppUnderTest) {
  let networks = 0;
  return (email: string, password: string, headers: Record<string, string> = {}) => {
    networks += 1;
    const address = `198.51.${networks >> 8}.${networks & 255}`;
    return app().post('/api/desk/sign-in', { email, password }, { 'x-forwarded-for': address, ...headers });
  };
}

describeOnBothEngines('signing in at the desk', (database) => {
  let app: AppUnderTest;
  let owner: DeskUser;
  beforeAll(async () => {
    app = await startApp(database(), TRUSTED);
  });
  afterAll(() => app.stop());

  const signIn = signInAt(() => app);

  test('setup links of several starts are valid until one of them is used', async () => {
    const [first, second] = [
      await setupLink(database().db, SITE_URL),
      await setupLink(database().db, SITE_URL),
    ];
    const account = { name: 'Eve', email: 'eve@example.com', password: PASSWORD };
    const weak = await app.post('/api/desk/setup', {
      ...account,
      token: tokenOf(first ?? ''),
      password: 'password1234',
    });
    expect([weak.status, weak.body.errors[0].field]).toEqual([422, 'password']);
    const tries = await Promise.all(
      [first, second, first].map((link) =>
        app.post('/api/desk/setup', { ...account, token: tokenOf(link ?? '') }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 410, 410]);
    expect(await setupLink(database().db, SITE_URL)).toBeNull();
    const again = await app.post('/api/desk/setup', {
      ...account,
      email: 'x@example.com',
      token: tokenOf(second ?? ''),
    });
    expect(again.status).toBe(410);
    owner = deskUser(app, cookieOf(tries.find(({ status }) => status === 201) ?? again), account.email);
    expect((await owner.call('GET', '/me')).body).toMatchObject({ role: 'owner', email: 'eve@example.com' });
  });

  test('the cookie is HttpOnly, and the stored token hash cannot be used as a token', async () => {
    const { headers } = await signIn(owner.email, PASSWORD);
    expect(headers.getSetCookie()[0]).toMatch(/^desk-session=.+; HttpOnly; SameSite=Lax$/);
    const rows = await database().db.selectFrom('desk_sessions').select('token').execute();
    for (const { token } of rows) {
      expect(decodeURIComponent(owner.cookie)).not.toContain(token);
      expect((await deskUser(app, `desk-session=${token}`).call('GET', '/me')).status).toBe(401);
    }
  });

  test('signing in replaces and ends an existing session', async () => {
    const before = cookieOf(await signIn(owner.email, PASSWORD));
    const after = cookieOf(await signIn(owner.email, PASSWORD, { cookie: before }));
    expect(after).not.toBe(before);
    expect((await deskUser(app, before).call('GET', '/me')).status).toBe(401);
    expect((await deskUser(app, after).call('GET', '/me')).status).toBe(200);
  });

  test('sessions are listed, ended one by one, and all at once', async () => {
    const phone = deskUser(app, cookieOf(await signIn(owner.email, PASSWORD)), owner.email);
    const listed = (await owner.call('GET', '/sessions')).body.sessions;
    expect(listed.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const [newest] = (await phone.call('GET', '/sessions')).body.sessions.filter(
      ({ current }: { current: boolean }) => current,
    );
    const other = await joinDesk(app, database(), 'sam@stone.example', { password: PASSWORD });
    expect((await other.call('DELETE', `/sessions/${newest.id}`)).status).toBe(404);
    expect((await owner.call('DELETE', `/sessions/${newest.id}`)).status).toBe(204);
    expect((await phone.call('GET', '/me')).status).toBe(401);
    expect((await other.call('DELETE', '/sessions')).status).toBe(204);
    expect((await other.call('GET', '/me')).status).toBe(401);
  });

  test('signing out ends the session', async () => {
    const user = deskUser(app, cookieOf(await signIn(owner.email, PASSWORD)));
    expect((await user.call('POST', '/sign-out')).status).toBe(200);
    expect((await user.call('GET', '/me')).status).toBe(401);
  });

  test('a reset link works once', async () => {
    const link = await createLink(database().db, SITE_URL, {
      kind: 'reset',
      email: 'sam@stone.example',
      role: 'member',
    });
    const token = tokenOf(link.address);
    const other = 'another light on the porch';
    expect((await app.post('/api/desk/reset', { token, password: 'short' })).status).toBe(422);
    const post = () =>
      fetch(`${app.url}/api/desk/reset`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, password: other }),
      });
    expect((await post()).status).toBe(204);
    expect((await post()).status).toBe(410);
    expect((await signIn('sam@stone.example', PASSWORD)).status).toBe(401);
    expect((await signIn('sam@stone.example', other)).status).toBe(200);
  });

  test('the last owner can neither be removed nor become a member', async () => {
    const { id } = (await owner.call('GET', '/me')).body;
    expect((await owner.call('DELETE', `/people/${id}`)).status).toBe(409);
    expect((await owner.call('PATCH', `/people/${id}`, { role: 'member' })).status).toBe(409);
    const sam = (await owner.call('GET', '/people')).body.people.find(
      ({ email }: { email: string }) => email === 'sam@stone.example',
    );
    expect((await owner.call('PATCH', `/people/${sam.id}`, { role: 'owner' })).status).toBe(200);
    expect((await owner.call('DELETE', `/people/${sam.id}`)).status).toBe(204);
    const entries: AuditEntry[] = (await owner.call('GET', '/audit')).body.entries;
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['set-up', 'sign-in', 'sign-in-failed', 'joined', 'removed', 'role-changed']),
    );
    // Audit entries identify people by e-mail address, because names are not unique.
    expect(entries.filter(({ who }) => !/^$|@/.test(who))).toEqual([]);
  });
});

describeOnSqlite('a sign-in', (database) => {
  let app: AppUnderTest;
  let owner: DeskUser;
  let now = () => new Date();
  beforeAll(async () => {
    app = await startApp(database(), { ...TRUSTED, now: () => now() });
    owner = await setUpOwner(app, database(), PASSWORD);
  });
  afterAll(() => app.stop());
  const signIn = signInAt(() => app);

  test('a wrong password and an unknown address get the same response', async () => {
    const wrong = await signIn(owner.email, 'not the password');
    const unknown = await signIn('nobody@example.com', 'not the password');
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
  });

  test('irreversible actions require reauthentication half a day after signing in', async () => {
    now = () => new Date(Date.now() + 13 * 3_600_000);
    const before = deskUser(app, cookieOf(await signIn(owner.email, PASSWORD)));
    const invite = (user: DeskUser) =>
      user.call('POST', '/people', { email: `kim${Math.random()}@stone.example` });
    for (const refused of [
      await invite(before),
      await before.call('GET', '/leads.csv'),
      await before.call('DELETE', '/leads/none'),
      await before.call('DELETE', '/people/none'),
      await before.call('PATCH', '/people/none', { role: 'member' }),
      await before.call('POST', '/passkeys/options', {}),
      await before.call('DELETE', '/sessions/none'),
      await before.call('DELETE', '/sessions'),
    ])
      expect([refused.status, refused.body.type]).toEqual([403, '/problems/reauthenticate']);
    expect((await before.call('GET', '/leads')).status).toBe(200);
    const prove = (password: string) => before.call('POST', '/reauthenticate', { password });
    expect((await prove('not the password')).status).toBe(422);
    const proven = await prove(PASSWORD);
    expect(proven.status).toBe(204);
    expect((await before.call('GET', '/me')).status).toBe(401);
    expect((await invite(deskUser(app, cookieOf(proven)))).status).toBe(201);
    now = () => new Date();
  });

  test('repeated failures block a network, but not a correct sign-in from elsewhere', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const tries = [];
    for (let guess = 0; guess < 8; guess += 1)
      tries.push(await signIn(owner.email, `a wrong guess ${guess}`, from));
    expect(tries.at(-1)?.status).toBe(429);
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(owner.email, PASSWORD, from)).status).toBe(429);
    expect((await signIn(owner.email, PASSWORD)).status).toBe(200);
  });

  test('requests for passkey options are rate limited, because they write to the database', async () => {
    const ask = () =>
      app.post('/api/desk/sign-in/passkey/options', {}, { 'x-forwarded-for': '203.0.113.10' });
    const answers = [];
    for (let asked = 0; asked < 31; asked += 1) answers.push((await ask()).status);
    expect([answers[29], answers[30]]).toEqual([200, 429]);
  });

  test('a page redirects to sign-in with its own path as the return path', async () => {
    const get = (path: string) => fetch(`${app.url}${path}`, { redirect: 'manual' });
    const lead = await get('/desk/leads/x?status=new');
    expect([lead.status, lead.headers.get('location')]).toEqual([
      302,
      '/desk/sign-in?to=%2Fdesk%2Fleads%2Fx%3Fstatus%3Dnew',
    ]);
    expect((await get('/desk//example.com')).headers.get('location')).toBe(
      '/desk/sign-in?to=%2Fdesk%2F%2Fexample.com',
    );
    const door = await get('/desk/sign-in?to=https://example.com');
    expect(door.status).toBe(200);
    expect((await get('/desk/assets/of-another-build.js')).status).toBe(404);
    expect(door.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect([door.headers.get('cache-control'), door.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
  });

  test('takes as long for an unknown address as for a wrong password, and less for an invalid link', async () => {
    /** The fastest of several rounds, because the machine may be busy. */
    const fastestMs = async (...asks: ((round: number) => Promise<unknown>)[]) => {
      const fastest = asks.map(() => Number.POSITIVE_INFINITY);
      for (let round = 0; round < 8; round += 1) {
        for (const [at, ask] of asks.entries()) {
          const startedAt = performance.now();
          await ask(round);
          fastest[at] = Math.min(fastest[at] ?? 0, performance.now() - startedAt);
        }
      }
      return fastest;
    };
    const account = { name: 'Mallory', email: 'mallory@example.com', token: 'made-up', password: PASSWORD };
    const follow = (kind: string) => async () =>
      expect((await app.post(`/api/desk/${kind}`, account)).status).toBe(410);
    const [wrong = 0, unknown = 0, ...links] = await fastestMs(
      (round) => signIn(owner.email, `not the password ${round}`),
      (round) => signIn(`nobody${round}@example.com`, 'not the password'),
      ...['setup', 'join', 'reset'].map(follow),
    );
    // Without hashing, an unknown address would take a tenth of the time.
    expect(unknown).toBeGreaterThan(wrong / 2);
    expect(unknown).toBeLessThan(wrong * 2);
    expect(Math.max(...links)).toBeLessThan(wrong / 2);
  });
});
