import { findLayout } from '#domain/market/market-layout.ts';
import type { Month } from '#domain/market/market-month.ts';
import { monthName } from '#domain/market/market-month.ts';
import type { MarketArea } from '#domain/market/market-regions.ts';
import type { AreaFigure, MarketLayout } from '#domain/market/market-row.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import { decodeText, NotTextError } from './decode-text.ts';
import { readBytes } from './read-bytes.ts';
import { RowError, readRows } from './read-rows.ts';

/** Something in the file that keeps it from being imported. `line` is null for the file as a whole. */
export interface FileProblem {
  line: number | null;
  problem: string;
}

export type MarketFile =
  | { status: 'read'; layout: MarketLayout; figures: AreaFigure[]; rows: number }
  /** At most MOST_PROBLEMS; the reading stopped there. */
  | { status: 'refused'; problems: FileProblem[] };

interface Reading {
  areas: MarketArea[];
  /** ISO 8601: no month after its own can have a figure. */
  now: string;
  onRead: (bytes: number) => void;
}

/** After this many problems the file is simply wrong; listing more would not help. */
export const MOST_PROBLEMS = 20;

/** Forty areas over a century; what is kept in memory stays small whatever the file's size. */
const MOST_FIGURES = 200_000;

/** Reads a publisher's file of any size, keeping only the figures of our areas. Nothing is stored. */
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
  const figures = new Map<string, AreaFigure & { line: number }>();
  const problems: FileProblem[] = [];
  const refuse = (line: number | null, problem: string): boolean =>
    problems.push({ line, problem }) >= MOST_PROBLEMS;

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
    if (row.status === 'bad' && refuse(line, row.problem)) break;
    for (const figure of row.status === 'figures' ? row.figures : []) {
      const problem = addTo(figures, figure, line, thisMonth);
      if (problem === null) continue;
      refuse(line, problem);
      break;
    }
    if (problems.length >= MOST_PROBLEMS) break;
  }

  if (!layout) refuse(null, 'the file is empty');
  else if (problems.length === 0 && figures.size === 0) refuse(null, noFigures(rows));
  if (problems.length > 0 || !layout) return { status: 'refused', problems };
  return { status: 'read', layout, figures: [...figures.values()].map(withoutLine), rows };
}

/** @returns what is wrong with the figure, if anything */
function addTo(
  figures: Map<string, AreaFigure & { line: number }>,
  figure: AreaFigure,
  line: number,
  thisMonth: Month,
): string | null {
  const { area, metric, month } = figure;
  if (month > thisMonth) return `${monthName(month)} has not been yet`;
  const key = `${area}/${metric}/${month}`;
  const first = figures.get(key);
  if (first) return `${monthName(month)} of ${area} again, as in line ${first.line}`;
  if (figures.size >= MOST_FIGURES) return `more than ${MOST_FIGURES} figures of our areas`;
  figures.set(key, { ...figure, line });
  return null;
}

function noFigures(rows: number): string {
  return `none of its ${rows} rows has a figure of our areas, by their names or what they are also called`;
}

function withoutLine({ line: _line, ...figure }: AreaFigure & { line: number }): AreaFigure {
  return figure;
}

function isGzipError(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && code.startsWith('Z_');
}
