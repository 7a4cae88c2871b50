import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { digitsIn, withPlainDigits } from '#domain/chat/text/plain-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { isSqlite } from './create-table.ts';
import { isOneOf } from './is-one-of.ts';
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
  return digitsIn(phone).slice(-10);
}

/** Makes a lead findable, inside the transaction that keeps it. */
export async function indexLead(db: Kysely<Schema>, id: string, lead: FoundBy): Promise<void> {
  const search_row = await insertWords(db, id, lead);
  if (search_row !== null) await db.updateTable('leads').set({ search_row }).where('id', '=', id).execute();
}

/** Makes a lead findable by what it says, and by nothing else, however an older version indexed it. */
export async function indexLeadAnew(db: Kysely<Schema>, id: string, lead: FoundBy): Promise<void> {
  let old = sql<SqlBool>`lead_id = ${id}`;
  if (isSqlite(db)) {
    old = sql<SqlBool>`rowid = (select search_row from leads where id = ${id})`;
    // SQLite takes a hundred times as long to forget words for good as to read them.
    const indexed = await db.selectFrom('lead_search').select('words').where(old).executeTakeFirst();
    if (indexed?.words === searchWords(lead).join(' ')) return;
  }
  await db.deleteFrom('lead_search').where(old).execute();
  await indexLead(db, id, lead);
}

/** @returns the row of the index, on SQLite */
async function insertWords(db: Kysely<Schema>, id: string, lead: FoundBy): Promise<number | null> {
  const words = searchWords(lead);
  const value = isSqlite(db)
    ? sql<string>`${words.join(' ')}`
    : sql<string>`array_to_tsvector(${words}::text[])`;
  const { insertId } = await db
    .insertInto('lead_search')
    .values({ lead_id: id, words: value })
    .executeTakeFirstOrThrow();
  return insertId === undefined ? null : Number(insertId);
}

/** Forgets the words of leads that are gone, however they went. */
export async function unindexErased(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('lead_search')
    .where('lead_id', 'not in', db.selectFrom('leads').select('id'))
    .execute();
}

/**
 * Which leads have every word of `query` at the beginning of a word, or anywhere in the phone number.
 * @returns null when the query has nothing to look for
 */
export async function leadsFoundBy(db: Kysely<Schema>, query: string): Promise<Expression<SqlBool> | null> {
  const words = queryWords(query);
  if (words.length === 0) return null;
  const matches = isSqlite(db)
    ? sql`lead_search match ${words.map((word) => `"${word}"*`).join(' ')}`
    : sql`words @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
  const { rows } = await sql<{ lead_id: string }>`
    select lead_id from lead_search where ${matches} limit ${FEW + 1}`.execute(db);
  const ids = rows.map((row) => row.lead_id);
  if (ids.length <= FEW) {
    return isOneOf(db, sql.ref('leads.id'), ids);
  }
  // Of so many hits a page is soon full: the engine shall go through the newest leads and see whether each is a hit, not fetch and
  // sort all the hits. On SQLite the unary plus says so; looking each up is what it is slow at.
  return isSqlite(db)
    ? sql`+leads.search_row in (select rowid from lead_search where ${matches})`
    : sql`(select ${matches} from lead_search where lead_id = leads.id)`;
}

/** Hits that are cheaper to fetch one by one than to look for among all the leads. */
const FEW = 1_000;

/** A number can be found by any part of it: every ending of it is a word, and a search is for how words begin. */
function searchWords({ phone, ...lead }: FoundBy): string[] {
  // By name: a whole lead holds more, such as its id, and would be found by pieces of that.
  const { firstName, lastName, email, message, address, neighborhoods } = lead;
  const texts = [firstName, lastName, email, message, address, neighborhoods];
  const digits = digitsIn(phone);
  const endings = Array.from({ length: Math.max(0, digits.length - SHORTEST_DIGITS + 1) }, (_, start) =>
    digits.slice(start),
  );
  return [...new Set([...wordsOf(texts.join(' ')), ...endings])];
}

/** A number is one word however it is written: "(704) 555-01". Not every lead has the country's 1. */
function queryWords(query: string): string[] {
  const joined = withPlainDigits(query)
    .replace(/\+1(?=[\s().-]*\d)/g, ' ')
    .replace(/(?<=\d)[\s().+-]+(?=\d)|[(+](?=\d)/g, '');
  const words = wordsOf(joined).map((word) => (/^1\d{10}$/.test(word) ? word.slice(1) : word));
  return [...new Set(words)].slice(0, MOST_QUERY_WORDS);
}

const MOST_QUERY_WORDS = 10;
const LONGEST_WORD = 100;

/** In lower case, without accents, as both engines' indexes then take them literally. */
function wordsOf(text: string): string[] {
  const plain = withPlainDigits(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}
