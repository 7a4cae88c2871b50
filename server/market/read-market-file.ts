import { findLayout } from '#domain/market/market-layout.ts';
import type { Month } from '#domain/market/market-month.ts';
import { monthName } from '#domain/market/market-month.ts';
import type { AreaRegion, MarketArea } from '#domain/market/market-regions.ts';
import type { AreaFigure, MarketLayout } from '#domain/market/market-row.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import { decodeText, NotTextError } from './decode-text.ts';
import { readBytes } from './read-bytes.ts';
import { RowError, readRows } from './read-rows.ts';

/** A problem that leaves out a part of the file or prevents its import. `line` is null for the whole file. */
export interface FileProblem {
  line: number | null;
  problem: string;
}

type MarketFile =
  | { status: 'read'; layout: MarketLayout; figures: AreaFigure[]; rows: number; leftOut: FileProblem[] }
  /** At most MOST_PROBLEMS; the reading stopped there. */
  | { status: 'refused'; problems: FileProblem[] };

interface Reading {
  areas: MarketArea[];
  /** ISO 8601: no later month can have a figure. */
  now: string;
  onRead: (bytes: number) => void;
}

/** After this many problems, listing more would not help. */
export const MOST_PROBLEMS = 20;

/** Impossible figures are left out. If more than this share is impossible, a column is misread. */
const MAX_IMPLAUSIBLE_SHARE = 1 / 20;

/** Enough for forty areas over a century; limits memory whatever the file's size. */
const MOST_FIGURES = 200_000;

/** Parses a publisher's file of any size, keeping only the figures of the given areas. Stores nothing. */
export async function readMarketFile(path: string, reading: Reading): Promise<MarketFile> {
  try {
    return await readAll(path, reading);
  } catch (error) {
    const line = error instanceof RowError ? error.line : null;
    if (line !== null || error instanceof NotTextError || isGzipError(error)) {
      return { status: 'refused', problems: [{ line, problem: (error as Error).message }] };
    }
    throw error;
  }
}

async function readAll(path: string, { areas, now, onRead }: Reading): Promise<MarketFile> {
  const thisMonth = isoDateInCharlotte(now).slice(0, 7) as Month;
  let layout: MarketLayout | undefined;
  let width = 0;
  let rows = 0;
  const regions = new Map<AreaRegion, RegionFigures>();
  let count = 0;
  const implausible: FileProblem[] = [];
  const problems: FileProblem[] = [];
  const refuse = (line: number | null, problem: string) => problems.push({ line, problem });

  for await (const { line, cells } of readRows(decodeText(readBytes(path, onRead)))) {
    if (!layout) {
      const finding = findLayout(cells, areas);
      if ('problem' in finding) return { status: 'refused', problems: [{ line, problem: finding.problem }] };
      layout = finding.layout;
      width = cells.length;
      continue;
    }
    rows += 1;
    const row =
      cells.length === width
        ? layout.readRow(cells)
        : { status: 'bad' as const, problem: `${cells.length} cells, the header has ${width}` };
    if (row.status === 'bad') refuse(line, row.problem);
    if (row.status === 'figures') {
      implausible.push(...row.implausible.map((problem) => ({ line, problem })));
      count += row.figures.length;
      const problem =
        count > MOST_FIGURES
          ? `more than ${MOST_FIGURES} figures of our areas`
          : addFigures(regions, row, line, thisMonth);
      if (problem !== null) refuse(line, problem);
    }
    if (problems.length + implausible.length >= MOST_PROBLEMS) break;
  }

  if (!layout) refuse(null, 'the file is empty');
  else if (problems.length + implausible.length + count === 0) refuse(null, noFigures(rows));
  const isMistaken =
    implausible.length >= MOST_PROBLEMS ||
    implausible.length > (count + implausible.length) * MAX_IMPLAUSIBLE_SHARE;
  if (!layout || problems.length > 0 || isMistaken) {
    const named = [...problems, ...implausible].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    return { status: 'refused', problems: named.slice(0, MOST_PROBLEMS) };
  }
  const { figures, leftOut } = pickOneRegionPerArea([...regions.values()]);
  return { status: 'read', layout, figures, rows, leftOut: [...implausible, ...leftOut] };
}

interface RegionFigures {
  region: AreaRegion;
  /** The line on which it first occurs. */
  line: number;
  figures: Map<string, AreaFigure & { line: number }>;
}

/** @returns the problem with a figure, if any */
function addFigures(
  regions: Map<AreaRegion, RegionFigures>,
  { region, figures }: { region: AreaRegion; figures: AreaFigure[] },
  line: number,
  thisMonth: Month,
): string | null {
  const own = regions.get(region) ?? { region, line, figures: new Map() };
  regions.set(region, own);
  for (const figure of figures) {
    const { area, metric, month } = figure;
    if (month > thisMonth) return `${monthName(month)} has not been yet`;
    const key = `${area}/${metric}/${month}`;
    const first = own.figures.get(key);
    if (first) return `${monthName(month)} of ${area} again, as in line ${first.line}`;
    own.figures.set(key, { ...figure, line });
  }
  return null;
}

/**
 * Two regions of one area are one region with two names if no month has figures of both. Otherwise they differ, and only the
 * first is kept.
 */
function pickOneRegionPerArea(regions: RegionFigures[]): { figures: AreaFigure[]; leftOut: FileProblem[] } {
  const kept = new Map<string, AreaFigure & { of: string }>();
  const leftOut: FileProblem[] = [];
  for (const { region, line, figures } of regions.toSorted((a, b) => a.region.place - b.region.place)) {
    const { name, area } = region;
    const other = [...figures.keys()].map((key) => kept.get(key)).find((one) => one !== undefined);
    if (other)
      leftOut.push({
        line,
        problem: `the region "${name}": the figures of ${area} are those of "${other.of}"`,
      });
    else for (const [key, figure] of figures) kept.set(key, { ...figure, of: name });
  }
  return {
    figures: [...kept.values()].map(({ area, metric, month, value }) => ({ area, metric, month, value })),
    leftOut,
  };
}

function noFigures(rows: number): string {
  return `none of its ${rows} rows has a figure of our areas, by their names or what they are also called`;
}

function isGzipError(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && code.startsWith('Z_');
}
