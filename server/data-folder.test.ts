import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireFolder } from './data-folder.ts';

test('a data folder may be missing or unmounted, but not a file', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'unmounted'), join(folder, 'disk'));
  for (const name of ['file', 'file/below'])
    expect(() => requireFolder({ dataDir: join(folder, name) })).toThrow('DATA_DIR');
  for (const name of ['', 'new/deep', 'disk']) requireFolder({ dataDir: join(folder, name) });
});

test.skipIf(process.platform !== 'linux')('a data folder is in no place where the system makes none', () => {
  expect(() => requireFolder({ dataDir: '/proc/here/deep' })).toThrow(
    /DATA_DIR.*\/proc\/here cannot be made/,
  );
});
