import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { keepLead } from '#test/kept-lead.ts';
import { openDatabase } from '../database/open-database.ts';
import { storeFigures } from './store-figures.ts';

describeOnBothEngines('the figures of the store', (database, store) => {
  test('are those of the moment they are asked for, and none while the store is away', async () => {
    const asked = openDatabase(store().url, silent);
    const registry = new Registry();
    storeFigures(registry, asked);
    const told = async () =>
      (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));

    await keepLead(database());
    expect(await told()).toEqual([
      'porchlight_leads{kind="contact"} 1',
      'porchlight_deliveries{channel="agent-email",state="pending"} 1',
      expect.stringMatching(/^porchlight_oldest_pending_delivery_age_seconds [1-9]/),
      'porchlight_store_up 1',
    ]);
    const held = { not_before: new Date(Date.now() + 3_600_000).toISOString() };
    await database().db.updateTable('deliveries').set(held).execute();
    expect(await told()).toContain('porchlight_oldest_pending_delivery_age_seconds 0');
    await database().db.deleteFrom('leads').execute();
    expect(await told()).toEqual([
      'porchlight_oldest_pending_delivery_age_seconds 0',
      'porchlight_store_up 1',
    ]);
    await asked.close();
    expect(await told()).toEqual(['porchlight_store_up 0']);
  });
});
