import { expect, test } from 'vitest';
import { withChangeDuringRead } from '#test/change-during-read.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { tokenOf } from '#test/desk.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { createAccounts } from './accounts.ts';
import { createLink } from './links.ts';
import { changePassword, insertPerson, removePerson } from './people-store.ts';

const SITE = 'http://localhost:3000';

describeOnBothEngines('a password change', (database) => {
  test('ends a session that is being created with the old password', async () => {
    const accountsIn = (store: Database) =>
      createAccounts({
        database: store,
        siteUrl: SITE,
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
    // The first read is by `usePassword`, the second by better-auth to check the password.
    const changing = withChangeDuringRead(
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

  test('by a link does not deadlock with removing the person', async () => {
    const { resetPassword } = createAccounts({
      database: database(),
      siteUrl: SITE,
      authSecret: null,
      now: () => new Date(),
    });
    for (let round = 0; round < 5; round += 1) {
      const person = { name: 'Lee', email: `lee-${round}@stone.example`, role: 'member' as const };
      const id = await inTransaction(database(), (trx) =>
        insertPerson(trx, { ...person, passwordHash: 'before' }),
      );
      const link = await createLink(database().db, SITE, { ...person, kind: 'reset' });
      const [, removed] = await Promise.all([
        resetPassword(tokenOf(link.address), 'after'),
        inTransaction(database(), (trx) => removePerson(trx, id)),
      ]);
      expect(removed.status).toBe('done');
    }
  });
});
