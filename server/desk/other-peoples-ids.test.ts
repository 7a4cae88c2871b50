import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { type DeskUser, deskUser, joinDesk, setUpOwner } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';

describeOnBothEngines('ids of other people', (database) => {
  let app: AppUnderTest;
  let avery: DeskUser;
  let sam: DeskUser;
  let kim: DeskUser;
  beforeAll(async () => {
    app = await startApp(database());
    avery = await setUpOwner(app, database());
    sam = await joinDesk(app, database(), 'sam@stone.example');
    kim = await joinDesk(app, database(), 'kim@stone.example');
  });
  afterAll(() => app.stop());

  const idOf = async (user: DeskUser) => (await user.call('GET', '/me')).body.id;
  const keepAndRead = async () => await avery.call('GET', `/leads/${(await storeLead(database())).id}`);
  const status = async (user: DeskUser, method: string, path: string, body?: unknown) =>
    (await user.call(method, path, body)).status;

  test('and unknown ones get a 404', async () => {
    for (const [method, path] of [
      ['GET', '/leads/none'],
      ['DELETE', '/leads/none'],
      ['GET', '/conversations/none'],
      ['DELETE', '/passkeys/none'],
      ['DELETE', '/sessions/none'],
      ['DELETE', '/people/none'],
      ['POST', '/deliveries/none/retry'],
    ] as const)
      expect([path, await status(avery, method, path)]).toEqual([path, 404]);
    expect(await status(deskUser(app, 'desk-session=made.up'), 'GET', '/leads')).toBe(401);
  });

  test('and values that the database cannot store cause no server error', async () => {
    const cursor = Buffer.from('2026-11-03 \0').toString('base64url');
    const { body: lead } = await keepAndRead();
    const restore = '/content/neighborhoods/noda/restore';
    for (const [expected, method, path, sent] of [
      [404, 'GET', '/leads/%00'],
      [404, 'GET', '/leads?source=%00'],
      [404, 'DELETE', `/leads/${lead.id}?also=%00`],
      [404, 'POST', '/deliveries/%00/retry'],
      [422, 'POST', `/leads/${lead.id}/merge`, { into: '\0' }],
      [422, 'PATCH', `/leads/${lead.id}`, { version: lead.version, assigneeId: '\0' }],
      [422, 'PATCH', `/leads/${lead.id}`, { version: 3_000_000_000, status: 'closed' }],
      [422, 'PATCH', `/leads/${lead.id}`, { version: lead.version, snoozedUntil: '+010000-01-01T00:00:00Z' }],
      [422, 'POST', restore, { version: 3_000_000_000 }],
      [200, 'GET', `/leads?cursor=${cursor}`],
      [200, 'GET', `/conversations?cursor=${cursor}`],
    ] as const)
      expect([path, await status(avery, method, path, sent)]).toEqual([path, expected]);
    const stop = new AbortController();
    const events = await fetch(`${app.url}/api/desk/events`, {
      headers: { cookie: avery.cookie, 'last-event-id': '99999999999' },
      signal: stop.signal,
    });
    expect(events.status).toBe(200);
    stop.abort();
  });

  test('cannot be used to end a session', async () => {
    const [session] = (await sam.call('GET', '/sessions')).body.sessions;
    for (const user of [kim, avery])
      expect(await status(user, 'DELETE', `/sessions/${session.id}`)).toBe(404);
    expect(await status(sam, 'GET', '/me')).toBe(200);
    expect((await kim.call('GET', '/sessions')).body.sessions).toHaveLength(1);
  });

  test('cannot be used to see or remove a passkey', async () => {
    const id = randomUUID();
    await database()
      .db.insertInto('passkeys')
      .values({
        id,
        name: 'Phone of Sam',
        user_id: await idOf(sam),
        created_at: '',
        ...{ public_key: 'x', credential_id: id, counter: 0, device_type: 'x', backed_up: 0 },
      })
      .execute();
    const passkeys = async (user: DeskUser): Promise<string[]> =>
      (await user.call('GET', '/passkeys')).body.passkeys.map((passkey: { id: string }) => passkey.id);
    for (const user of [kim, avery]) {
      expect(await passkeys(user)).not.toContain(id);
      expect(await status(user, 'DELETE', `/passkeys/${id}`)).toBe(404);
    }
    expect(await passkeys(sam)).toContain(id);
    expect(await status(sam, 'DELETE', `/passkeys/${id}`)).toBe(204);
  });

  test('cannot be used to take over, resume or delete a push subscription', async () => {
    const endpoint = 'https://push.example.com/send/1';
    const p256dh = createECDH('prime256v1').generateKeys('base64url');
    const [secret, another] = [randomBytes(16).toString('base64url'), randomBytes(16).toString('base64url')];
    const keys = (auth: string) => ({ p256dh, auth });
    const subscribe = (user: DeskUser, auth: string) =>
      user.call('POST', '/push-subscriptions', { endpoint, keys: keys(auth) });
    const holder = async () =>
      (
        await database()
          .db.selectFrom('push_subscriptions')
          .select('person_id')
          .where('endpoint', '=', endpoint)
          .executeTakeFirst()
      )?.person_id;
    expect((await subscribe(sam, secret)).status).toBe(204);
    await subscribe(kim, another);
    expect((await kim.call('PATCH', '/push-subscriptions', { endpoint })).body).toEqual({ isOn: false });
    expect(await status(kim, 'DELETE', '/push-subscriptions', { endpoint })).toBe(204);
    expect(await holder()).toBe(await idOf(sam));
    expect((await sam.call('PATCH', '/push-subscriptions', { endpoint })).body).toEqual({ isOn: true });
    // The same browser, which knows the secret, is now used by another person.
    await subscribe(kim, secret);
    expect(await holder()).toBe(await idOf(kim));
    for (const wrong of [
      'http://push.example.com/1',
      'https://127.0.0.1/1',
      'https://localhost/1',
      'file:///x',
    ]) {
      const refused = await sam.call('POST', '/push-subscriptions', {
        endpoint: wrong,
        keys: keys(secret),
      });
      expect([wrong, refused.status]).toEqual([wrong, 422]);
    }
    // Nothing could be encrypted for such a key, so every notification would fail.
    const notAPoint = Buffer.alloc(65, 4).toString('base64url');
    for (const wrong of [keys('0123456789'), { p256dh: notAPoint, auth: secret }])
      expect((await sam.call('POST', '/push-subscriptions', { endpoint, keys: wrong })).status).toBe(422);
  });

  test("cannot be used to remove entries of another lead, nor other people's entries except by an owner", async () => {
    const { id } = await storeLead(database(), { email: 'one@example.com' });
    const { id: other } = await storeLead(database(), { email: 'two@example.com' });
    const add = async (user: DeskUser, kind: string, body: unknown = { text: 'Mine' }) =>
      `${kind}/${(await user.call('POST', `/leads/${id}/${kind}`, body)).body.id}`;
    const entries = [
      await add(sam, 'notes'),
      await add(sam, 'replies'),
      await add(sam, 'contacts', { way: 'call' }),
    ];
    for (const entry of entries) {
      const [, entryId] = entry.split('/');
      expect([entry, await status(sam, 'DELETE', `/leads/${other}/${entry}`)]).toEqual([entry, 404]);
      expect([entry, await status(kim, 'DELETE', `/leads/${id}/${entry}`)]).toEqual([entry, 403]);
      const asOther = ['notes', 'replies', 'contacts'].filter((kind) => !entry.startsWith(kind));
      for (const kind of asOther)
        expect(await status(sam, 'DELETE', `/leads/${id}/${kind}/${entryId}`)).toBe(404);
      expect([entry, await status(sam, 'DELETE', `/leads/${id}/${entry}`)]).toEqual([entry, 204]);
    }
    expect(await status(avery, 'DELETE', `/leads/${id}/${await add(sam, 'notes')}`)).toBe(204);
    // Nobody may remove entries that the desk itself added.
    const { version } = (await sam.call('GET', `/leads/${id}`)).body;
    await sam.call('PATCH', `/leads/${id}`, { status: 'client', version });
    const [change] = (await sam.call('GET', `/leads/${id}`)).body.timeline;
    expect(change.kind).toBe('status');
    for (const kind of ['notes', 'replies', 'contacts'])
      expect(await status(avery, 'DELETE', `/leads/${id}/${kind}/${change.id}`)).toBe(404);
  });

  test('cannot be used by a member to manage people', async () => {
    const [samId, averyId] = [await idOf(sam), await idOf(avery)];
    for (const id of [samId, averyId]) {
      expect(await status(kim, 'PATCH', `/people/${id}`, { role: 'owner' })).toBe(403);
      expect(await status(kim, 'DELETE', `/people/${id}`)).toBe(403);
    }
    expect(await status(kim, 'PATCH', `/people/${await idOf(kim)}`, { role: 'owner' })).toBe(403);
    const { people } = (await kim.call('GET', '/team')).body;
    expect(Object.keys(people[0]).sort()).toEqual(['id', 'name']);
    // Fields that only an owner may set are ignored in requests of a member.
    await kim.call('PUT', '/notifications', {
      quietFrom: 0,
      quietTo: 0,
      digest: false,
      role: 'owner',
      id: averyId,
    });
    expect((await kim.call('GET', '/me')).body.role).toBe('member');
  });
});
