import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { HotMarketCards } from './hot-market-cards.tsx';

const RECORDS = 'marks areas where prices rose over the past year';
const SAMPLES = 'marks areas whose sample median rose';
const published = { sample: false, name: 'Canopy MLS', asOf: '2026-10-31' };

/** The cards of two areas: each with its growth, and whether its figures are samples. */
function cards(...figures: [growth: number | null, sample: boolean][]): string {
  const markets = figures.flatMap(([growth, sample], index) => {
    const area = neighborhoods[index];
    return area
      ? [{ area, name: area.name, growth, sources: [sample ? { ...published, sample } : published] }]
      : [];
  });
  return renderToStaticMarkup(<HotMarketCards markets={markets} />);
}

test('the growth of a Hot Market is never stated as a fact if any is made up', () => {
  expect(cards([0.1, false], [0.2, false])).toContain(RECORDS);
  expect(cards([0.1, false], [0.2, true])).toContain('Partly sample figures.');
  for (const html of [cards([0.1, true], [0.2, true]), cards([null, false], [0.2, true])]) {
    expect(html).toContain(SAMPLES);
    expect(html).not.toContain(RECORDS);
  }
});

test('the label is explained only where it is shown', () => {
  for (const html of [cards(), cards([null, false], [-0.1, true])]) expect(html).not.toContain('Hot Market');
});
