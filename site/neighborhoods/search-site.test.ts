import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import { builtInGuides } from '#server/seed/built-in-guides.ts';
import { LONGEST_QUERY, queryOf, searchSite } from './search-site.ts';

const guides = builtInGuides(AGENT_ID);
const found = (query: string) => searchSite(query, neighborhoods, guides).map(({ href }) => href);

test('every word must begin a word of the area or the guide, whatever its case and accents', () => {
  expect(found('VICTÓRIAN turret')).toEqual(['/neighborhoods/fourth-ward']);
  expect(found('ictorian')).toEqual([]);
  expect(found('victorian zeppelin')).toEqual([]);
});

test('areas come before guides, and guides are searched in full', () => {
  const rail = found('light rail');
  expect(rail).toContain('/guides/living-along-the-light-rail');
  const firstGuide = rail.findIndex((href) => href.startsWith('/guides/'));
  expect(rail.slice(firstGuide).every((href) => href.startsWith('/guides/'))).toBe(true);
  expect(found('register of deeds')).toContain('/guides/selling-a-home-in-charlotte');
});

test('the markup of a guide is not its text', () => {
  expect(guides.some(({ content }) => content.includes('<blockquote>'))).toBe(true);
  expect(found('blockquote')).toEqual([]);
});

test('an empty query finds nothing', () => {
  expect([found(''), found('  '), found('?!')]).toEqual([[], [], []]);
});

test('a query is trimmed and cut to a maximum length', () => {
  expect(queryOf(new URLSearchParams({ q: '  oak ' }))).toBe('oak');
  expect(queryOf(new URLSearchParams({ q: 'x'.repeat(500) }))).toHaveLength(LONGEST_QUERY);
  expect(queryOf(new URLSearchParams())).toBe('');
});
