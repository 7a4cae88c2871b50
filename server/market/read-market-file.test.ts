import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketAreasOf } from '#content/market-areas.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { dataCenterFile, trackerFile, trackerRow, writtenFile, zhviFile } from '#test/market-files.ts';
import { MOST_PROBLEMS, readMarketFile } from './read-market-file.ts';

const reading = {
  areas: marketAreasOf(neighborhoods),
  now: '2026-11-15T12:00:00.000Z',
  onRead: () => {},
};

function read(name: string, content: string | Uint8Array) {
  return readMarketFile(writtenFile(name, content), reading);
}

async function figuresOf(name: string, content: string | Uint8Array) {
  const file = await read(name, content);
  if (file.status === 'refused') throw new Error(JSON.stringify(file.problems));
  return file.figures;
}

async function problemsOf(content: string | Uint8Array) {
  const file = await read('broken.csv', content);
  return file.status === 'refused' ? file.problems : [];
}

const SEPTEMBER = [
  { area: 'charlotte', metric: 'price', month: '2026-09', value: 431_000 },
  { area: 'charlotte', metric: 'days', month: '2026-09', value: 41.5 },
  { area: 'charlotte', metric: 'inventory', month: '2026-09', value: 3_144 },
  { area: 'charlotte', metric: 'ppsf', month: '2026-09', value: 231.4815 },
];

describe("Redfin's market tracker", () => {
  test.each(['lower', 'QUOTED'] as const)('is read with a %s header', async (header) => {
    expect(await figuresOf('tracker.tsv', trackerFile([trackerRow()], header))).toEqual(SEPTEMBER);
  });

  test('is read if gzipped, whatever its name', async () => {
    const packed = gzipSync(trackerFile([trackerRow()]));
    expect(await figuresOf('market_tracker.tsv000.gz', packed)).toEqual(SEPTEMBER);
    expect(await figuresOf('renamed.txt', packed)).toEqual(SEPTEMBER);
  });

  test('gives neighborhoods by their own names, including rolling quarters', async () => {
    const row = trackerRow({ region: 'Charlotte, NC - NoDa', period_duration: '90', median_dom: '' });
    const figures = await figuresOf('tracker.tsv', trackerFile([row]));
    expect(figures.map(({ area, metric }) => `${area} ${metric}`)).toEqual([
      'noda price',
      'noda inventory',
      'noda ppsf',
    ]);
  });

  test('is read without other regions, property types, weeks and adjusted rows', async () => {
    const others = [
      { region: 'Charlotte, NC metro area' },
      { region: 'charlotte, nc' },
      { property_type: 'Condo/Co-op' },
      { period_duration: '7' },
      { is_seasonally_adjusted: 'true' },
    ].map((change) => trackerRow({ ...change, median_sale_price: 'not a number' }));
    expect(await figuresOf('tracker.tsv', trackerFile([...others, trackerRow()]))).toEqual(SEPTEMBER);
  });
});

test("Redfin's Data Center download is read as UTF-16, with rounded prices and month names", async () => {
  const file = dataCenterFile([
    ['Charlotte, NC', 'May 2026', '$425K', '1,012', '2,987', '38'],
    ['Charlotte, NC - Dilworth', 'May 2026', '$1.4M', '21', '', '15'],
    ['National', 'May 2026', '$440K', '400,000', '1,200,000', '40'],
  ]);
  const figures = await figuresOf('data_center.csv', file);
  expect(figures.map(({ area, metric, month, value }) => [area, metric, month, value])).toEqual([
    ['charlotte', 'price', '2026-05', 425_000],
    ['charlotte', 'days', '2026-05', 38],
    ['charlotte', 'inventory', '2026-05', 2_987],
    ['dilworth', 'price', '2026-05', 1_400_000],
    ['dilworth', 'days', '2026-05', 15],
  ]);
});

test("Zillow's ZHVI is read across its month columns without blanks, and keeps its measure", async () => {
  const content = zhviFile(
    ['2026-08-31', '2026-09-30', '2026-10-31'],
    [
      { name: 'Dilworth', values: ['', '1213450.55', '1219000'] },
      { name: 'Dilworth', city: 'Boston', values: ['1', '2', '3'] },
    ],
  );
  const file = await read('Neighborhood_zhvi.csv', content);
  expect(file).toMatchObject({ status: 'read', layout: { priceMeasure: 'typical-value' } });
  expect(await figuresOf('zhvi.csv', content)).toEqual([
    { area: 'dilworth', metric: 'price', month: '2026-09', value: 1_213_450.55 },
    { area: 'dilworth', metric: 'price', month: '2026-10', value: 1_219_000 },
  ]);
});

describe('a nearly valid file', () => {
  const row = (year: number, changes: Record<string, string> = {}) =>
    trackerRow({ period_end: `${year}-09-30`, ...changes });

  test('is read without an impossible figure, which is reported with its line', async () => {
    const rows = [2021, 2022, 2023, 2024, 2025].map((year) => row(year));
    const odd = trackerRow({ median_sale_price: '3' });
    expect(await read('odd.tsv', trackerFile([odd, ...rows]))).toMatchObject({
      status: 'read',
      figures: [...SEPTEMBER.slice(1), ...rows.flatMap(() => SEPTEMBER).map(() => expect.anything())],
      leftOut: [{ line: 2, problem: 'median_sale_price is "3"' }],
    });
  });

  test('is refused if more than one figure in twenty is impossible', async () => {
    const rows = [2023, 2024, 2025].map((year) => row(year));
    expect(await problemsOf(trackerFile([trackerRow({ inventory: 'many' }), ...rows]))).toEqual([
      { line: 2, problem: 'inventory is "many"' },
    ]);
  });

  const areas = [{ area: 'noda', redfin: ['NoDa', 'Old NoDa'], zillow: [] }];
  const readNoda = (rows: Record<string, string>[]) =>
    readMarketFile(writtenFile('noda.tsv', trackerFile(rows)), { ...reading, areas });

  test('with two regions for one area is read for the one named first', async () => {
    const other = { region: 'Old NoDa', median_sale_price: '99000' };
    const rows = [row(2024, other), row(2025, other), row(2025, { region: 'NoDa', median_dom: '' })];
    expect(await readNoda(rows)).toMatchObject({
      status: 'read',
      figures: SEPTEMBER.filter(({ metric }) => metric !== 'days').map(({ metric, value }) => ({
        area: 'noda',
        metric,
        month: '2025-09',
        value,
      })),
      leftOut: [{ line: 2, problem: 'the region "Old NoDa": the figures of noda are those of "NoDa"' }],
    });
  });

  test('may contain a region’s former name for earlier months', async () => {
    const rows = [row(2024, { region: 'Old NoDa' }), row(2025, { region: 'NoDa' })];
    expect(await readNoda(rows)).toMatchObject({ figures: { length: 8 }, leftOut: [] });
  });
});

describe('a broken file', () => {
  test.each([
    ['a word for a number', { inventory: 'many' }, 'inventory is "many"'],
    ['a price that cannot be', { median_sale_price: '3' }, 'median_sale_price is "3"'],
    ['a negative number', { median_dom: '-4' }, 'median_dom is "-4"'],
    ['a day that does not exist', { period_end: '2026-02-30' }, 'no date: "2026-02-30"'],
    ['a month to come', { period_end: '2027-01-31' }, 'January 2027 has not been yet'],
  ])('with %s is refused and its line reported', async (_name, change, problem) => {
    const rows = [trackerRow({ period_end: '2026-08-31' }), trackerRow(change)];
    expect(await problemsOf(trackerFile(rows))).toEqual([{ line: 3, problem }]);
  });

  test('reports every invalid row, up to a limit', async () => {
    const wrong = Array.from({ length: 50 }, (_, year) =>
      trackerRow({ period_end: `${1970 + year}-09-30`, inventory: '?' }),
    );
    const problems = await problemsOf(trackerFile(wrong));
    expect(problems).toHaveLength(MOST_PROBLEMS);
    expect(problems.map(({ line }) => line)).toEqual(problems.map((_, index) => index + 2));
  });

  test('with duplicate months is refused', async () => {
    expect(await problemsOf(trackerFile([trackerRow(), trackerRow()]))).toEqual([
      { line: 3, problem: 'September 2026 of charlotte again, as in line 2' },
    ]);
  });

  test('with a truncated row is refused', async () => {
    const text = trackerFile([trackerRow(), trackerRow({ period_end: '2026-08-31' })]);
    const cut = text.slice(0, text.lastIndexOf('\t'));
    expect(await problemsOf(cut)).toEqual([{ line: 3, problem: '31 cells, the header has 32' }]);
  });

  test('with an unclosed quote is refused without reading on to the end', async () => {
    const text = `${trackerFile([trackerRow()], 'QUOTED')}"${'x\n'.repeat(700_000)}`;
    const [problem] = await problemsOf(text);
    expect(problem?.problem).toContain('quote');
  });

  test.each([
    ['an unknown header', 'date,price\n2026-01-01,5\n', 1],
    ['nothing in it', '', null],
    ['a column twice', 'region,region,period_end,inventory\n', 1],
    ['no region of ours', trackerFile([trackerRow({ region: 'Raleigh, NC' })]), null],
    ['no text', new Uint8Array([0x52, 0x80, 0x81, 0xff, 0x0a]), null],
    ['a quote after a byte that shows nothing', new Uint8Array([0xc2, 0x80, 0x22]), 1],
    ['a packed half', gzipSync(trackerFile([trackerRow()])).subarray(0, 200), null],
  ])('with %s is refused', async (_name, content, line) => {
    const problems = await problemsOf(content);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toBe(line);
  });
});

test('any bytes are read or refused without a crash', async () => {
  const header = Buffer.from('region\tperiod_end\tinventory\tmedian_sale_price\n');
  const cell = fc.constantFrom(
    'Charlotte, NC',
    '2026-09-30',
    '12',
    '$4K',
    '"',
    '',
    '\t',
    '\n',
    '\r',
    '\0',
    'é',
    '9e9',
  );
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.array(cell, { maxLength: 60 }).map((cells) => Buffer.concat([header, Buffer.from(cells.join('\t'))])),
    fc
      .array(cell, { maxLength: 60 })
      .map((cells) => gzipSync(Buffer.from(`\ufeff${cells.join('\t')}`, 'utf16le'))),
  );
  await fc.assert(
    fc.asyncProperty(content, async (bytes) => {
      const file = await read('any', bytes);
      expect(file.status === 'read' ? file.figures.length : file.problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('on the last evening of a month in Charlotte, the next month can have no figure yet', async () => {
  const path = writtenFile('early.tsv', trackerFile([trackerRow()]));
  expect(await readMarketFile(path, { ...reading, now: '2026-09-01T02:00:00.000Z' })).toEqual({
    status: 'refused',
    problems: [{ line: 2, problem: 'September 2026 has not been yet' }],
  });
});

test('a file of a hundred thousand rows is streamed without staying in memory', async () => {
  const other = trackerFile([trackerRow({ region: 'Elsewhere, NC' })]).split('\n')[1];
  const text = `${trackerFile([trackerRow()])}${`${other}\n`.repeat(100_000)}`;
  const path = writtenFile('big.tsv.gz', gzipSync(text, { level: 1 }));
  const before = process.memoryUsage().heapUsed;
  const file = await readMarketFile(path, reading);
  expect(file).toMatchObject({ status: 'read', rows: 100_001, figures: SEPTEMBER });
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(text.length * 4);
});
