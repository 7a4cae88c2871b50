import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { previousFiles } from './previous-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-28T12:00:00Z');

test('a build keeps the scripts that a page opened in the last thirty days may still load', ({
  onTestFinished,
}) => {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  onTestFinished(() => rmSync(client, { recursive: true, force: true }));
  const build = (files: Record<string, string>, at: number) => {
    rmSync(client, { recursive: true });
    for (const folder of ['_astro', 'desk/assets']) mkdirSync(join(client, folder), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(client, name), text);
      utimesSync(join(client, name), at / 1000, at / 1000);
    }
  };
  build(
    {
      '_astro/chat.old.js': 'old',
      '_astro/same.js': 'before',
      'desk/assets/lead.old.js': 'old',
      'page.js': 'old',
    },
    NOW - 20 * DAY_MS,
  );

  const restore = previousFiles(client, NOW);
  build({ '_astro/chat.new.js': 'new', '_astro/same.js': 'now' }, NOW);
  restore();

  const text = (name: string) => readFileSync(join(client, name), 'utf8');
  expect(text('_astro/chat.old.js')).toBe('old');
  expect(text('desk/assets/lead.old.js')).toBe('old');
  expect(text('_astro/chat.new.js')).toBe('new');
  expect(text('_astro/same.js')).toBe('now');
  expect(existsSync(join(client, 'page.js'))).toBe(false);

  const later = previousFiles(client, NOW + 11 * DAY_MS);
  build({}, NOW + 11 * DAY_MS);
  later();

  expect(existsSync(join(client, '_astro/chat.old.js'))).toBe(false);
  expect(text('_astro/chat.new.js')).toBe('new');
});

test('a first build has no files to keep', () => {
  const nowhere = join(tmpdir(), 'no-build-yet');
  previousFiles(nowhere, NOW)();
  expect(existsSync(nowhere)).toBe(false);
});
