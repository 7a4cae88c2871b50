import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { importWords, metricNames } from '#content/desk/content-imports.ts';
import { marketAreasOf } from '#content/market-areas.ts';
import type { ContentError, ContentFields } from '#domain/desk/content.ts';
import type { ImportChange } from '#domain/desk/content-imports.ts';
import { formatExact } from '#domain/market/format-figure.ts';
import { monthName } from '#domain/market/market-month.ts';
import { CITY, type MarketSeries } from '#domain/market/market-series.ts';
import { recordDifference } from '#domain/records/record-difference.ts';
import { parseRecord, type RecordKind, seriesId } from '#domain/records/record-kinds.ts';
import { recordNote, recordTitle } from '#domain/records/record-words.ts';
import type { Schema } from '../database/schema.ts';
import { missingHomes } from '../listings/listing-file.ts';
import { readAreaNames } from '../listings/listing-store.ts';
import { planListings } from '../listings/plan-listings.ts';
import { readListingFile } from '../listings/read-listing-file.ts';
import { monthsLost, sourcedSeries } from '../market/import-market.ts';
import { readMarketFile } from '../market/read-market-file.ts';
import type { RecordEntry } from '../records/record-store.ts';
import { newMarks } from './marks.ts';
import { type RecordTexts, recordTexts } from './record-texts.ts';

/** What importing a file would change. */
export interface ImportPlan {
  kind: Extract<RecordKind, 'listings' | 'series'>;
  save: RecordEntry[];
  /** Ids to remove. */
  remove: string[];
  /** Fingerprints of all affected records before the plan was made. */
  texts: RecordTexts;
  changes: ImportChange[];
  unchanged: number;
  leftOut: string[];
}

type Planned = { ok: true; plan: ImportPlan } | { ok: false; errors: ContentError[] };

/** With more errors than this, the file as a whole is wrong. */
const MOST_ERRORS = 50;

/** A browser waits for the plan; larger files need the command. */
const MOST_HOMES = 5_000;

/** Two years; older months are seldom revised. */
const MOST_MONTHS_SHOWN = 24;

/** Plans the import of a file of homes: RESO JSON or CSV, by its extension. */
export async function planHomes(
  db: Kysely<Schema>,
  { path, file, replace, now }: { path: string; file: string; replace: boolean; now: Date },
): Promise<Planned> {
  const pages = readListingFile(file, await readFile(path), MOST_HOMES + 1);
  const problems = pages.flatMap((page) => page.problems);
  const rows = pages.flatMap((page) => page.rows);
  if (rows.length > MOST_HOMES) return refused([{ line: null, message: importWords.tooMany(MOST_HOMES) }]);
  if (replace && problems.length + rows.length === 0)
    return refused([{ line: null, message: importWords.noHome }]);
  if (replace && (pages.at(-1)?.nextLink || (problems.length === 0 && missingHomes(pages) > 0)))
    return refused([{ line: null, message: importWords.partOfAll }]);
  // Read before planning, so that any change from here on is detected.
  const { kept, textsOf } = await keptRecords(db, 'listings');
  const planned =
    problems.length > 0 ? ({ ok: false, problems } as const) : await planListings(db, rows, { replace, now });
  if (!planned.ok) return refused(planned.problems);
  const { save, remove, counts, areAllForRent } = planned.plan;
  if (areAllForRent) return refused([{ line: null, message: importWords.allForRent }]);
  const after = new Map<string, ContentFields | null>([
    ...save.map(({ id, record }) => [id, record as ContentFields] as const),
    ...remove.map(({ id }) => [id, null] as const),
  ]);
  // Of homes edited at the desk only the figures follow the file, and nothing of the desk's is overwritten.
  const figures = new Set(save.flatMap(({ id, origin }) => (origin === 'desk' ? id : [])));
  const whys = new Map(remove.map(({ id, why }) => [id, why]));
  const all: ImportChange[] = [];
  for (const [id, record] of after) {
    await setImmediate(); // some milliseconds a home: lets waiting requests run
    const before = kept.get(id);
    const why = whys.get(id);
    all.push({
      id,
      title: recordTitle('listings', record ?? before?.record ?? {}) || id,
      how: !record ? 'removed' : before ? 'changed' : 'added',
      ...(why && { why }),
      isEdited: before?.origin === 'desk' && !figures.has(id),
      difference:
        record && before
          ? recordDifference('listings', before.record, record)
          : [wholeHome(before?.record ?? null, record)],
      marks: record ? await newMarks('listings', record, before?.record ?? null) : [],
    });
  }
  // A sample that stays unchanged is no change.
  const changes = all.filter(({ difference }) => difference.length > 0);
  return {
    ok: true,
    plan: {
      kind: 'listings',
      save,
      remove: [...whys.keys()],
      texts: textsOf([...after.keys()]),
      changes,
      unchanged: counts.unchanged - figures.size,
      leftOut: counts.forRent > 0 ? [importWords.leftOut.forRent(counts.forRent)] : [],
    },
  };
}

/** A home that is added or removed is summarized in one line, not field by field. */
function wholeHome(before: ContentFields | null, after: ContentFields | null) {
  const told = (home: ContentFields | null) => (home ? recordNote('listings', home) : '');
  return { field: '', label: importWords.wholeHome, before: told(before), after: told(after) };
}

/** Plans the import of a publisher's market file: Redfin's or Zillow's, gzipped or not. */
export async function planMarket(
  db: Kysely<Schema>,
  { path, now }: { path: string; now: Date },
): Promise<Planned> {
  const at = now.toISOString();
  const names = await readAreaNames(db);
  const areas = marketAreasOf(names);
  const read = await readMarketFile(path, { areas, now: at, onRead: () => {} });
  if (read.status === 'refused')
    return refused(read.problems.map(({ line, problem }) => ({ line, message: problem })));
  const leftOut = read.leftOut.map(({ line, problem }) =>
    importWords.problem({ field: fieldOf(line), message: problem }),
  );
  const { series: records } = sourcedSeries(read.layout, read.figures, at);
  const { kept, textsOf } = await keptRecords(db, 'series');
  const news = records.filter((record) => {
    const before = kept.get(seriesId(record))?.record;
    return !isDeepStrictEqual(before?.points, record.points) || isSample(before);
  });
  const save = news.map((record, position) => ({ id: seriesId(record), position, record }));
  const areaName = (slug: string) =>
    slug === CITY ? 'Charlotte' : (names.find((area) => area.slug === slug)?.name ?? slug);
  const changes = news.map((record): ImportChange => {
    const before = kept.get(seriesId(record));
    return {
      id: seriesId(record),
      title: `${areaName(record.area)}, ${metricNames[record.metric]}`,
      how: before ? 'changed' : 'added',
      isEdited: false,
      difference: monthsThatDiffer(record, before?.record),
      marks: [],
    };
  });
  const unchanged = records.length - news.length;
  const texts = textsOf(save.map(({ id }) => id));
  return { ok: true, plan: { kind: 'series', save, remove: [], texts, changes, unchanged, leftOut } };
}

function monthsThatDiffer(series: MarketSeries, before: ContentFields | undefined) {
  const { metric, points } = series;
  const parsed = parseRecord('series', before);
  const old = new Map(parsed.ok ? parsed.record.points.map(({ month, value }) => [month, value]) : []);
  const lost = monthsLost(series, parsed.ok ? parsed.record : undefined);
  const differing = points
    .filter(({ month, value }) => old.get(month) !== value)
    .toReversed()
    .slice(0, MOST_MONTHS_SHOWN)
    .map(({ month, value }) => {
      const then = old.get(month);
      return {
        field: month,
        label: monthName(month),
        before: then === undefined ? '' : formatExact(metric, then),
        after: formatExact(metric, value),
      };
    });
  if (lost === 0) return differing;
  return [{ field: '', label: importWords.monthsLost, before: String(lost), after: '' }, ...differing];
}

function isSample(record: ContentFields | undefined): boolean {
  return (record?.source as { sample?: boolean } | undefined)?.sample === true;
}

async function keptRecords(db: Kysely<Schema>, kind: RecordKind) {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'record', 'origin'])
    .where('kind', '=', kind)
    .where('record', 'is not', null)
    .$narrowType<{ record: string }>()
    .execute();
  return {
    kept: new Map(
      rows.map(({ id, record, origin }) => [id, { record: JSON.parse(record) as ContentFields, origin }]),
    ),
    textsOf: (ids: string[]) => recordTexts(rows, ids),
  };
}

function refused(problems: { line: number | null; message: string; home?: string }[]): Planned {
  const errors = problems.slice(0, MOST_ERRORS).map(({ line, message, home }) => ({
    field: fieldOf(line),
    message: home ? `${home}: ${message}` : message,
  }));
  return { ok: false, errors };
}

function fieldOf(line: number | null): string {
  return line === null ? 'file' : `line ${line}`;
}
