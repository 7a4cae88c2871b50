import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import type { Review } from '#domain/reviews/review.ts';
import { reviewsData } from './page-data.ts';
import { structuredData } from './structured-data.ts';

const SITE = 'https://stone.example';

const published: Review = {
  id: 1,
  place: 'reviews',
  name: 'Jordan Reyes',
  location: 'NoDa',
  content: 'Every line of the plan happened.',
  rating: 5,
  source: 'google',
  isSample: false,
};

test('no text of a record can end the script element, and every text stays unchanged', () => {
  const content = '</script><script>alert(1)</script><!-- “quoted” & \u2028 more';
  const text = structuredData(SITE, {
    agent: shippedAgent,
    trail: [{ title: '</SCRIPT>', link: '/x' }],
    about: reviewsData(SITE, [{ ...published, content }]),
  });
  expect(text).not.toContain('<');
  const graph = JSON.parse(text)['@graph'];
  expect(graph.at(-1).reviewBody).toBe(content);
  expect(graph.at(-2).itemListElement.at(-1).name).toBe('</SCRIPT>');
});

test('published reviews are included, sample texts are not', () => {
  const told = reviewsData(SITE, [published, { ...published, id: 2, isSample: true }]);
  expect(told.map(({ author }) => author.name)).toEqual([published.name]);
});

test('addresses have the public origin', () => {
  const graph = JSON.parse(structuredData(SITE, { agent: shippedAgent, trail: [], about: [] }))['@graph'];
  expect(graph.map((thing: Record<string, string>) => thing['@type'])).toEqual([
    'RealEstateAgent',
    'WebSite',
  ]);
  for (const { url } of graph) expect(url).toBe(`${SITE}/`);
});
