import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { makeDataFolders } from './data-folders.ts';

test('a folder that cannot be made stops the start by the name of its variable', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'data-folders-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'unmounted'), join(folder, 'disk'));
  for (const name of ['file', 'disk', 'file/below'])
    expect(() => makeDataFolders(readConfig({ DATA_DIR: join(folder, name) }))).toThrow('DATA_DIR');
  expect(() => makeDataFolders(readConfig({ DATA_DIR: '/proc/none/below' }))).toThrow('DATA_DIR');
  const DATABASE_URL = `file:${join(folder, 'file', 'porchlight.db')}`;
  expect(() => makeDataFolders(readConfig({ DATA_DIR: folder, DATABASE_URL }))).toThrow('DATABASE_URL');
  makeDataFolders(readConfig({ DATA_DIR: join(folder, 'new', 'deep') }));
});
