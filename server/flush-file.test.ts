import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { flushFile, flushFolder } from './flush-file.ts';

/** Windows flushes only what is open for writing, and so no folder. */
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const readOnly = new Set<number>();
  return {
    ...fs,
    openSync(path: string, flags: string) {
      const file = fs.openSync(path, flags);
      if (flags === 'r') readOnly.add(file);
      return file;
    },
    fsyncSync(file: number) {
      if (readOnly.has(file)) throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
      fs.fsyncSync(file);
    },
  };
});

test('a file and its folder can be flushed on Windows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-flush-'));
  const file = join(folder, 'store.db');
  writeFileSync(file, 'leads');
  expect(() => {
    flushFile(file);
    flushFolder(folder);
  }).not.toThrow();
  rmSync(folder, { recursive: true });
  expect(() => flushFolder(folder)).toThrow('ENOENT');
});
