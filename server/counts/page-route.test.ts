import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { PAGE_ROUTES, pageRoute } from './page-route.ts';

test('PAGE_ROUTES lists every page of the site except error pages', () => {
  const pages = globSync('**/*.astro', { cwd: join(projectRoot, 'site/pages') })
    .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`)
    .filter((path) => !/^\/\d+$/.test(path));
  expect(pages.sort()).toEqual([...PAGE_ROUTES]);
});

test.each([
  ['/', '/'],
  ['/sell/', '/sell'],
  ['/neighborhoods', '/neighborhoods'],
  ['/neighborhoods/noda', '/neighborhoods/[slug]'],
  ['/guides/a/b', null],
  ['/sitemap.xml', null],
  ['', null],
])('the path %j belongs to the route %j', (path, route) => {
  expect(pageRoute(path)).toBe(route);
});
