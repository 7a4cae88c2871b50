import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { marketStats } from '#content/market.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { FigureSource } from '#domain/neighborhoods/neighborhood.ts';
import { AreaList } from '../neighborhoods/area-list.tsx';
import { AreaNeighbors } from '../neighborhoods/area-neighbors.tsx';
import { MarketLedger } from './market-ledger.tsx';
import { NeighborhoodExplorer } from './neighborhood-explorer.tsx';
import { NeighborhoodPopover } from './neighborhood-popover.tsx';

const published: FigureSource = { sample: false, name: 'Canopy MLS', asOf: '2026-10-31' };
const [first, ...others] = neighborhoods.map((area) => ({ ...area, neighbors: [] }));
const [stat, ...otherStats] = marketStats;
if (!first || !stat) throw new Error('Nothing is shipped');

const real = { ...first, source: published };
const last = others.at(-1) ?? first;
const samples = others.map(({ name }) => name).join(', ');

function textOf(part: ReactElement): string {
  return renderToStaticMarkup(part)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test.each([
  ['the list of areas', <AreaList areas={[real, ...others]} />, first.name, samples],
  ['the explorer', <NeighborhoodExplorer neighborhoods={[real, ...others]} />, first.name, samples],
  [
    'the ledger',
    <MarketLedger stats={[{ ...stat, source: published }, ...otherStats]} />,
    stat.label,
    otherStats.map(({ label }) => label).join(', '),
  ],
  [
    'the row of the next areas',
    <AreaNeighbors
      area={{ ...last, neighbors: [first.slug, others[0]?.slug ?? ''] }}
      areas={[real, ...others.slice(0, 1), last]}
      guides={[]}
    />,
    first.name,
    others[0]?.name ?? '',
  ],
])('%s says which figures are published and which are made up', (_place, part, known, madeUp) => {
  expect(textOf(part)).toContain(`${known}: Source: Canopy MLS As of October 31, 2026`);
  expect(textOf(part)).toContain(`${madeUp}: Sample figures, not market data. As of `);
});

test('figures of one source share one note without names', () => {
  const text = textOf(<AreaList areas={neighborhoods} />);
  expect(text.match(/Sample figures, not market data\. As of/g)).toHaveLength(1);
  expect(text).not.toContain(': Sample');
});

test("a neighborhood's popover calls its figures samples only if they are", () => {
  expect(textOf(<NeighborhoodPopover area={first} id="a" />)).toMatch(
    /Sample figures, not market data\. As of/,
  );
  const text = textOf(<NeighborhoodPopover area={real} id="a" />);
  expect(text).toContain('Source: Canopy MLS As of October 31, 2026');
  // The ratings are still samples, labeled one by one.
  expect(text).not.toContain('Sample figures');
});
