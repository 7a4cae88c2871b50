import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { AreaCover } from './area-cover.tsx';
import { AreaFigures } from './area-figures.tsx';
import { AreaScores } from './area-scores.tsx';
import { AreaStory } from './area-story.tsx';

const [area] = neighborhoods;
if (!area) throw new Error('No area is shipped');

test('a neighborhood’s page has the same price as its card, also after it was edited', () => {
  const pageOf = (medianPrice: number | null) =>
    renderToStaticMarkup(<AreaFigures area={{ ...area, medianPrice }} />);
  expect(pageOf(713_000)).toContain('$713K');
  expect(pageOf(null)).toContain('Price Available');
});

// The spec's figures (section 9); the price is the one used everywhere.
test.each([
  ['southend', '$630K', '12', '45'],
  ['noda', '$489K', '18', '32'],
  ['dilworth', '$1.40M', '15', '28'],
  ['fourth-ward', '$408K', '14', '22'],
  ['uptown', '$385K', '10', '67'],
])('the page of %s has its price %s, %s days on market, and %s listings', (slug, ...figures) => {
  const known = neighborhoods.find((one) => one.slug === slug) ?? area;
  const shown = renderToStaticMarkup(<AreaFigures area={known} />);
  expect([...shown.matchAll(/<dd[^>]*>([^<]*)/g)].map(([, figure]) => figure)).toEqual(figures);
});

test.each(neighborhoods.map((one) => [one.name, one] as const))(
  'the page of %s has its text, picture, highlights and scores, and says that its figures are samples',
  (_, shown) => {
    const html = renderToStaticMarkup(
      <>
        <AreaCover area={shown} />
        <AreaFigures area={shown} />
        <AreaStory area={shown}>{null}</AreaStory>
        <AreaScores area={shown} />
      </>,
    );
    const words = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    const text = words.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(html).toMatch(/<img[^>]* alt="\w/);
    for (const sentence of shown.description.split(/(?<=\.) /)) expect(text).toContain(sentence);
    for (const highlight of shown.highlights) expect(words).toContain(`<li>${highlight}</li>`);
    for (const score of [shown.walkScore, shown.transitScore, shown.bikeScore])
      expect(text).toContain(` ${score} out of 100`);
    expect(text).toContain('Sample figures, not market data. As of November 1, 2026');
  },
);
