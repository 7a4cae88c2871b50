import { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { noteAudit } from '#server/auth/audit-log.ts';
import { listLeads } from '#test/leads.ts';
import { storeForBackups } from '#test/store-for-backups.ts';
import { rowsOf } from '#test/store-rows.ts';
import { startStoreWriter } from '#test/store-writer.ts';
import { storeLead } from '#test/stored-lead.ts';

const { database, folder, path, beside, run, reopen } = storeForBackups();

describe('npm run restore (sqlite)', () => {
  test('replaces the store, deletes its stale log and keeps the old store', async () => {
    const kept = await storeLead(database(), { firstName: 'Before' });
    await run('backup', [beside('copy.db')]);
    await storeLead(database(), { firstName: 'After' });
    await database().close();

    const { exitCode, stdout } = await run('restore', [beside('copy.db')]);
    expect(exitCode).toBe(0);
    expect(existsSync(`${path()}-wal`) || existsSync(`${path()}-shm`)).toBe(false);
    reopen();
    expect(await listLeads(database())).toEqual([kept]);
    const replaced = readdirSync(folder()).find((name) => name.startsWith('test.db.before-restore-')) ?? '';
    expect(stdout).toContain(replaced);
    expect(
      rowsOf(beside(replaced))
        .leads?.map((row) => row.first_name)
        .sort(),
    ).toEqual(['After', 'Before']);
  });

  test('reports erasures and removals since the backup, and signs everybody out', async () => {
    const { db } = database();
    await noteAudit(db, { who: 'avery@stone.example', action: 'erased', subject: 'lead_before' });
    await db
      .insertInto('desk_sessions')
      .values({
        id: 'session',
        token: 'token',
        user_id: 'kim',
        created_at: '2026-11-23T10:00:00.000Z',
        updated_at: '2026-11-23T10:00:00.000Z',
        expires_at: '2031-11-23T10:00:00.000Z',
      })
      .execute();
    await run('backup', [beside('copy.db')]);
    await noteAudit(db, { who: 'avery@stone.example', action: 'erased', subject: 'lead_since' });
    await noteAudit(db, { who: 'npm run desk', action: 'removed', subject: 'kim@stone.example' });
    await noteAudit(db, { who: 'avery@stone.example', action: 'sign-in', subject: 'avery@stone.example' });
    await database().close();
    const { stdout } = await run('restore', [beside('copy.db')]);
    const [, told = ''] = stdout.split('to be done again:\n');
    expect(told.replace(/^ {2}20.+ ET {2}/gm, '')).toBe(
      'erased                lead_since  by avery@stone.example\n' +
        'removed               kim@stone.example  by npm run desk\n',
    );
    expect(rowsOf(path()).desk_sessions).toEqual([]);
  });

  test('keeps rows that were only in the log of a killed site', async () => {
    await run('backup', [beside('copy.db')]);
    await database().close();
    const writer = startStoreWriter(path());
    const commits = await writer.commits();
    await writer.end(); // SIGKILL: the log is not checkpointed
    expect(statSync(`${path()}-wal`).size).toBeGreaterThan(0);
    expect(await run('restore', [beside('copy.db')])).toMatchObject({ exitCode: 0 });
    const replaced = readdirSync(folder()).find((name) => name.startsWith('test.db.before-restore-')) ?? '';
    expect(rowsOf(beside(replaced)).idempotency_keys?.length).toBeGreaterThanOrEqual(commits);
    expect(rowsOf(path()).idempotency_keys).toEqual([]);
  });

  test('does not replace a store in use', async () => {
    await run('backup', [beside('copy.db')]);
    const lead = await storeLead(database()); // an idle connection, like that of a running site
    const { exitCode, stderr } = await run('restore', [beside('copy.db')]);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^restore: .+test\.db is in use: stop the site[^\n]+\n$/);
    expect(await listLeads(database())).toEqual([lead]);
    expect(readdirSync(folder()).filter((name) => /partial|before-restore/.test(name))).toEqual([]);
  });

  test.skipIf(process.platform !== 'linux')('names a folder that cannot be created', async () => {
    await run('backup', [beside('copy.db')]);
    const { exitCode, stderr } = await run('restore', [beside('copy.db')], 'file:/proc/here/site.db');
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: 'restore: DATABASE_URL needs a folder; /proc/here cannot be made\n',
    });
  });

  test('replaces a damaged store and keeps it', async () => {
    const lead = await storeLead(database());
    await run('backup', [beside('copy.db')]);
    await database().close();
    writeFileSync(path(), 'damage '.repeat(1_000));
    expect(await run('backup', [beside('second.db')])).toMatchObject({ exitCode: 1 });
    expect(existsSync(beside('second.db'))).toBe(false);
    expect(await run('restore', [beside('copy.db')])).toMatchObject({ exitCode: 0 });
    reopen();
    expect(await listLeads(database())).toEqual([lead]);
    expect(readdirSync(folder()).some((name) => name.includes('before-restore'))).toBe(true);
  });

  test.each<[name: string, make: (path: string) => void]>([
    ['text', (path) => writeFileSync(path, 'hello '.repeat(1_000))],
    ['an empty file', (path) => writeFileSync(path, '')],
    ['another database', anotherDatabase],
    ['half a backup', (path) => truncateSync(path, 32_768)],
  ])('refuses to restore %s and changes nothing', async (_, make) => {
    const lead = await storeLead(database());
    await run('backup', [beside('wrong.db')]);
    make(beside('wrong.db'));
    await database().close();
    const before = rowsOf(path());
    const { exitCode, stderr } = await run('restore', [beside('wrong.db')]);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^restore: \S+wrong\.db cannot be used: [^\n]+\n$/);
    expect(rowsOf(path())).toEqual(before);
    expect(before.leads).toEqual([expect.objectContaining({ id: lead.id })]);
    expect(readdirSync(folder()).filter((name) => /partial|before-restore/.test(name))).toEqual([]);
  });
});

function anotherDatabase(path: string): void {
  rmSync(path);
  const file = new DatabaseSync(path);
  file.exec('create table t (x)');
  file.close();
}
