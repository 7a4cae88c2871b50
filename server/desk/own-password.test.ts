import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { accountProblems } from '#content/desk-problems.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { createLink } from '#server/auth/links.ts';
import type { Mail } from '#server/delivery/mail.ts';
import { SITE_URL } from '#test/app-under-test.ts';
import { describeOnBothEngines, describeOnSqlite, silent } from '#test/databases.ts';
import { cookieOf, type DeskUser, deskOfOwner, deskUser, joinDesk, PASSWORD, tokenOf } from '#test/desk.ts';
import { deskWithClock } from '#test/desk-with-clock.ts';
import { sendCredentialNotices } from './credential-notice.tsx';

const NEW_PASSWORD = 'another light on the porch';

const change = (user: DeskUser, password: unknown) => user.call('PUT', '/password', { password });

describeOnBothEngines('changing a password', (database) => {
  const { app, owner } = deskOfOwner(database);

  const signIn = (email: string, password: string) => app().post('/api/desk/sign-in', { email, password });
  const sendNotices = async (unreachable = ''): Promise<Mail[]> => {
    const sent: Mail[] = [];
    const sendMail = async (mail: Mail) => {
      if (mail.to === unreachable) throw new Error('down');
      sent.push(mail);
    };
    await sendCredentialNotices({
      database: database(),
      sendMail,
      agent: async () => shippedAgent,
      siteUrl: SITE_URL,
      log: silent,
    });
    return sent;
  };

  test('replaces the old password and ends all other sessions', async () => {
    const here = await joinDesk(app(), database(), 'kim@stone.example', { password: PASSWORD });
    const elsewhere = deskUser(app(), cookieOf(await signIn(here.email, PASSWORD)));
    expect((await change(here, NEW_PASSWORD)).status).toBe(204);
    expect((await here.call('GET', '/me')).status).toBe(200);
    expect((await elsewhere.call('GET', '/me')).status).toBe(401);
    expect((await signIn(here.email, PASSWORD)).status).toBe(401);
    expect((await signIn(here.email, NEW_PASSWORD)).status).toBe(200);
    // Sessions of other people continue.
    expect((await owner().call('GET', '/me')).status).toBe(200);
    const { entries } = (await owner().call('GET', '/audit')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'password-changed', who: here.email, subject: here.email }),
    );
  });

  test('works for a person who has only a passkey', async () => {
    const user = await joinDesk(app(), database(), 'pat@stone.example');
    expect((await signIn(user.email, PASSWORD)).status).toBe(401);
    const waysIn = async () => (await user.call('GET', '/reauthenticate')).body;
    const [{ id }] = (await user.call('GET', '/passkeys')).body.passkeys;
    expect(await waysIn()).toEqual({ password: false, passkey: true });
    // Without a password the passkey is the only way to sign in.
    const kept = await user.call('DELETE', `/passkeys/${id}`);
    expect([kept.status, kept.body.title]).toEqual([409, 'The only way in']);
    expect((await change(user, NEW_PASSWORD)).status).toBe(204);
    expect(await waysIn()).toEqual({ password: true, passkey: true });
    expect((await user.call('DELETE', `/passkeys/${id}`)).status).toBe(204);
    expect(await waysIn()).toEqual({ password: true, passkey: false });
    expect((await signIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('invalidates reset links', async () => {
    const user = await joinDesk(app(), database(), 'lee@stone.example');
    const link = await createLink(database().db, SITE_URL, {
      kind: 'reset',
      email: user.email,
      role: 'member',
    });
    expect((await change(user, NEW_PASSWORD)).status).toBe(204);
    const followed = await app().post('/api/desk/reset', {
      token: tokenOf(link.address),
      password: PASSWORD,
    });
    expect(followed.status).toBe(410);
  });

  test('sends one mail to the person, which is retried after a failure without delaying others', async () => {
    await sendNotices();
    const user = await joinDesk(app(), database(), 'jo@stone.example');
    const other = await joinDesk(app(), database(), 'max@stone.example');
    for (const person of [user, other]) expect((await change(person, NEW_PASSWORD)).status).toBe(204);
    const reached = await sendNotices(user.email);
    expect(reached.map(({ to }) => to)).toEqual([other.email]);
    const [mail, ...others] = await sendNotices();
    expect([mail?.to, others]).toEqual([user.email, []]);
    expect(mail?.subject).toBe('Your password for the desk was changed');
    expect(mail?.text).not.toContain(NEW_PASSWORD);
    expect(mail?.text).toContain(`: ${SITE_URL}/desk\n`);
    expect(mail?.html).toContain(`<a href="${SITE_URL}/desk"`);
    expect(await sendNotices()).toEqual([]);
    const link = await createLink(database().db, SITE_URL, {
      kind: 'reset',
      email: user.email,
      role: 'member',
    });
    const token = tokenOf(link.address);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ token, password: PASSWORD });
    expect((await fetch(`${app().url}/api/desk/reset`, { method: 'POST', headers, body })).status).toBe(204);
    expect((await sendNotices()).map(({ to }) => to)).toEqual([user.email]);
  });

  test('retries the mail for three days only', async () => {
    const user = await joinDesk(app(), database(), 'vic@stone.example');
    const changed = async (hours: number) => {
      await database()
        .db.updateTable('people')
        .set({ password_notice: new Date(Date.now() - hours * HOUR_MS).toISOString() })
        .where('email', '=', user.email)
        .execute();
      return (await sendNotices()).map(({ to }) => to);
    };
    expect(await changed(71)).toEqual([user.email]);
    expect(await changed(73)).toEqual([]);
  });
});

describeOnSqlite('a change of a password', (database) => {
  const { app, owner, advanceClock, signedInUser } = deskWithClock(database);

  test('rejects short and common passwords and the person’s name or address', async () => {
    const user = await signedInUser(owner().email, PASSWORD);
    const own = [owner().email, 'Avery Stone 1'];
    for (const weak of ['eleven char', 'password1234', 'a'.repeat(129), 12, undefined, ...own]) {
      const refused = await change(user, weak);
      expect([weak, refused.status, refused.body.errors[0].field]).toEqual([weak, 422, 'password']);
    }
    const link = await createLink(database().db, SITE_URL, { ...owner(), kind: 'reset', role: 'owner' });
    const reset = { token: tokenOf(link.address), password: 'Avery Stone 1' };
    const refused = await app().post('/api/desk/reset', reset);
    expect(refused.body.errors).toEqual([{ field: 'password', message: accountProblems.personal }]);
    const again = await signedInUser(owner().email, PASSWORD);
    expect((await again.call('GET', '/me')).status).toBe(200);
  });

  test('requires reauthentication unless the sign-in was recent', async () => {
    const user = await signedInUser(owner().email, PASSWORD);
    advanceClock(HOUR_MS / 2);
    const refused = await change(user, NEW_PASSWORD);
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/reauthenticate']);
    expect((await user.call('POST', '/reauthenticate', { password: 'not the password' })).status).toBe(422);
    const [latest] = (await owner().call('GET', '/audit')).body.entries;
    expect(latest).toMatchObject({ action: 'sign-in-failed', who: owner().email, subject: owner().email });
    const proven = deskUser(
      app(),
      cookieOf(await user.call('POST', '/reauthenticate', { password: PASSWORD })),
    );
    expect((await change(proven, PASSWORD)).status).toBe(204);
  });
});
