import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { AreaMap } from './area-map.tsx';

/** The lines of a neighborhood's name on the map. */
function linesOnMap(name: string): string[] {
  const markup = renderToStaticMarkup(<AreaMap areas={neighborhoods.map((area) => ({ ...area, name }))} />);
  const [, text = ''] = markup.match(/<text[^>]*>(.*?)<\/text>/) ?? [];
  return [...text.matchAll(/<tspan[^>]*>(.*?)<\/tspan>/g)].map(([, line = '']) => line);
}

test('a name takes up to two lines on the map, and up to three in smaller type if it is very long', () => {
  expect(linesOnMap('Plaza Midwood')).toEqual(['Plaza Midwood']);
  expect(linesOnMap('Plaza Midwood Historic District')).toEqual(['Plaza Midwood ', 'Historic District']);
  expect(linesOnMap('Wesley Heights and Seversville-Biddleville Historic District')).toEqual([
    'Wesley Heights and ',
    'Seversville-Biddleville ',
    'Historic District',
  ]);
});

test('the map counts only the neighborhoods that are on it', () => {
  const [first, ...others] = neighborhoods;
  if (!first) throw new Error('there are no areas');
  const markup = renderToStaticMarkup(<AreaMap areas={[{ ...first, map: null }, ...others]} />);
  expect(markup).toContain('aria-label="Map of the seven neighborhoods"');
});
