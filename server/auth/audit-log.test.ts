import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { noteAudit, readAudit } from './audit-log.ts';

describeOnBothEngines('the audit log', (database) => {
  test('can be paged back to its first entry past many failed sign-ins', async () => {
    const { db } = database();
    await noteAudit(db, { who: 'avery@stone.example', action: 'invited', subject: 'sam@stone.example' });
    for (let failed = 0; failed < 250; failed += 1)
      await noteAudit(db, { who: '', action: 'sign-in-failed', subject: '' });
    const newest = await readAudit(db);
    const older = await readAudit(db, newest.at(-1)?.id);
    expect([newest.length, older.length]).toEqual([200, 51]);
    expect(new Set([...newest, ...older].map(({ id }) => id)).size).toBe(251);
    expect([...newest, ...older].map(({ action }) => action)).toContain('invited');
  });
});
