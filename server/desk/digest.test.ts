import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import type { Mail } from '#server/delivery/mail.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { keepLead } from '#test/kept-lead.ts';
import { sendDigests } from './digest.tsx';

describeOnBothEngines('the digest', (database) => {
  test('goes once a day, in the morning, to people who want it; one that fails is tried again and keeps back no other', async () => {
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
    await keepLead(database(), { createdAt: '2026-11-24T02:00:00.000Z' });
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
  });
});
