import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { aLead } from '#test/leads.ts';
import { forgetOldTokens } from './form-token-uses.ts';
import { forgetOldKeys } from './idempotency-keys.ts';
import { insertLead } from './lead-store.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describeOnBothEngines('what is kept for a while', (database) => {
  const lead = aLead();
  beforeEach(async () => {
    await database().db.deleteFrom('leads').execute();
    await insertLead(database().db, lead);
  });

  test('an idempotency key is kept for 72 hours', async () => {
    const { db } = database();
    const key = (hours: number) => ({
      key: `${hours} hours old`,
      fingerprint: 'f',
      lead_id: lead.id,
      created_at: hoursAgo(hours),
    });
    await db.insertInto('idempotency_keys').values([71, 73].map(key)).execute();
    await forgetOldKeys(database());
    const kept = await db.selectFrom('idempotency_keys').select('key').execute();
    expect(kept).toEqual([{ key: '71 hours old' }]);
  });

  test('a used form token is remembered until it has long expired', async () => {
    const { db } = database();
    const use = (hours: number) => ({
      token_id: `${hours} hours old`,
      lead_id: lead.id,
      used_at: hoursAgo(hours),
    });
    await db.insertInto('form_token_uses').values([3, 5].map(use)).execute();
    await forgetOldTokens(database());
    const kept = await db.selectFrom('form_token_uses').select('token_id').execute();
    expect(kept).toEqual([{ token_id: '3 hours old' }]);
  });
});
