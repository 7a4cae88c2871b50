import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { followContent } from '#server/seed/follow-content.ts';
import { silent } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { listLeads } from '../leads.ts';
import { rounds } from '../rounds.ts';
import { storeLead } from '../stored-lead.ts';
import { type SystemPostgres, startSystemPostgres } from '../system-postgres.ts';
import { copiedStore } from './copied-store.ts';

const LEADS = rounds(50, 20_000);

let systemPostgres: SystemPostgres | null;
beforeAll(async () => {
  systemPostgres = await startSystemPostgres();
});
afterAll(() => systemPostgres?.stop());

async function leadsIn(url: string): Promise<Lead[]> {
  const database = openDatabase(url, silent);
  try {
    return await listLeads(database);
  } finally {
    await database.close();
  }
}

/** @returns the files of a new picture */
async function storePicture({ db }: Database): Promise<{ name: string; bytes: Buffer }[]> {
  const id = 'a'.repeat(32);
  const files = ['400.avif', '400.webp', '1200x800.jpg'].map((name) => ({
    name: `${id}-${name}`,
    picture_id: id,
    bytes: randomBytes(100_000),
  }));
  await db
    .insertInto('pictures')
    .values({ id, name: 'porch.jpg', width: 1_200, height: 800, who: 'Avery', at: new Date().toISOString() })
    .execute();
  for (const file of files) await db.insertInto('picture_files').values(file).execute();
  return await pictureFiles(db);
}

async function pictureFiles(db: Database['db']): Promise<{ name: string; bytes: Buffer }[]> {
  const files = await db.selectFrom('picture_files').select(['name', 'bytes']).orderBy('name').execute();
  return files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
}

async function pictureFilesIn(url: string): Promise<{ name: string; bytes: Buffer }[]> {
  const database = openDatabase(url, silent);
  try {
    return await pictureFiles(database.db);
  } finally {
    await database.close();
  }
}

test.for(['sqlite', 'postgres'] as const)(
  'a backup restores every lead and picture, into its own store and a new one; then it accepts leads and detects content changes (%s)',
  { timeout: 120_000 + LEADS * 20 },
  async (engine, { skip, onTestFinished }) => {
    const store = await copiedStore(engine, systemPostgres, onTestFinished);
    if (!store) return skip('needs Postgres with its client programs');
    const database = openDatabase(store.url, silent);
    await prepareDatabase(database, followContent(silent));
    for (let i = 0; i < LEADS; i += 1) await storeLead(database, { message: 'Zoë\n\\. 🏡' });
    const picture = await storePicture(database);
    const kept = await listLeads(database);
    expect(await store.run('backup')).toMatchObject({ exitCode: 0 });
    expect(statSync(store.copy).mode & 0o777).toBe(0o600);
    await database.db.deleteFrom('leads').execute();
    await database.db.deleteFrom('pictures').execute();
    const refused = await store.run('restore');
    expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/stop (it|the site)/) });
    await database.close();

    const { stdout, exitCode } = await store.run('restore');
    const [, seconds] = / in (\d+\.\d) s\n/.exec(stdout) ?? [];
    expect({ seconds, exitCode }).toEqual({ seconds: expect.any(String), exitCode: 0 });
    const [, replaced = ''] = /^What was there is kept at (.+)$/m.exec(stdout) ?? [];
    expect(existsSync(replaced)).toBe(true);
    expect(await leadsIn(store.url)).toEqual(kept);
    expect(await store.run('restore', store.otherUrl)).toMatchObject({ exitCode: 0 });
    expect(await leadsIn(store.otherUrl)).toEqual(kept);
    for (const url of [store.url, store.otherUrl]) expect(await pictureFilesIn(url)).toEqual(picture);
    await expectUsable(store.url);
    reportFigure({
      promise: `A backup restores every lead (${engine})`,
      tested: `\`npm run backup\` of ${LEADS} leads, all deleted, \`npm run restore\`, every field compared`,
      measured: `${kept.length} leads from ${(statSync(store.copy).size / 1_000_000).toFixed(1)} MB in ${seconds} s`,
    });
  },
);

/** Expects a store to accept leads and to detect a content change. */
async function expectUsable(url: string): Promise<void> {
  const database = openDatabase(url, silent);
  try {
    await prepareDatabase(database, followContent(silent));
    const before = (await listLeads(database)).length;
    const lead = await storeLead(database);
    const leads = await listLeads(database);
    expect(leads).toHaveLength(before + 1);
    expect(leads).toContainEqual(lead);
    const version = async () =>
      (await database.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
    const then = await version();
    await sql`update records set updated_at = updated_at where kind = 'neighborhoods' and id = 'noda'`.execute(
      database.db,
    );
    expect(await version()).toBe(then + 1);
  } finally {
    await database.close();
  }
}

test('a backup is not restored over a Postgres store of a later version, whose new tables would remain', async ({
  skip,
  onTestFinished,
}) => {
  const store = await copiedStore('postgres', systemPostgres, onTestFinished);
  if (!store) return skip('needs Postgres with its client programs');
  const database = openDatabase(store.url, silent);
  await prepareDatabase(database, followContent(silent));
  await store.run('backup');
  await sql`create table of_a_later_version (lead_id text references leads)`.execute(database.db);
  await sql`insert into schema_steps values ('9999-later', '2031-01-01T00:00:00.000Z')`.execute(database.db);
  const lead = await storeLead(database);
  await database.close();

  const { exitCode, stderr } = await store.run('restore');
  expect(exitCode).toBe(1);
  // A command that takes longer than a second prints a progress message first.
  expect(stderr).toMatch(/^(?:.+ …\n)*restore: .+ later version.+ \(9999-later\).+ empty database[^\n]+\n$/);
  expect(await leadsIn(store.url)).toEqual([lead]);
  expect(await store.run('restore', store.otherUrl)).toMatchObject({
    exitCode: 0,
    stderr: expect.stringMatching(/^(?:.+ …\n)*$/),
  });
});
