import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { requireFolders } from './data-folder.ts';

const requireFor = (env: Record<string, string>) => requireFolders(readConfig(env));

test('the folders for data and the database may be missing or unmounted, but not a file', ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'unmounted'), join(folder, 'disk'));
  const settings = (name: string): Record<string, string>[] => [
    { DATA_DIR: join(folder, name) },
    { DATA_DIR: folder, DATABASE_URL: `file:${join(folder, name, 'site.db')}` },
  ];
  for (const name of ['file', 'file/below']) {
    const [data = {}, database = {}] = settings(name);
    expect(() => requireFor(data)).toThrow(/^DATA_DIR needs a folder/);
    expect(() => requireFor(database)).toThrow(/^DATABASE_URL needs a folder/);
  }
  for (const name of ['', 'new/deep', 'disk']) settings(name).forEach(requireFor);
});

test.skipIf(process.platform !== 'linux').each<[variable: string, env: Record<string, string>]>([
  ['DATA_DIR', { DATA_DIR: '/proc/here/deep' }],
  ['DATABASE_URL', { DATA_DIR: tmpdir(), DATABASE_URL: 'file:/proc/here/deep/site.db' }],
])('%s is in no place where the system makes no folders', (variable, env) => {
  expect(() => requireFor(env)).toThrow(`${variable} needs a folder; /proc/here cannot be made`);
});

test.runIf(process.platform === 'win32')('DATA_DIR is on no missing drive', () => {
  expect(() => requireFor({ DATA_DIR: 'Q:\\porchlight' })).toThrow(/^DATA_DIR needs a folder; Q:/);
});
