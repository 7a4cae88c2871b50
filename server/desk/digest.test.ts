import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Mail } from '#server/delivery/mail.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { deskWithClock } from '#test/desk-with-clock.ts';
import { storeLead } from '#test/stored-lead.ts';
import { sendDigests } from './digest.tsx';

describeOnBothEngines('the digest', (database) => {
  test('is sent to subscribers once each morning, and retried until ten without delaying others', async () => {
    const person = (id: string, digest: number) => ({
      id,
      name: id,
      email: `${id}@stone.example`,
      role: 'member' as const,
      email_verified: 1,
      created_at: '',
      updated_at: '',
      digest,
    });
    await database()
      .db.insertInto('people')
      .values([person('dee', 1), person('sam', 1), person('kim', 0)])
      .execute();
    const { id } = await storeLead(database(), { createdAt: '2026-11-24T02:00:00.000Z' });
    const duplicate = await storeLead(database(), { createdAt: '2026-11-24T02:01:00.000Z' });
    await database()
      .db.updateTable('leads')
      .set({ merged_into: id })
      .where('id', '=', duplicate.id)
      .execute();
    const sent: Mail[] = [];
    const unreachable = new Set<string>();
    const at = (iso: string) =>
      sendDigests({
        database: database(),
        sendMail: async (mail) => {
          if (unreachable.has(mail.to)) throw new Error('down');
          sent.push(mail);
        },
        agent: async () => shippedAgent,
        siteUrl: 'https://stone.example',
        log: silent,
        now: () => new Date(iso),
      });
    await at('2026-11-24T11:59:00.000Z');
    expect(sent).toEqual([]);
    unreachable.add('dee@stone.example');
    await at('2026-11-24T12:05:00.000Z');
    expect(sent.map(({ to }) => to)).toEqual(['sam@stone.example']);
    unreachable.clear();
    await Promise.all([at('2026-11-24T12:20:00.000Z'), at('2026-11-24T12:20:00.000Z')]);
    await at('2026-11-24T23:00:00.000Z');
    expect(sent.map(({ to }) => to)).toEqual(['sam@stone.example', 'dee@stone.example']);
    expect(sent[0]?.subject).toBe('1 new since yesterday, 1 waiting for a reply');
    expect(sent[0]?.text).toContain('Ann Example');
    unreachable.add('dee@stone.example');
    await at('2026-11-25T15:30:00.000Z');
    unreachable.clear();
    await at('2026-11-25T15:45:00.000Z');
    expect(sent.map(({ to }) => to)).toEqual(['sam@stone.example', 'dee@stone.example', 'sam@stone.example']);
    // The link to turn it off.
    for (const part of [sent[0]?.text, sent[0]?.html])
      expect(part).toContain('https://stone.example/desk/settings');
  });
});

describeOnBothEngines('the first digest', (database) => {
  const { owner, advanceClock } = deskWithClock(database);

  test('of a person who turns it on in the afternoon is sent the next morning', async () => {
    const afternoon = Date.parse(`${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T20:00:00.000Z`);
    advanceClock(afternoon - Date.now());
    const settings = { quietFrom: 21, quietTo: 7, digest: true };
    expect((await owner().call('PUT', '/notifications', settings)).status).toBe(200);
    const sent: Mail[] = [];
    const at = (time: number) =>
      sendDigests({
        database: database(),
        sendMail: async (mail) => void sent.push(mail),
        agent: async () => shippedAgent,
        siteUrl: 'https://stone.example',
        log: silent,
        now: () => new Date(time),
      });
    await at(afternoon + HOUR_MS);
    // Changing another setting does not matter.
    expect((await owner().call('PUT', '/notifications', { ...settings, quietTo: 6 })).status).toBe(200);
    await at(afternoon + HOUR_MS);
    expect(sent).toEqual([]);
    await at(afternoon + 17 * HOUR_MS);
    expect(sent.map(({ to }) => to)).toEqual([owner().email]);
  });
});
