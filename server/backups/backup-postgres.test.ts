import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runCommandHere, runCommandProcess } from '#test/command-process.ts';
import { emptyStore, preparedStore, silent } from '#test/databases.ts';
import { openDatabase } from '../database/open-database.ts';

test.each(['backup', 'restore'] as const)(
  'npm run %s reports which Postgres program is missing',
  async (name) => {
    const store = await preparedStore('postgres');
    try {
      const file = join(store.folder, 'site.dump');
      if (name === 'restore') writeFileSync(file, 'PGDMP');
      const { exitCode, stderr } = await runCommandProcess(name, [file], {
        DATABASE_URL: store.url,
        DATA_DIR: store.folder,
        PATH: join(store.folder, 'nothing-here'),
      });
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/^\w+: pg_(dump|restore) is not on the PATH\. [^\n]+postgresql-client[^\n]+\n$/);
      expect(existsSync(file)).toBe(name === 'restore');
    } finally {
      await store.remove();
    }
  },
);

test.each([
  ['Postgres', 'PGDMP', (folder: string) => `file:${join(folder, 'site.db')}`],
  ['SQLite', 'SQLite format 3\0', () => 'postgres://site@127.0.0.1:1/site'],
])('a backup of %s is not restored into the other engine', async (engine, begins, storeIn) => {
  const { folder, remove } = await emptyStore('sqlite');
  try {
    const file = join(folder, 'backup');
    writeFileSync(file, begins);
    const { exitCode, stderr } = await runCommandHere('restore', [file], {
      DATABASE_URL: storeIn(folder),
      DATA_DIR: folder,
    });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(`restore: ${file} is a backup of ${engine}, and the store is `);
    expect(readdirSync(folder)).toEqual(['backup']);
  } finally {
    await remove();
  }
});

test.each([
  ['holds no site yet', (url: string) => url],
  ['cannot be used', (url: string) => `${url}_of_nobody`],
])('a backup of a database that %s says so, and leaves no file', async (problem, misspelled) => {
  const store = await emptyStore('postgres');
  try {
    const { exitCode, stderr } = await runCommandHere('backup', [join(store.folder, 'site.dump')], {
      DATABASE_URL: misspelled(store.url),
      DATA_DIR: store.folder,
    });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`^backup: Postgres at \\S+ ${problem}[^\n]+\n$`));
    expect(readdirSync(store.folder)).toEqual([]);
  } finally {
    await store.remove();
  }
});

/** Creates a folder of programs that stand for Postgres' own: a dump that is whole, and a database that cannot be dumped. */
function postgresTools(folder: string): string {
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  const tables = ['schema_steps', 'leads', 'deliveries'].map((table) => `TABLE DATA public ${table} -`);
  const write = (tool: string, ...lines: string[]) =>
    writeFileSync(join(tools, tool), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 });
  write('pg_restore', `printf '%s\\n' ${tables.map((line) => `'${line}'`).join(' ')}`);
  write('pg_dump', 'echo "server version mismatch" >&2', 'exit 1');
  return tools;
}

test('a restore that fails to dump the current database leaves no partial dump behind', async () => {
  const store = await emptyStore('postgres');
  try {
    const file = join(store.folder, 'site.dump');
    writeFileSync(file, 'PGDMP');
    const dataDir = join(store.folder, 'data');
    const { exitCode, stderr } = await runCommandProcess('restore', [file], {
      DATABASE_URL: store.url,
      DATA_DIR: dataDir,
      PATH: postgresTools(store.folder),
    });
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('version mismatch')]);
    expect(readdirSync(dataDir)).toEqual([]);
  } finally {
    await store.remove();
  }
});

test.each(['', '?application_name=homes'])(
  'a dump is not restored while a site is connected by a URL that ends with "%s"',
  async (ending) => {
    const store = await emptyStore('postgres');
    const url = `${store.url}${ending}`;
    const site = openDatabase(url, silent);
    try {
      await sql`select 1`.execute(site.db);
      const file = join(store.folder, 'site.dump');
      writeFileSync(file, 'PGDMP');
      const { exitCode, stderr } = await runCommandProcess('restore', [file], {
        DATABASE_URL: url,
        DATA_DIR: store.folder,
        PATH: postgresTools(store.folder),
      });
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining('A site is connected')]);
    } finally {
      await site.close();
      await store.remove();
    }
  },
);
