import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { agent } from '#content/agent.ts';
import { fileMail } from '#server/delivery/file-mail.ts';
import { runCommandHere } from '#test/command-process.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { filesContaining, postgresFiles } from '#test/files-containing.ts';
import { storeLead } from '#test/stored-lead.ts';

// Words that occur nowhere else, to search for in raw bytes.
const EMAIL = 'Quenby.Forgetme@Example.com';
const WORDS = ['forgetme', 'zanzibarlow', 'orchardquill'];

describeOnBothEngines('npm run leads -- erase', (database, store) => {
  const env = () => ({ DATABASE_URL: store().url, DATA_DIR: store().folder });
  const erase = (contactPoint: string) => runCommandHere('leads', ['erase', contactPoint, '--yes'], env());
  const folder = () => join(store().folder, 'outgoing-mail');
  const ofStore = async () =>
    database().engine === 'postgres' ? await postgresFiles(database()) : store().folder;

  async function keepPerson(): Promise<string> {
    const lead = await storeLead(
      database(),
      { email: EMAIL, lastName: 'Zanzibarlow', message: 'A house with an orchardquill.' },
      ['agent-email', 'webhook'],
    );
    return lead.id;
  }

  async function writeMail(id: string, to: string, replyTo: string): Promise<void> {
    await fileMail({ folder: folder(), from: 'site@stone.example' })({
      id,
      fromName: 'Zanzibarlow via the site',
      to,
      replyTo: { name: 'Zanzibarlow', address: replyTo },
      subject: 'New lead',
      text: 'orchardquill',
      html: '<p>orchardquill</p>',
    });
  }

  async function deliveryIdsOf(leadId: string): Promise<string[]> {
    const rows = await database()
      .db.selectFrom('deliveries')
      .select('id')
      .where('lead_id', '=', leadId)
      .execute();
    return rows.map((row) => row.id);
  }

  let turn = 0;
  async function chat(sessionId: string, content: string, memory = ''): Promise<void> {
    turn += 1;
    await database()
      .db.insertInto('chat_messages')
      .values({
        id: randomUUID(),
        session_id: sessionId,
        turn,
        agent_id: 1,
        role: 'user',
        content,
        memory,
        created_at: '2026-11-03T19:05:00.000Z',
      })
      .execute();
  }

  test('removes a person from tables, mail, chats and every byte of the store’s files', async () => {
    const other = await storeLead(database(), {
      email: 'quenby@example.com',
      lastName: 'Stays',
    });
    const leadId = await keepPerson();
    await keepPerson();
    const [deliveryId = ''] = await deliveryIdsOf(leadId);
    await writeMail(deliveryId, agent.email, 'someone@example.com');
    await writeMail(`evt_${randomUUID()}`, agent.email, EMAIL.toLowerCase());
    await writeMail(`evt_${randomUUID()}`, EMAIL, agent.email);
    await writeMail(`digest_${randomUUID()}_2026-11-28`, agent.email, agent.email);
    await chat('tied', `Write to me: <${EMAIL}>`);
    await chat('tied', 'A zanzibarlow asks');
    await chat('other', 'Where is Dilworth?');
    const otherMail = join(folder(), `evt_${randomUUID()}.eml`);
    writeFileSync(otherMail, `To: ${agent.email}\r\nReply-To: other@example.com\r\n\r\nHello\r\n`);

    expect(filesContaining(WORDS, store().folder)).toContain('outgoing-mail');
    expect(filesContaining(WORDS, await ofStore())).not.toBe('');

    const { exitCode, stdout, stderr } = await erase('qUENBY.forgetme@example.COM');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain(
      '14 rows (2 leads, 4 consents, 2 idempotency keys, 4 deliveries, 2 chat messages) and 4 files',
    );

    const { db } = database();
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([{ id: other.id }]);
    for (const table of ['consents', 'idempotency_keys', 'deliveries'] as const) {
      const rows = await db.selectFrom(table).select('lead_id').distinct().execute();
      expect(rows).toEqual([{ lead_id: other.id }]);
    }
    expect(await db.selectFrom('chat_messages').select('session_id').execute()).toEqual([
      { session_id: 'other' },
    ]);
    expect(readdirSync(folder())).toEqual([otherMail.slice(folder().length + 1)]);
    expect(filesContaining(WORDS, store().folder)).toBe('');
    expect(filesContaining(WORDS, await ofStore())).toBe('');
  });

  test('also erases and reports data of the person that arrives while asking for confirmation', async () => {
    await keepPerson();
    const { exitCode, stdout } = await runCommandHere('leads', ['erase', EMAIL], env(), async () => {
      const late = await storeLead(database(), { email: EMAIL });
      const [deliveryId = ''] = await deliveryIdsOf(late.id);
      await writeMail(deliveryId, agent.email, EMAIL);
      await chat('late', `Write to ${EMAIL}`);
      return 'yes';
    });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /\(2 leads, .+ 1 chat message\) and 1 file .+, also what came in since you were asked/,
    );
    expect((await erase(EMAIL)).stderr).toBe(`leads: Nobody has the address ${EMAIL}.\n`);
  });

  test('erases nothing if the answer is no', async () => {
    await keepPerson();
    const { exitCode, stderr } = await runCommandHere('leads', ['erase', EMAIL], env(), async () => 'no');
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('Nothing was erased.')]);
    expect(await erase(EMAIL)).toMatchObject({ exitCode: 0 });
  });

  test('erases nothing without a terminal, unless confirmed with --yes', async () => {
    await keepPerson();
    expect(await runCommandHere('leads', ['erase', EMAIL], env())).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/^leads: Erase .+: 1 lead\? There is no terminal .+ --yes\.\n$/),
    });
    expect(await erase(EMAIL)).toMatchObject({ exitCode: 0 });
  });

  test('also overwrites rows that another tool deleted without overwriting them', async ({ skip }) => {
    if (database().engine === 'postgres') return skip('SQLite only: another tool on the same file');
    for (let i = 0; i < 5; i += 1) await keepPerson();
    const tool = new DatabaseSync(fileURLToPath(store().url));
    tool.exec('pragma secure_delete = off');
    tool.exec("delete from leads where last_name = 'Zanzibarlow'; pragma wal_checkpoint(truncate)");
    tool.close();
    expect(filesContaining(['zanzibarlow'], store().folder)).toContain('test.db');
    await keepPerson();
    expect(await erase(EMAIL)).toMatchObject({ exitCode: 0 });
    expect(filesContaining(WORDS, store().folder)).toBe('');
  });

  test('fails for an unknown address and erases nothing', async () => {
    const before = await database().db.selectFrom('leads').select('id').execute();
    const digest = `digest_${randomUUID()}_2026-11-28`;
    await writeMail(digest, agent.email, agent.email);
    expect(await erase('nobody@example.com')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'leads: Nobody has the address nobody@example.com.\n',
    });
    rmSync(join(folder(), `${digest}.eml`));
    expect(await database().db.selectFrom('leads').select('id').execute()).toEqual(before);
  });

  test.each(['%', '%@%', 'a_n@example.com'])('does not treat %j as a pattern', async (typed) => {
    await storeLead(database(), { email: 'ann@example.com' });
    expect((await erase(typed)).exitCode).not.toBe(0);
  });

  test('finds a person by phone number only, in any format', async () => {
    const lead = await storeLead(database(), { email: '', phone: '(980) 555-0123' });
    const [deliveryId = ''] = await deliveryIdsOf(lead.id);
    await writeMail(deliveryId, agent.email, 'someone@example.com');
    await chat('by-phone', 'my number is 980.555.0123');
    const { exitCode, stdout } = await erase('+1 980 555 0123');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('1 lead, 2 consents, 1 idempotency key, 1 delivery, 1 chat message) and 1 file');
    expect(await erase('980-555-0123')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/number/),
    });
  });

  test('finds contact details that the assistant understood, however the visitor wrote them', async () => {
    await chat(
      'spelled-out',
      'quenby dot spelled at example dot com',
      '{"email":"quenby.spelled@example.com"}',
    );
    await chat('slashes', 'call 704/555/0100');
    await chat('other-digits', 'call ٧٠٤ ٥٥٥ ٠١٠٠');
    await chat('pairs', 'call 70 45 55 01 00');
    expect((await erase('quenby.spelled@example.com')).stdout).toContain('1 chat message)');
    expect((await erase('704/555/0100')).stdout).toContain('3 chat messages)');
  });

  test('erases mail left over from a lead deleted long ago', async () => {
    await writeMail(`evt_${randomUUID()}`, EMAIL, agent.email);
    expect(await erase(EMAIL)).toMatchObject({ exitCode: 0 });
  });

  test('erases mail to an address that mail headers write in quotes', async () => {
    const id = `evt_${randomUUID()}`;
    await writeMail(id, 'quenby..dots@example.com', agent.email);
    expect(await erase('quenby..dots@example.com')).toMatchObject({ exitCode: 0 });
    expect(existsSync(join(folder(), `${id}.eml`))).toBe(false);
  });

  test('keeps conversations of others that mention the agent’s number', async () => {
    await chat('about-the-agent', `Is ${agent.phone} your number?`);
    await storeLead(database(), { email: '', phone: agent.phone });
    expect((await erase(agent.phone)).stdout).toContain('(1 lead, ');
    const { db } = database();
    const kept = db.selectFrom('chat_messages').where('session_id', '=', 'about-the-agent');
    expect(await kept.select('id').execute()).toHaveLength(1);
  });

  test('keeps mail about others when erasing the agent’s own test lead', async () => {
    mkdirSync(folder(), { recursive: true });
    const mail = join(folder(), 'evt_about-somebody.eml');
    writeFileSync(mail, `To: ${agent.email}\r\nReply-To: other@example.com\r\n\r\nHello\r\n`);
    await storeLead(database(), { email: agent.email });
    expect(await erase(agent.email)).toMatchObject({ exitCode: 0 });
    expect(existsSync(mail)).toBe(true);
  });
});
