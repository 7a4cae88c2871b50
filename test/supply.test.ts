import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/project-root.ts';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
const locked = Object.entries(read('package-lock.json').packages as Record<string, LockedPackage>)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));

/** Licenses that require at most a notice. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Used unchanged in separate files, without derived code (docs/operations.md). */
const ACCEPTED: [name: RegExp, license: string][] = [
  [/^lightningcss(-|$)/, 'MPL-2.0'],
  [/^web-push$/, 'MPL-2.0'],
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
];

test('production packages have an accepted license', () => {
  const others = locked
    .filter(({ dev }) => !dev)
    .filter(({ name, license = 'unknown' }) => !isAccepted(name, license))
    .map(({ name, license }) => `${name}: ${license}`);
  expect(others).toEqual([]);
});

test('every package with an install script was reviewed', () => {
  const wanting = locked.filter(({ hasInstallScript }) => hasInstallScript);
  expect(wanting.length).toBeGreaterThan(2);
  const unseen = wanting.filter(({ name }) => !(name in allowScripts));
  expect(unseen.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
});

/** "(A OR B)" is accepted when one of them is, "A AND B" when all are. */
function isAccepted(name: string, expression: string): boolean {
  const isFine = (license: string) =>
    PERMISSIVE.has(license) || ACCEPTED.some(([names, accepted]) => names.test(name) && license === accepted);
  const words = expression.replace(/[()]/g, '');
  return words.includes(' OR ') ? words.split(' OR ').some(isFine) : words.split(' AND ').every(isFine);
}
