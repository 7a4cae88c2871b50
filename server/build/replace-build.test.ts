import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceBuild } from './replace-build.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-28T12:00:00Z');

test('scripts stay for thirty days after the last day on which a page with them was served', async () => {
  const { text, build } = newSite();
  const before = NOW - 40 * DAY_MS;
  await build(
    {
      'client/_astro/chat.old.js': 'old',
      'client/_astro/same.js': 'before',
      'client/desk/assets/lead.old.js': 'old',
      'client/page.js': 'old',
    },
    before,
  );
  await build({ 'client/_astro/chat.new.js': 'new', 'client/_astro/same.js': 'now' }, NOW);

  expect(text('client/_astro/chat.old.js')).toBe('old');
  expect(text('client/desk/assets/lead.old.js')).toBe('old');
  expect(text('client/_astro/chat.new.js')).toBe('new');
  expect(text('client/_astro/same.js')).toBe('now');
  expect(text('client/page.js')).toBeNull();

  await build({ 'client/page.js': 'new' }, NOW + 29 * DAY_MS);
  expect(text('client/_astro/chat.old.js')).toBe('old');
  await build({ 'client/page.js': 'newer' }, NOW + 31 * DAY_MS);
  expect(text('client/_astro/chat.old.js')).toBeNull();
  expect(text('client/_astro/chat.new.js')).toBe('new');
});

test('a running site keeps every file while it is built again', async () => {
  const { text, build } = newSite();
  await build({ 'client/fonts/serif.woff2': 'serif', 'server/entry.mjs': 'old' }, NOW);
  const during: (string | null)[] = [];
  await build({ 'server/entry.mjs': 'new' }, NOW, () => {
    during.push(text('client/fonts/serif.woff2'), text('server/entry.mjs'));
  });
  expect(during).toEqual(['serif', 'old']);
  expect(text('server/entry.mjs')).toBe('new');
  expect(text('client/fonts/serif.woff2')).toBeNull();
});

test('a build that fails leaves the last one as it was, and the next one works', async () => {
  const { text, build, folders } = newSite();
  await build({ 'server/entry.mjs': 'old' }, NOW);
  const failing = build({ 'server/broken.mjs': 'half' }, NOW, () => {
    throw new Error('A page does not compile.');
  });
  await expect(failing).rejects.toThrow('A page does not compile.');
  expect(text('server/entry.mjs')).toBe('old');

  await build({ 'server/entry.mjs': 'new' }, NOW);
  expect(text('server/entry.mjs')).toBe('new');
  expect(text('server/broken.mjs')).toBeNull();
  expect(folders()).toEqual(['dist']);
});

function newSite() {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'dist');
  const text = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const build = async (files: Record<string, string>, at: number, afterwards = () => {}) => {
    const write = async (next: string) => {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(next, name)), { recursive: true });
        writeFileSync(join(next, name), content);
        utimesSync(join(next, name), at / 1000, at / 1000);
      }
      afterwards();
    };
    await replaceBuild(folder, write, at);
  };
  return { text, build, folders: () => readdirSync(root) };
}
