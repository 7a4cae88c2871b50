import { InsertQueryNode } from 'kysely';
import { expect, test } from 'vitest';
import { withChangeDuringRead } from '#test/change-during-read.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { tokenOf } from '#test/desk.ts';
import { securityKey } from '#test/security-key.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import type { AuthResponse } from './call-better-auth.ts';
import { createLink } from './links.ts';
import { insertPerson, removePasskey } from './people-store.ts';

const SITE = 'https://desk.example';

describeOnBothEngines('passkeys', (database) => {
  const accounts = (store = database()) =>
    createAccounts({ database: store, siteUrl: SITE, authSecret: null, now: () => new Date() });
  const headersWith = (...answers: AuthResponse[]) =>
    new Headers({
      cookie: answers.flatMap(({ cookies }) => cookies.map((cookie) => cookie.split(';')[0])).join('; '),
    });
  const challengeOf = ({ body }: AuthResponse) => (body as { challenge: string }).challenge;

  test('are created and accepted only with user verification', async () => {
    const { call, signIn, hashPassword, passkeySignInOptions, signInWithPasskey } = accounts();
    const password = 'a porch light at dusk';
    const person = { name: 'Kim', email: 'kim@example.com', role: 'member' as const };
    const passwordHash = await hashPassword(password);
    await inTransaction(database(), (trx) => insertPerson(trx, { ...person, passwordHash }));
    const session = await signIn(new Headers(), person.email, password);
    const key = securityKey(SITE);
    const make = async (isVerified: boolean) => {
      const options = await call(headersWith(session), 'GET', '/passkey/generate-register-options');
      const response = key.make(challengeOf(options), isVerified);
      return (await call(headersWith(session, options), 'POST', '/passkey/verify-registration', { response }))
        .ok;
    };
    expect([await make(false), await make(true)]).toEqual([false, true]);

    const prove = async (isVerified: boolean) => {
      const options = await passkeySignInOptions(new Headers());
      expect(options.body).toMatchObject({ userVerification: 'required' });
      const response = key.prove(challengeOf(options), isVerified);
      return (await signInWithPasskey(headersWith(options), response)).ok;
    };
    expect([await prove(false), await prove(true)]).toEqual([false, true]);
  });

  test('create an account only with user verification', async () => {
    const { offerPasskey, acceptPasskey } = accounts();
    const invited = { kind: 'join' as const, email: 'new@example.com', role: 'member' as const };
    const token = tokenOf((await createLink(database().db, SITE, invited)).address);
    const join = async (isVerified: boolean) => {
      const options = await offerPasskey(new Headers(), 'join', token, { name: 'New', email: '' });
      if (!options) throw new Error('The link is invalid');
      const response = securityKey(SITE).make(challengeOf(options), isVerified);
      return (await acceptPasskey(headersWith(options), response)).ok;
    };
    expect([await join(false), await join(true)]).toEqual([false, true]);
  });

  test.each(['passkeys', 'desk_sessions'])(
    'create no account and leave the link valid if inserting into %s fails',
    async (table) => {
      const email = `${table}@example.com`;
      const invited = { kind: 'join' as const, email, role: 'member' as const };
      const token = tokenOf((await createLink(database().db, SITE, invited)).address);
      const join = async ({ offerPasskey, acceptPasskey }: Accounts) => {
        const options = await offerPasskey(new Headers(), 'join', token, { name: 'New', email: '' });
        if (!options) throw new Error('The link is invalid');
        return await acceptPasskey(headersWith(options), securityKey(SITE).make(challengeOf(options), true));
      };
      await expect(join(accounts(failingInserts(database(), table)))).rejects.toThrow();
      const people = database().db.selectFrom('people').select('id').where('email', '=', email);
      expect(await people.execute()).toEqual([]);
      expect(await join(accounts())).toMatchObject({ ok: true, body: { user: { email } } });
    },
  );

  test('create no session while the password is reset', async () => {
    const { offerPasskey, acceptPasskey, passkeySignInOptions, resetPassword } = accounts();
    const linkToken = async (kind: 'join' | 'reset') =>
      tokenOf(
        (await createLink(database().db, SITE, { kind, email: 'lu@example.com', role: 'member' })).address,
      );
    const joining = await offerPasskey(new Headers(), 'join', await linkToken('join'), {
      name: 'Lu',
      email: '',
    });
    if (!joining) throw new Error('The link is invalid');
    const key = securityKey(SITE);
    await acceptPasskey(headersWith(joining), key.make(challengeOf(joining), true));
    const token = await linkToken('reset');
    const resetting = withChangeDuringRead(
      database(),
      'passkeys',
      async () => void (await resetPassword(token, 'a hash')),
    );
    const options = await passkeySignInOptions(new Headers());
    const response = key.prove(challengeOf(options), true);
    const answer = await accounts(resetting).signInWithPasskey(headersWith(options), response);
    const sessions = database()
      .db.selectFrom('desk_sessions')
      .innerJoin('people', 'people.id', 'user_id')
      .select('desk_sessions.id')
      .where('email', '=', 'lu@example.com');
    expect([answer.ok, await sessions.execute()]).toEqual([false, []]);
  });

  test('cannot both be removed at once by a person without a password', async () => {
    const at = new Date().toISOString();
    for (let round = 0; round < 5; round += 1) {
      const keys = [`${round}-a`, `${round}-b`];
      const personId = await inTransaction(database(), async (trx) => {
        const email = `keys-${round}@example.com`;
        const id = await insertPerson(trx, { name: 'Lee', email, role: 'member', passwordHash: null });
        const key = {
          user_id: id,
          public_key: 'k',
          counter: 0,
          device_type: 'd',
          backed_up: 0,
          created_at: at,
        };
        await trx
          .insertInto('passkeys')
          .values(keys.map((name) => ({ ...key, id: name, credential_id: name })))
          .execute();
        return id;
      });
      const removed = await Promise.all(
        keys.map((key) => inTransaction(database(), (trx) => removePasskey(trx, personId, key))),
      );
      expect(removed.sort()).toEqual(['done', 'last-way-in']);
    }
  });
});

/** A database in which inserts into a table fail. */
function failingInserts(database: Database, table: string): Database {
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (InsertQueryNode.is(node) && JSON.stringify(node.into).includes(`"${table}"`))
        throw new Error('gone');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...database, db };
}
