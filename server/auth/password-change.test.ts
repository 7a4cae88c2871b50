import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { inTransaction } from '../database/database.ts';
import { createAccounts } from './accounts.ts';
import { changePassword, insertPerson } from './people-store.ts';

describeOnBothEngines('a new password', (database) => {
  test('leaves no session that is just being made with the old one', async () => {
    const accounts = createAccounts({
      database: database(),
      siteUrl: 'http://localhost:3000',
      authSecret: null,
      now: () => new Date(),
    });
    const email = 'kim@stone.example';
    const [before, after] = ['a porch light at dusk', 'another light on the porch'];
    const passwordHash = await accounts.hashPassword(before);
    const newHash = await accounts.hashPassword(after);
    const id = await inTransaction(database(), (trx) =>
      insertPerson(trx, { name: 'Kim', email, role: 'owner', passwordHash }),
    );
    const signIn = (password: string) => accounts.signIn(new Headers(), email, password);
    const underWay = signIn(before);
    // By then the old one is being checked, which takes longer.
    await pause(10);
    await inTransaction(database(), (trx) => changePassword(trx, { id, email }, newHash));
    await underWay;
    const sessions = database().db.selectFrom('desk_sessions').select('id').where('user_id', '=', id);
    expect(await sessions.execute()).toEqual([]);
    expect((await signIn(after)).ok).toBe(true);
  });
});
