import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { ContentFields, ContentHistory } from '#domain/desk/content.ts';
import { recordDifference } from '#domain/records/record-difference.ts';
import { MAX_INTEGER } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { EntryKey } from './entry.ts';

const VERSIONS_PER_PAGE = 50;

/** Reads a record's published versions, newest first, each with its changes. @param before only versions older than this */
export async function readHistory(
  db: Kysely<Schema>,
  { kind, id }: EntryKey,
  before = MAX_INTEGER,
): Promise<ContentHistory> {
  const rows = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '<', before)
    .orderBy('version', 'desc')
    .limit(VERSIONS_PER_PAGE + 1)
    .execute();
  const site = await db
    .selectFrom('records')
    .select('record')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const shown = site?.record ? (JSON.parse(site.record) as ContentFields) : null;
  const texts = rows.map(({ record }) => (record === null ? null : (JSON.parse(record) as ContentFields)));
  /** Compares with the previous text: the first version has none, and taking a record off the site changes no text. */
  const differenceFrom = (earlier: (ContentFields | null)[], text: ContentFields | null) => {
    const last = earlier.find((one) => one !== null);
    return text && last ? recordDifference(kind, last, text) : [];
  };
  const newest = before === MAX_INTEGER ? rows[0]?.version : undefined;
  const versions = rows.slice(0, VERSIONS_PER_PAGE).map(({ version, who, at, action, reason }, index) => ({
    version,
    who,
    at,
    action,
    ...(reason !== '' && { reason }),
    // An import, or a start with a newer content/, may have overwritten it since.
    ...(version === newest && shown && isDeepStrictEqual(texts[index], shown) && { isOnSite: true as const }),
    difference: differenceFrom(texts.slice(index + 1), texts[index] ?? null),
  }));
  return { versions, hasMore: rows.length > VERSIONS_PER_PAGE };
}
