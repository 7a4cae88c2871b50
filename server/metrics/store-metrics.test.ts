import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { storeLead } from '#test/stored-lead.ts';
import { openDatabase } from '../database/open-database.ts';
import { registerStoreMetrics } from './store-metrics.ts';

describeOnBothEngines('store metrics', (database, store) => {
  test('are current at every scrape, and missing while the database is unavailable', async () => {
    const separate = openDatabase(store().url, silent);
    const registry = new Registry();
    registerStoreMetrics(registry, separate);
    const metricLines = async () =>
      (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));

    await storeLead(database());
    expect(await metricLines()).toEqual([
      'porchlight_leads{kind="contact"} 1',
      'porchlight_deliveries{channel="agent-email",state="pending"} 1',
      expect.stringMatching(/^porchlight_oldest_pending_delivery_age_seconds [1-9]/),
      'porchlight_store_up 1',
    ]);
    const held = { not_before: new Date(Date.now() + 3_600_000).toISOString() };
    await database().db.updateTable('deliveries').set(held).execute();
    expect(await metricLines()).toContain('porchlight_oldest_pending_delivery_age_seconds 0');
    await database().db.deleteFrom('leads').execute();
    expect(await metricLines()).toEqual([
      'porchlight_oldest_pending_delivery_age_seconds 0',
      'porchlight_store_up 1',
    ]);
    await separate.close();
    expect(await metricLines()).toEqual(['porchlight_store_up 0']);
  });
});
