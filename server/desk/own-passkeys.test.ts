import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { createLink } from '#server/auth/links.ts';
import type { Mail } from '#server/delivery/mail.ts';
import { SITE_URL } from '#test/app-under-test.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { cookieOf, type DeskUser, joinDesk, PASSWORD, tokenOf } from '#test/desk.ts';
import { deskWithClock } from '#test/desk-with-clock.ts';
import { securityKey } from '#test/security-key.ts';
import { sendCredentialNotices } from './credential-notice.tsx';

describeOnBothEngines('a passkey', (database) => {
  const { app, advanceClock } = deskWithClock(database);

  const add = async (user: DeskUser) => {
    const key = securityKey(SITE_URL);
    const options = await user.call('POST', '/passkeys/options', {});
    const response = key.make(options.body.challenge, true);
    const cookie = `${user.cookie}; ${cookieOf(options)}`;
    const { status } = await user.call('POST', '/passkeys', { response }, { cookie });
    return { key, status };
  };
  const signInWith = async (key: ReturnType<typeof securityKey>) => {
    const options = await app().post('/api/desk/sign-in/passkey/options', {});
    const response = key.prove(options.body.challenge, true);
    return await app().post('/api/desk/sign-in/passkey', { response }, { cookie: cookieOf(options) });
  };

  test('signs in until the password is reset', async () => {
    const user = await joinDesk(app(), database(), 'kim@stone.example');
    const { key, status } = await add(user);
    expect(status).toBe(201);
    expect((await signInWith(key)).status).toBe(200);
    const account = { kind: 'reset', email: user.email, role: 'member' } as const;
    const { address } = await createLink(database().db, SITE_URL, account);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ token: tokenOf(address), password: PASSWORD });
    expect((await fetch(`${app().url}/api/desk/reset`, { method: 'POST', headers, body })).status).toBe(204);
    expect((await signInWith(key)).status).toBe(401);
  });

  test('is offered on the sign-in page, since this desk has a host name', async () => {
    const page = await fetch(`${app().url}/desk/sign-in`);
    expect(await page.text()).toContain('<meta name="passkeys" content="true">');
  });

  test('that is added is told to the person by mail, once', async () => {
    const user = await joinDesk(app(), database(), 'lee@stone.example');
    const notices = async () => {
      const sent: Mail[] = [];
      await sendCredentialNotices({
        database: database(),
        sendMail: async (mail) => void sent.push(mail),
        agent: async () => shippedAgent,
        siteUrl: SITE_URL,
        log: silent,
      });
      return sent.flatMap(({ to, subject }) => (to === user.email ? subject : []));
    };
    await add(user);
    expect(await notices()).toEqual(['A passkey was added to your account at the desk']);
    expect(await notices()).toEqual([]);
  });

  test('is neither added nor removed without a sign-in of the last five minutes', async () => {
    const user = await joinDesk(app(), database(), 'max@stone.example');
    advanceClock(6 * MINUTE_MS);
    for (const refused of [
      await user.call('POST', '/passkeys/options', {}),
      await user.call('POST', '/passkeys', { response: {} }),
      await user.call('DELETE', '/passkeys/none'),
    ])
      expect([refused.status, refused.body.type]).toEqual([403, '/problems/reauthenticate']);
  });
});
