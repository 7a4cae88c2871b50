import { expect, test } from 'vitest';
import { createServices } from '#server/create-services.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { silent } from '#test/databases.ts';

test('what the first question had read serves everybody after', async () => {
  const { chat } = createServices({
    database: openDatabase('file:///nowhere/at/all.db', silent),
    channelsFor: () => [],
    onLeadKept: () => {},
    log: silent,
  });
  const ask = (message: string) => {
    const context = { idempotencyKey: '', page: '/', clientAddress: '127.0.0.1', userAgent: '' };
    return chat.reply({ sessionId: 's', message }, context);
  };
  await ask('What is due diligence?');
  const cpuMs: number[] = [];
  for (const area of ['NoDa', 'Dilworth', 'Uptown', 'SouthPark', 'Myers Park']) {
    const before = process.cpuUsage();
    await ask(`Tell me about ${area}`);
    const { user, system } = process.cpuUsage(before);
    cpuMs.push((user + system) / 1_000);
  }
  // To read it takes three times as much.
  expect(Math.min(...cpuMs)).toBeLessThan(100);
});
