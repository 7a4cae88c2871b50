import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { builtInGuides } from '#server/seed/built-in-guides.ts';
import { MAX_QUERY_LENGTH, queryOf, searchSite } from './search-site.ts';

const guides = builtInGuides(AGENT_ID);
const found = (query: string) => searchSite(query, neighborhoods, guides).map(({ href }) => href);

test('every word of the query must start a word of the neighborhood or guide, ignoring case and accents', () => {
  expect(found('VICTÓRIAN turret')).toEqual(['/neighborhoods/fourth-ward']);
  expect(found('ictorian')).toEqual([]);
  expect(found('victorian zeppelin')).toEqual([]);
});

test('a neighborhood is found by every name it goes by', () => {
  expect(found('South End')).toContain('/neighborhoods/southend');
  for (const { slug, alsoCalled } of neighborhoods)
    for (const name of alsoCalled) expect(found(name), name).toContain(`/neighborhoods/${slug}`);
});

test('neighborhoods come before guides, and the full text of guides is searched', () => {
  const rail = found('light rail');
  expect(rail).toContain('/guides/living-along-the-light-rail');
  const firstGuide = rail.findIndex((href) => href.startsWith('/guides/'));
  expect(rail.slice(firstGuide).every((href) => href.startsWith('/guides/'))).toBe(true);
  expect(found('register of deeds')).toContain('/guides/selling-a-home-in-charlotte');
});

test('the markup of a guide is not searched', () => {
  expect(guides.some(({ content }) => content.includes('<blockquote>'))).toBe(true);
  expect(found('blockquote')).toEqual([]);
});

test('addresses, pictures and entities in a guide are not searched', () => {
  const picture = `<img src="/pictures/${'long-name-'.repeat(30)}.avif" width="640" alt="A porch">`;
  const [guide] = guides;
  if (!guide) throw new Error('No guides');
  const content = `<p>Lots &amp; streets &lt;here&gt;</p>${picture}<p><strong>Front</strong>age</p>`;
  const written = { ...guide, content };
  const finds = (query: string) => searchSite(query, [], [written]).length > 0;
  expect(['lots', 'here', 'frontage'].filter(finds)).toEqual(['lots', 'here', 'frontage']);
  expect(['amp', 'lt', 'width', 'avif', 'long name'].filter(finds)).toEqual([]);
});

test('a text is indexed once, however many searches follow', () => {
  let reads = 0;
  const [guide] = guides;
  const content = () => {
    reads += 1;
    return '<p>A porch.</p>';
  };
  const counted = Object.defineProperty({ ...guide }, 'content', { get: content });
  for (const query of ['oak', 'porch', 'rail trail']) searchSite(query, [], [counted as Guide]);
  expect(reads).toBe(1);
});

test('an empty query finds nothing', () => {
  expect([found(''), found('  '), found('?!')]).toEqual([[], [], []]);
});

test('a query is trimmed and cut to a maximum length', () => {
  expect(queryOf(new URLSearchParams({ q: '  oak ' }))).toBe('oak');
  expect(queryOf(new URLSearchParams({ q: 'x'.repeat(500) }))).toHaveLength(MAX_QUERY_LENGTH);
  expect(queryOf(new URLSearchParams({ q: `${'x'.repeat(MAX_QUERY_LENGTH - 1)}🏡` })).isWellFormed()).toBe(
    true,
  );
  expect(queryOf(new URLSearchParams())).toBe('');
});
