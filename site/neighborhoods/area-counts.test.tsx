import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { Hero } from '../home/hero.tsx';
import { NeighborhoodExplorer } from '../home/neighborhood-explorer.tsx';
import { AreaList } from './area-list.tsx';
import { GuideOpening } from './guide-opening.tsx';
import { SearchResults } from './search-results.tsx';

/** What the pages that count the neighborhoods say with the first few of them. */
function textWith(count: number): string {
  const areas = neighborhoods.slice(0, count);
  return [
    <NeighborhoodExplorer key="home" neighborhoods={areas} />,
    <GuideOpening key="opening" areas={areas}>
      {null}
    </GuideOpening>,
    <AreaList key="list" areas={areas} />,
    <SearchResults key="search" query="castle" found={[]} areaCount={count} />,
  ]
    .map((part) => renderToStaticMarkup(part))
    .join(' ');
}

test('a single neighborhood is counted in the singular', () => {
  const text = textWith(1);
  expect(text).toContain('One neighborhood, one skyline.');
  expect(text).not.toMatch(/\bone (neighborhoods|places)\b|\ball one\b|\bthe one neighborhoods\b/i);
});

test('several neighborhoods are counted in the plural', () => {
  const text = textWith(2);
  for (const words of ['Two neighborhoods, one skyline.', 'Two places', 'See all two', 'all two stand below'])
    expect(text).toContain(words);
});

test('the guide without neighborhoods offers to answer in person and counts nothing', () => {
  const text = textWith(0);
  expect(text).toContain('href="/contact"');
  expect(text).not.toMatch(/\bno (neighborhoods|places)\b|\ball no\b|\bthe no neighborhoods\b|#areas/i);
});

test('the home page without neighborhoods says nothing of them', () => {
  const home = (
    <>
      <Hero areas={[]} />
      <NeighborhoodExplorer neighborhoods={[]} />
    </>
  );
  expect(renderToStaticMarkup(home)).not.toMatch(/Specialists in|one skyline/);
});
