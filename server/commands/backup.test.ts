import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { listLeads } from '#test/leads.ts';
import { storeForBackups } from '#test/store-for-backups.ts';
import { rowsOf } from '#test/store-rows.ts';
import { startStoreWriter } from '#test/store-writer.ts';
import { storeLead } from '#test/stored-lead.ts';

const { database, path, beside, run } = storeForBackups();

describe('npm run backup (sqlite)', () => {
  test('a restored backup has the same rows in every table', async () => {
    await storeLead(database(), { message: 'Zoë\n🏡' });
    const made = await run('backup', [beside('copy.db')]);
    expect(made).toMatchObject({ exitCode: 0, stderr: '' });
    expect(made.stdout).toMatch(/copy\.db: [\d.]+ MB in \d+\.\d s, checked\n$/);
    expect(statSync(beside('copy.db')).mode & 0o777).toBe(0o600);

    const elsewhere = beside('elsewhere/site.db');
    expect(await run('restore', [beside('copy.db')], `file:${elsewhere}`)).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    expect(statSync(elsewhere).mode & 0o777).toBe(0o600);
    expect(rowsOf(elsewhere)).toEqual(rowsOf(path()));
    expect(rowsOf(elsewhere).leads).toHaveLength(1);
  });

  test('a backup made while another process writes is complete and consistent', async () => {
    // Large enough to be copied in many steps.
    await storeLead(database());
    fill(path(), 40_000);
    const writer = startStoreWriter(path());
    try {
      const before = await writer.commits();
      expect(await run('backup', [beside('copy.db')])).toMatchObject({ exitCode: 0 });
      const after = await writer.commits();
      const copy = rowsOf(beside('copy.db'));
      const written =
        copy.idempotency_keys?.filter((row) => String(row.key).startsWith('writer-')).length ?? 0;
      expect(written).toBeGreaterThanOrEqual(before);
      expect(written).toBeLessThan(after);
      // The writer adds to both tables in one transaction.
      expect(copy.property_comparisons?.filter((row) => String(row.id).startsWith('writer-'))).toHaveLength(
        written,
      );
    } finally {
      await writer.end();
    }
  });

  test('overwrites a file only with --force, and never the store itself', async () => {
    await storeLead(database());
    writeFileSync(beside('mine.db'), 'precious');
    expect((await run('backup', [beside('mine.db')])).stderr).toContain('--force');
    expect(statSync(beside('mine.db')).size).toBe(8);
    expect(await run('backup', [beside('mine.db'), '--force'])).toMatchObject({
      exitCode: 0,
    });
    const itself = await run('backup', [path(), '--force']);
    expect(itself).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('is the store itself') });
    expect(await listLeads(database())).toHaveLength(1);
  });

  test('a missing store and a missing file are each reported in one line', async () => {
    mkdirSync(beside('none'));
    expect((await run('backup', [beside('b.db')], `file:${beside('none/x.db')}`)).stderr).toMatch(
      /^backup: There is no store at [^\n]+\n$/,
    );
    expect(readdirSync(beside('none'))).toEqual([]);
    expect((await run('restore', [beside('b.db')])).stderr).toMatch(/^restore: There is no file [^\n]+\n$/);
  });
});

function fill(path: string, rows: number): void {
  const file = new DatabaseSync(path, { timeout: 5_000 });
  const filler = 'x'.repeat(1_000);
  file.exec('begin');
  const insert = file.prepare('insert into property_comparisons values (?, ?, ?, 1, ?)');
  for (let row = 0; row < rows; row += 1) insert.run(`fill-${row}`, 's', filler, 't');
  file.exec('commit');
  file.close();
}
