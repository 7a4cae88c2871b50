import { expect, test } from 'vitest';
import { createServices } from '#server/create-services.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { silent } from '#test/databases.ts';

test('once warm, the first visitor is answered as fast as everybody after', async () => {
  const { chat } = createServices({
    database: openDatabase('file:///nowhere/at/all.db', silent),
    channelsFor: () => [],
    onLeadKept: () => {},
    log: silent,
  });
  const cpuMs = async () => {
    const before = process.cpuUsage();
    const context = { idempotencyKey: '', page: '/', clientAddress: '127.0.0.1', userAgent: '' };
    await chat.reply({ sessionId: 's', message: 'Tell me about NoDa' }, context);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  await chat.warmUp();
  expect(await cpuMs()).toBeLessThan(100);
});
