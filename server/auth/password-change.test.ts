import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { whileRead } from '#test/while-read.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { createAccounts } from './accounts.ts';
import { changePassword, insertPerson } from './people-store.ts';

describeOnBothEngines('a new password', (database) => {
  test('leaves no session that is just being made with the old one', async () => {
    const accountsIn = (store: Database) =>
      createAccounts({
        database: store,
        siteUrl: 'http://localhost:3000',
        authSecret: null,
        now: () => new Date(),
      });
    const accounts = accountsIn(database());
    const email = 'kim@stone.example';
    const [before, after] = ['a porch light at dusk', 'another light on the porch'];
    const passwordHash = await accounts.hashPassword(before);
    const newHash = await accounts.hashPassword(after);
    const id = await inTransaction(database(), (trx) =>
      insertPerson(trx, { name: 'Kim', email, role: 'owner', passwordHash }),
    );
    // The first reading is our own, the second one that of what checks the password.
    const changing = whileRead(
      database(),
      'credentials',
      () => inTransaction(database(), (trx) => changePassword(trx, { id, email }, newHash)),
      1,
    );
    await accountsIn(changing).signIn(new Headers(), email, before);
    const sessions = database().db.selectFrom('desk_sessions').select('id').where('user_id', '=', id);
    expect(await sessions.execute()).toEqual([]);
    expect((await accounts.signIn(new Headers(), email, after)).ok).toBe(true);
  });
});
