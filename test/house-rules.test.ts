import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './project-files.ts';

const files = projectFiles();
const inRoom = (file: ProjectFile, ...rooms: string[]) =>
  rooms.some((room) => file.path.startsWith(`${room}/`));
const isTest = ({ path }: ProjectFile) => /\.(test|spec)\.tsx?$/.test(path);
const code = files.filter(({ path }) => /\.(ts|tsx|astro|css)$/.test(path));

/** Data, prose and generated files, for which length does not matter. */
const isData = (file: ProjectFile) =>
  inRoom(file, 'content', 'art', 'design', 'site/styles') ||
  /^\/\/ (Written|Generated) by /m.test(file.text());

test('no file has more than 300 lines', () => {
  const long = code.filter((file) => !isData(file)).filter((file) => file.text().split('\n').length > 300);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('there are no catch-all folders', () => {
  const catchAlls = new Set(['utils', 'util', 'lib', 'common', 'helpers', 'misc', 'shared']);
  const folders = new Set(files.flatMap(({ path }) => dirname(path).split('/')));
  expect([...folders].filter((folder) => catchAlls.has(folder))).toEqual([]);
});

test('a migration is self-contained and imports no code that may change later', () => {
  const migrations = files.filter(
    (file) => inRoom(file, 'server/database/migrations') && /\.ts$/.test(file.path) && !isTest(file),
  );
  const living = migrations.flatMap((file) => {
    const imports = [...file.text().matchAll(/^import (?!type )[^;]+ from '(.+)';$/gm)];
    return imports.flatMap(([, from = '']) =>
      /^(kysely|node:.+|\.\.\/create-table\.ts|\.\/\d{4}-[\w-]+\.ts)$/.test(from)
        ? []
        : `${file.path}: ${from}`,
    );
  });
  expect(migrations.length).toBeGreaterThan(20);
  expect(living).toEqual([]);
});

test('only the configuration reads the environment', () => {
  // In quotes it is a name that the build replaces with a value.
  const readers = code.filter(
    (file) =>
      inRoom(file, 'domain', 'content', 'site', 'desk', 'server') && /(?<!')process\.env\b/.test(file.text()),
  );
  const allowed =
    /^server\/(main|build\/[\w-]+|serve-site|commands\/[\w-]+|backups\/postgres-tool)\.ts$|\/make-[\w-]+\.ts$/;
  expect(readers.filter((file) => !isTest(file) && !allowed.test(file.path)).map(({ path }) => path)).toEqual(
    [],
  );
});

test('server HTML has no style attribute, which the content security policy would refuse', () => {
  const styled = files.filter(
    (file) => inRoom(file, 'site') && /\.(tsx|astro)$/.test(file.path) && /\sstyle=/.test(file.text()),
  );
  expect(styled.map(({ path }) => path)).toEqual([]);
});

test('site and desk set no font sizes in rem or clamp', () => {
  // Drawings and print use other units.
  const offScale = files.filter(
    (file) => inRoom(file, 'site', 'desk') && /\bfont(-size)?:[^;]*(\drem|clamp)/.test(file.text()),
  );
  expect(offScale.map(({ path }) => path)).toEqual([]);
});

test('components use only classes that exist in their style sheets', () => {
  const sheets = new Map(
    files.filter(({ path }) => path.endsWith('.module.css')).map((file) => [file.path, file]),
  );
  const missing = files
    .filter(({ path }) => /^(site|desk)\/.+\.tsx$/.test(path))
    .flatMap((file) => {
      const text = file.text();
      const imports = [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)];
      return imports.flatMap(([, styles, from = '']) => {
        const sheet = sheets.get(join(dirname(file.path), from))?.text() ?? '';
        const named = [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)(?!\\.css)\\b`, 'g'))].map(
          ([, name]) => name,
        );
        return named
          .filter((name) => !new RegExp(`\\.${name}\\b`).test(sheet))
          .map((name) => `${file.path}: ${name}`);
      });
    });
  expect(missing).toEqual([]);
});

test('every design token is used', () => {
  const tokens = files.find(({ path }) => path === 'design/tokens.css')?.text() ?? '';
  const used = code.map((file) => file.text()).join('\n');
  const names = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  expect([...names].filter((name) => !used.includes(`var(${name})`))).toEqual([]);
});

/** Style sheets with their own sizes, and why. */
const OFF_THE_SCALE = [
  'site/cards/', // Rendered to a picture of 1200 x 630.
  'site/charts/chart-drawing.module.css', // In the units of a drawing that scales with its column.
  'site/neighborhoods/area-map.module.css', // The same.
  'site/neighborhoods/area-cover.module.css', // The name spans the whole page.
  'site/seller-guide/guide-cover.module.css', // The cover scales with its container.
  'site/seller-guide/pdf/', // Printed.
  // To do: move these to the scale.
  ...['accessibility', 'chat', 'contact', 'header', 'toasts'].map((room) => `site/${room}/`),
];

test('every font size is one of the scale in design/tokens.css', () => {
  // em is relative to a size of the scale; pt is for print.
  const onTheScale = /var\(--text-\w+\)|\binherit\b|(?<![\d.])[\d.]+(em|pt)\b/;
  const sizes = files
    .filter((file) => inRoom(file, 'site') && file.path.endsWith('.css'))
    .filter(({ path }) => !OFF_THE_SCALE.some((sheet) => path.startsWith(sheet)))
    .flatMap((file) =>
      [...file.text().matchAll(/\bfont(?:-size)?:[^;]+/g)].map(([size]) => `${file.path}: ${size}`),
    );
  expect(sizes.filter((size) => !onTheScale.test(size))).toEqual([]);
});

test('components contain no visible text, which belongs in content/', () => {
  const components = files.filter(
    (file) => inRoom(file, 'site', 'desk') && file.path.endsWith('.tsx') && !isTest(file),
  );
  expect(components.flatMap(inlineWords)).toEqual([]);
});

test('the lock file contains no registry URLs', () => {
  const lock = files.find(({ path }) => path === 'package-lock.json');
  expect(lock?.text()).not.toMatch(/"resolved"/);
});

test('every path in the README\'s "Where is" table exists', () => {
  const readme = files.find(({ path }) => path === 'README.md')?.text() ?? '';
  const table = readme.split(/^## Where is/m)[1] ?? '';
  const paths = [...table.matchAll(/`([\w./-]+\/?)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  const exists = (path: string) =>
    files.some((file) => file.path === path || file.path.startsWith(path.replace(/\/?$/, '/')));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

/** Attributes whose text is shown or read aloud. */
const TEXT_ATTRIBUTES = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title']);

function inlineWords(file: ProjectFile): string[] {
  const source = ts.createSourceFile(file.path, file.text(), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (text: string) => /\p{L}{2,}/u.test(text) && found.push(`${file.path}: ${text.trim()}`);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text);
    if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.has(node.name.getText()) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) note(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
