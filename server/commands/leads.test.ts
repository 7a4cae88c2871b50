import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { formConsents } from '#content/contact.ts';
import { runCommandHere } from '#test/command-process.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { storeLead } from '#test/stored-lead.ts';

describeOnBothEngines('npm run leads', (database, store) => {
  const leads = (...args: string[]) =>
    runCommandHere('leads', args, { DATABASE_URL: store().url, DATA_DIR: store().folder });

  test('list says that there are no leads', async () => {
    expect(await leads('list')).toMatchObject({ exitCode: 0, stdout: 'No leads yet.\n' });
  });

  test('list prints leads newest first, in aligned columns within 100, with unsafe characters escaped', async () => {
    const old = await storeLead(database(), { createdAt: '2026-11-02T19:05:00.000Z' });
    const hostile = await storeLead(database(), {
      firstName: '\x1b[2J\x1b]0;owned\x07',
      lastName: 'Long'.repeat(20),
      email: `${'a'.repeat(60)}@example.com`,
    });
    const { exitCode, stdout, stderr } = await leads('list');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).not.toContain('\x1b');
    const [head = '', first = '', second = ''] = stdout.trimEnd().split('\n');
    expect(first).toContain(hostile.id);
    expect(second).toMatch(/^2026-11-02 14:05 {2}Ann Example .*waits/);
    expect(second.indexOf(old.id)).toBe(head.indexOf('ID'));
    for (const line of [head, first, second]) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('list --since --json prints leads with their stored values', async () => {
    const lead = await storeLead(database(), {
      createdAt: '2026-11-09T05:00:00.000Z',
      message: '\u009b\n"x"',
    });
    const { stdout } = await leads('list', '--json', '--since', '2026-11-09');
    expect(JSON.parse(stdout)).toEqual([
      { ...lead, deliveries: [{ channel: 'agent-email', state: 'pending' }] },
    ]);
    expect((await leads('list', '--since', '2026-11-10')).stdout).toBe('No leads since then.\n');
  });

  test('list shows dead deliveries', async () => {
    const lead = await storeLead(database(), {}, ['agent-email', 'webhook']);
    await database()
      .db.updateTable('deliveries')
      .set({ state: 'dead' })
      .where('channel', '=', 'webhook')
      .execute();
    const { stdout } = await leads('list');
    expect(stdout.split('\n').find((line) => line.includes(lead.id))).toContain('DEAD');
  });

  test('show prints everything about one lead', async () => {
    const lead = await storeLead(
      database(),
      {
        kind: 'seller',
        interest: '',
        address: '1 Elm Street',
        message: 'First line\nsecond \x1b[31mline',
        attribution: { utm_source: 'newsletter', landingPage: '/sell?utm_source=newsletter' },
      },
      ['agent-email', 'guide-email'],
    );
    await database()
      .db.updateTable('deliveries')
      .set({ state: 'dead', attempts: 3, last_error: '550 mailbox unavailable' })
      .where('lead_id', '=', lead.id)
      .where('channel', '=', 'guide-email')
      .execute();
    const { exitCode, stdout } = await leads('show', lead.id);
    expect(exitCode).toBe(0);
    for (const part of [
      'Ann Example',
      'ann@example.com',
      '(704) 555-0199',
      '1 Elm Street',
      '  First line\n  second \\x1b[31mline',
      'newsletter',
      `"${formConsents(shippedAgent.firm).callText.text}"`,
      `"${formConsents(shippedAgent.firm).email.text}"`,
      'call-text: not granted',
      'email: GRANTED',
      'by 2026-11-04 14:05 ET',
      'disclosure by 2026-11-06 14:05 ET',
      'last error: 550 mailbox unavailable',
      '203.0.113.7',
      'Test Browser/1.0',
    ])
      expect(stdout).toContain(part);
    expect(stdout).toMatch(/dead +guide-email +3/);
    expect(stdout).toMatch(/pending +agent-email +0/);

    const json = JSON.parse((await leads('show', lead.id, '--json')).stdout);
    expect(json.lead).toEqual(lead);
    expect(json.replyDueAt).toBe('2026-11-04T19:05:00.000Z');
  });

  test('reports an unknown id in one line', async () => {
    expect(await leads('show', 'nobody')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'leads: No lead has the id nobody. "npm run leads -- list" shows all.\n',
    });
  });
});
