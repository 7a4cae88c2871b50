import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { aLead } from '#test/leads.ts';
import { findLead, insertLead } from '../leads/lead-store.ts';
import { groupCommit } from './group-commit.ts';

describeOnBothEngines('group commit', (database) => {
  test('everybody gets the result of their own work, in the order of asking', async () => {
    const commit = groupCommit(database());
    const results = await Promise.all(Array.from({ length: 100 }, (_, index) => commit(async () => index)));
    expect(results).toEqual(Array.from({ length: 100 }, (_, index) => index));
  });

  test('work that fails spoils no other', async () => {
    const commit = groupCommit(database());
    const [first, taken, last] = [aLead(), aLead(), aLead()];
    await commit((trx) => insertLead(trx, taken));
    const outcomes = await Promise.allSettled([
      commit((trx) => insertLead(trx, first)),
      commit((trx) => insertLead(trx, aLead({ id: taken.id }))),
      commit(() => Promise.reject(new Error('changed my mind'))),
      commit((trx) => insertLead(trx, last)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await findLead(database().db, first.id)).toEqual(first);
    expect(await findLead(database().db, last.id)).toEqual(last);
  });

  test('nothing of a failed work stays', async () => {
    const commit = groupCommit(database());
    const lead = aLead();
    const failing = commit(async (trx) => {
      await insertLead(trx, lead);
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await findLead(database().db, lead.id)).toBeNull();
  });
});
