import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { inTransaction } from '../database/database.ts';
import { createAccounts } from './accounts.ts';
import { insertPerson } from './people-store.ts';

describeOnBothEngines('the cookies of the desk', (database) => {
  const accountsAt = (siteUrl: string) =>
    createAccounts({ database: database(), siteUrl, authSecret: null, now: () => new Date() });

  test.each([
    ['https://desk.example', '__Host-', /; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
    ['http://localhost:3000', '', /; Path=\/; HttpOnly; SameSite=Lax$/],
  ])('at %s have the prefix "%s" and are limited to this host', async (siteUrl, prefix, attributes) => {
    const accounts = accountsAt(siteUrl);
    const email = `cookie-${prefix.length}@example.com`;
    const password = 'a porch light at dusk';
    const passwordHash = await accounts.hashPassword(password);
    await inTransaction(database(), (trx) =>
      insertPerson(trx, { name: 'Kim', email, role: 'owner', passwordHash }),
    );
    const answers = [
      await accounts.call(new Headers(), 'GET', '/passkey/generate-authenticate-options'),
      await accounts.signIn(new Headers(), email, password),
    ];
    const cookies = answers.flatMap((answer) => answer.cookies);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      `${prefix}desk-passkey`,
      `${prefix}desk-session`,
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(attributes);
      expect(cookie).not.toMatch(/domain/i);
    }
  });
});
