import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Lead } from '#domain/leads/lead.ts';
import { isSqlite } from './create-table.ts';
import type { Schema } from './schema.ts';

/** Shorter pieces of a number say too little. */
const SHORTEST_DIGITS = 3;

/** What of a lead can be found. */
export type FoundBy = Pick<
  Lead,
  'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'address' | 'neighborhoods'
>;

/** A number as it is compared, however it was written: without the country's 1. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}

/** Makes a lead findable, inside the transaction that keeps it. */
export async function indexLead(db: Kysely<Schema>, id: string, lead: FoundBy): Promise<void> {
  const words = searchWords(lead);
  const value = isSqlite(db)
    ? sql<string>`${words.join(' ')}`
    : sql<string>`array_to_tsvector(${words}::text[])`;
  await db.insertInto('lead_search').values({ lead_id: id, words: value }).execute();
}

/** Forgets the words of leads that are gone, however they went. */
export async function unindexErased(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('lead_search')
    .where('lead_id', 'not in', db.selectFrom('leads').select('id'))
    .execute();
}

/**
 * The ids of the leads in which every word of `query` begins a word, or stands anywhere in the phone number, as a subquery.
 * @returns null when the query has nothing to look for
 */
export async function leadsFoundBy(db: Kysely<Schema>, query: string): Promise<RawBuilder<string> | null> {
  const words = queryWords(query);
  if (words.length === 0) return null;
  if (isSqlite(db)) {
    const terms = words.map((word) => `"${word}"*`).join(' ');
    // The last that came in: a word that is in every lead would cost as much as all of them.
    return sql`(select lead_id from lead_search where lead_search match ${terms} order by rowid desc limit ${MANY})`;
  }
  const terms = words.map((word) => `'${word}':*`).join(' & ');
  const found = sql<string>`select lead_id from lead_search where words @@ to_tsquery('simple', ${terms})`;
  // Of few hits, Postgres shall begin with the hits; of many, with the newest leads.
  const { rows } = await sql`${found} limit ${MANY}`.execute(db);
  return rows.length < MANY
    ? sql`(with found as materialized (${found}) select lead_id from found)`
    : sql`(${found})`;
}

const MANY = 5_000;

/** A number can be found by any part of it: every ending of it is a word, and a search is for how words begin. */
function searchWords(lead: FoundBy): string[] {
  const { phone, ...texts } = lead;
  const digits = phone.replace(/\D/g, '');
  const endings = Array.from({ length: Math.max(0, digits.length - SHORTEST_DIGITS + 1) }, (_, start) =>
    digits.slice(start),
  );
  return [...new Set([...wordsOf(Object.values(texts).join(' ')), ...endings])];
}

/** A number is one word however it is written: "(704) 555-01". */
function queryWords(query: string): string[] {
  const joined = query.replace(/(?<=\d)[\s().+-]+(?=\d)|[(+](?=\d)/g, '');
  return [...new Set(wordsOf(joined))].slice(0, MOST_QUERY_WORDS);
}

const MOST_QUERY_WORDS = 10;
const LONGEST_WORD = 100;

/** In lower case, without accents, as both engines' indexes then take them literally. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}
