import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { AreaFigures } from './area-figures.tsx';

const [area] = neighborhoods;
if (!area) throw new Error('No area is shipped');

test('a neighborhood’s page has the same price as its card, also after it was edited', () => {
  const pageOf = (medianPrice: number | null) =>
    renderToStaticMarkup(<AreaFigures area={{ ...area, medianPrice }} />);
  expect(pageOf(713_000)).toContain('$713K');
  expect(pageOf(null)).toContain('Price Available');
});
