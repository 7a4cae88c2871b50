import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITE_URL } from '#test/app-under-test.ts';
import { describeOnSqlite } from '#test/databases.ts';
import { cookieOf, deskOfOwner, deskUser, PASSWORD, tokenOf } from '#test/desk.ts';
import { isAccountEmail } from './account-email.ts';
import { createAccounts } from './accounts.ts';

/** Addresses by the rules of browsers, of which the sign-in takes only some. */
const address = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fc.stringMatching(/^[a-z.'+_&-]{1,6}$/), fc.stringMatching(/^[a-z\d.-]{1,8}$/))
    .map((parts) => parts.join('@')),
);

describeOnSqlite('the address of an account', (database) => {
  const { app, owner } = deskOfOwner(database);

  test.each(["o'neil@stone.example", 'Sam_Field+desk@mail.stone.example', 'x-y@example.co'])(
    '%s is invited, joins and signs in again',
    async (email) => {
      const invited = await owner().call('POST', '/people', { email });
      expect(invited.status).toBe(201);
      const account = { token: tokenOf(invited.body.link), name: 'Sam', email, password: PASSWORD };
      expect((await app().post('/api/desk/join', account)).status).toBe(201);
      expect((await app().post('/api/desk/sign-in', { email, password: PASSWORD })).status).toBe(200);
    },
  );

  test.each(['agent@localhost', 'r&d@example.com', 'first.@example.com', 'a..b@example.com', 'x@y.xn--p1ai'])(
    '%s, which could never sign in, is refused with the reason',
    async (email) => {
      const invited = await owner().call('POST', '/people', { email });
      const account = { token: 'made-up', name: 'Sam', email };
      const setUp = await app().post('/api/desk/setup', { ...account, password: PASSWORD });
      const withPasskey = await app().post('/api/desk/newcomers/options', { ...account, kind: 'setup' });
      for (const { status, body } of [invited, setUp, withPasskey])
        expect([status, body.errors]).toEqual([
          422,
          [{ field: 'email', message: expect.stringContaining('like name@example.com') }],
        ]);
    },
  );

  // Last, because it keeps the process so busy that idle connections to the app are closed.
  test('is one with which the sign-in looks for an account', async () => {
    const { call } = createAccounts({
      database: database(),
      siteUrl: SITE_URL,
      authSecret: null,
      now: () => new Date(),
    });
    // Refused right after the address is, so that nothing is hashed.
    const password = 'x'.repeat(1_000);
    await fc.assert(
      fc.asyncProperty(address.filter(isAccountEmail), async (email) => {
        const { body } = await call(new Headers(), 'POST', '/sign-in/email', { email, password });
        expect(body).toMatchObject({ code: 'PASSWORD_TOO_LONG' });
      }),
      { numRuns: 300 },
    );
  });
});

describeOnSqlite('the longest password', (database) => {
  const { app, owner } = deskOfOwner(database);

  test('signs in, whatever its characters', async () => {
    const password = '🏡🌳🔑💡'.repeat(32);
    expect((await owner().call('PUT', '/password', { password })).status).toBe(204);
    const again = await app().post('/api/desk/sign-in', { email: owner().email, password });
    expect(again.status).toBe(200);
    expect((await deskUser(app(), cookieOf(again)).call('GET', '/me')).status).toBe(200);
  });
});
