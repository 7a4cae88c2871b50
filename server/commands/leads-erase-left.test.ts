import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { backupName } from '#server/backups/retention.ts';
import { inTransaction } from '#server/database/database.ts';
import { insertEntry } from '#server/leads/lead-entries.ts';
import { runCommandHere } from '#test/command-process.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { filesContaining } from '#test/files-containing.ts';
import { storeLead } from '#test/stored-lead.ts';

const EMAIL = 'Quenby.Forgetme@Example.com';

describeOnBothEngines('the report of npm run leads -- erase', (database, store) => {
  const env = () => ({ DATABASE_URL: store().url, DATA_DIR: store().folder });
  const erase = (contactPoint: string) => runCommandHere('leads', ['erase', contactPoint, '--yes'], env());
  const keepPerson = () => storeLead(database(), { email: EMAIL });

  test('names earlier backups that still contain the person, with their expiry, but no later ones', async ({
    skip,
  }) => {
    if (database().engine === 'postgres') return skip('SQLite only: Postgres is backed up by others');
    const backups = join(store().folder, 'backups');
    mkdirSync(backups);
    const backUp = (time: string) =>
      runCommandHere('backup', [join(backups, backupName(new Date(time)))], {
        DATABASE_URL: store().url,
        DATA_DIR: store().folder,
      });
    await backUp('2026-11-21T10:00:00.000Z');
    await keepPerson();
    await backUp('2026-11-21T11:00:00.000Z');
    await backUp('2026-11-21T12:00:00.000Z');
    const { exitCode, stdout } = await erase(EMAIL);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(
      `${backups}/porchlight-20261121T110000Z.db and 1 after it in the same folder still hold this person; the last one expires on 2026-11-22`,
    );
    await backUp('2026-11-21T13:00:00.000Z');
    expect(filesContaining(['forgetme'], store().folder).trim().split('\n').sort()).toEqual([
      `${backups}/porchlight-20261121T110000Z.db`,
      `${backups}/porchlight-20261121T120000Z.db`,
    ]);
    expect((await erase(EMAIL)).stderr).toMatch(/^leads: Nobody has the address .+still hold this person/);
  });

  test('names copies kept by restore that contain the person', async () => {
    if (database().engine === 'postgres') {
      await keepPerson();
      const kept = join(store().folder, 'before-restore-TIME.dump');
      writeFileSync(kept, '');
      expect((await erase(EMAIL)).stdout).toContain(`${kept} may hold this person`);
      rmSync(kept);
      return;
    }
    const file = fileURLToPath(store().url);
    const keepCopy = (name: string) => {
      const source = new DatabaseSync(file);
      source.exec(`vacuum into '${file}.before-restore-${name}'`);
      source.close();
    };
    keepCopy('WITHOUT');
    await keepPerson();
    keepCopy('WITH');
    for (const said of [(await erase(EMAIL)).stdout, (await erase(EMAIL)).stderr]) {
      expect(said).toContain(`${file}.before-restore-WITH still holds this person`);
      expect(said).not.toContain('WITHOUT');
    }
    for (const name of ['WITHOUT', 'WITH']) rmSync(`${file}.before-restore-${name}`);
  });

  test('names remaining data even if the store cannot be rewritten', async ({ skip }) => {
    if (database().engine === 'sqlite') return skip('Postgres only: SQLite tries for 25 s');
    const other = await storeLead(database(), { email: 'friend@example.com', message: `Ask ${EMAIL} too.` });
    await keepPerson();
    const { exitCode, stdout, stderr } = await database()
      .db.transaction()
      .execute(async (reader) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(reader);
        await sql`lock table consents in access share mode`.execute(reader);
        return await erase(EMAIL);
      });
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('the store could not be rewritten')]);
    expect(stdout).toMatch(/^Erased .+: 5 rows/);
    expect(stdout).toContain(other.id);
    await erase('friend@example.com');
  });

  test('points out another person’s lead that mentions the address, and keeps it', async () => {
    const other = await storeLead(database(), { email: 'friend@example.com', message: `Ask ${EMAIL} too.` });
    await keepPerson();
    const { exitCode, stdout, stderr } = await erase(EMAIL);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain(`The text or a note of ${other.id}`);
    expect(
      await database().db.selectFrom('leads').select('id').where('id', '=', other.id).execute(),
    ).toHaveLength(1);
  });

  test('points out a note on another person’s lead that contains the address, and keeps it', async () => {
    const other = await storeLead(database(), { email: 'husband@example.com' });
    const by = { id: 'kim', name: 'Kim', email: 'kim@stone.example', role: 'member', createdAt: '' } as const;
    await inTransaction(database(), (trx) =>
      insertEntry(trx, other.id, by, { kind: 'note', text: `His wife's: ${EMAIL}` }, new Date()),
    );
    const pointedOut = new RegExp(`The text or a note of [^.]*${other.id}`);
    expect((await erase(EMAIL)).stderr).toMatch(pointedOut);
    await keepPerson();
    expect((await erase(EMAIL)).stdout).toMatch(pointedOut);
  });

  test('names a manually merged duplicate with another address, which is listed again', async () => {
    const { db } = database();
    await keepPerson();
    const target = await db.selectFrom('leads').select('id').where('email', '=', EMAIL).executeTakeFirst();
    const duplicate = await storeLead(database(), { email: 'duplicate@example.com' });
    const row = db.updateTable('leads').where('id', '=', duplicate.id);
    await row.set({ merged_into: target?.id ?? '' }).execute();
    expect((await erase(EMAIL)).stdout).toContain(
      `Not erased, because of another address or number: ${duplicate.id}`,
    );
    const left = db.selectFrom('leads').select('merged_into').where('id', '=', duplicate.id);
    expect(await left.execute()).toEqual([{ merged_into: null }]);
  });
});
