import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { digitsIn, fold, withPlainDigits } from '#domain/chat/text/plain-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { usNumbersIn } from '#domain/leads/phone-numbers.ts';
import { isSqlite } from './create-table.ts';
import { isOneOf } from './is-one-of.ts';
import type { Schema } from './schema.ts';

/** Shorter parts of a phone number are not searchable. */
const MIN_DIGITS = 3;

/** The searchable fields of a lead. */
type SearchableLead = Pick<
  Lead,
  'firstName' | 'lastName' | 'email' | 'phone' | 'message' | 'address' | 'neighborhoods'
>;

/** Adds a lead to the search index, within the transaction that saves it. */
export async function indexLead(db: Kysely<Schema>, id: string, lead: SearchableLead): Promise<void> {
  const words = searchWords(lead);
  const value = isSqlite(db)
    ? sql<string>`${words.join(' ')}`
    : sql<string>`array_to_tsvector(${words}::text[])`;
  const { insertId } = await db
    .insertInto('lead_search')
    .values({ lead_id: id, words: value })
    .executeTakeFirstOrThrow();
  if (insertId === undefined) return; // on Postgres
  await db
    .updateTable('leads')
    .set({ search_row: Number(insertId) })
    .where('id', '=', id)
    .execute();
}

/** Replaces a lead's entry in the search index, which an older version may have indexed differently. */
export async function reindexLead(db: Kysely<Schema>, id: string, lead: SearchableLead): Promise<void> {
  let old = sql<SqlBool>`lead_id = ${id}`;
  if (isSqlite(db)) {
    old = sql<SqlBool>`rowid = (select search_row from leads where id = ${id})`;
    // Securely deleting words takes SQLite a hundred times as long as reading them.
    const indexed = await db.selectFrom('lead_search').select('words').where(old).executeTakeFirst();
    if (indexed?.words === searchWords(lead).join(' ')) return;
  }
  await db.deleteFrom('lead_search').where(old).execute();
  await indexLead(db, id, lead);
}

/** Removes deleted leads from the search index. */
export async function removeErasedFromIndex(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('lead_search')
    .where('lead_id', 'not in', db.selectFrom('leads').select('id'))
    .execute();
}

/**
 * A condition for leads that have every word of `query` as the beginning of a word, or anywhere in the phone number. Of a query
 * with a whole phone number only this is searched for.
 * @returns null if the query contains no words
 */
export async function leadsMatching(db: Kysely<Schema>, query: string): Promise<Expression<SqlBool> | null> {
  const words = queryWords(query);
  if (words.length === 0) return null;
  const matches = isSqlite(db)
    ? sql`lead_search match ${words.map((word) => `"${word}"*`).join(' ')}`
    : sql`words @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
  const { rows } = await sql<{ lead_id: string }>`
    select lead_id from lead_search where ${matches} limit ${FEW_HITS + 1}`.execute(db);
  const ids = rows.map((row) => row.lead_id);
  if (ids.length <= FEW_HITS) {
    // A lead also holds what the leads that were merged into it say. (Among many hits nobody misses those.)
    const holders = await db
      .selectFrom('leads')
      .select('merged_into')
      .where(isOneOf(db, sql.ref('id'), ids))
      .where('merged_into', 'is not', null)
      .execute();
    return isOneOf(db, sql.ref('leads.id'), [...ids, ...holders.map(({ merged_into }) => merged_into ?? '')]);
  }
  // With many hits it is faster to scan the newest leads until a page is full than to fetch and sort all hits. On SQLite the
  // unary plus forces that, with one subquery, because looking up each lead in the index is slow there.
  return isSqlite(db)
    ? sql`+leads.search_row in (select rowid from lead_search where ${matches})`
    : sql`(select ${matches} from lead_search where lead_id = leads.id)`;
}

/** Up to this many hits it is cheaper to fetch them one by one than to scan the leads. */
const FEW_HITS = 1_000;

/**
 * Indexes every suffix of a phone number as a word: with prefix search, any part of the number is found. "O'Brien" is also
 * found by its parts, as in "O Brien".
 */
function searchWords({ phone, ...lead }: SearchableLead): string[] {
  // Lists the fields, because callers pass whole leads, whose ids must not be searchable.
  const { firstName, lastName, email, message, address, neighborhoods } = lead;
  const text = [firstName, lastName, email, message, address, neighborhoods].join(' ');
  const digits = digitsIn(phone);
  const endings = Array.from({ length: Math.max(0, digits.length - MIN_DIGITS + 1) }, (_, start) =>
    digits.slice(start),
  );
  return [...new Set([...wordsOf(text), ...wordsOf(fold(text).replaceAll("'", ' ')), ...endings])];
}

/** The beginning of a formatted number such as "(704) 555-01"; "1200 7th" and "12 28205" are two numbers. */
const FORMATTED_NUMBER =
  /(?<![\p{L}\d])(?:1[\s().-]+)?\d{3}[\s().-]+\d{1,4}(?:[\s().-]+\d{1,4})?(?![\p{L}\d])/gu;

/** Joins a formatted number into one word, without the country code 1, which not every lead has. */
function queryWords(query: string): string[] {
  // Of a phone such as "cell: 704-555-0142 x5" only the digits are indexed.
  const numbers = usNumbersIn(query);
  if (numbers.length > 0) return numbers.slice(0, MAX_QUERY_WORDS);
  const normalized = withPlainDigits(query)
    .replace(/\+1(?=[\s().-]*\d)/g, ' ')
    .replace(FORMATTED_NUMBER, (number) => number.replace(/^1\D+|\D/g, ''));
  return [...new Set(wordsOf(normalized))].slice(0, MAX_QUERY_WORDS);
}

const MAX_QUERY_WORDS = 10;
const MAX_WORD_LENGTH = 100;

/** Folds accents and special letters, so that both engines index words literally. "O'Brien" is one word, "obrien". */
function wordsOf(text: string): string[] {
  const words = fold(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}
