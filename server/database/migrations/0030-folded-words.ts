import { type Kysely, sql } from 'kysely';

/** Indexes again the leads with special letters or apostrophes, which are now folded (server/leads/upgrade-leads.ts). */
export async function foldedWords(db: Kysely<unknown>): Promise<void> {
  const columns = ['first_name', 'last_name', 'email', 'message', 'address', 'neighborhoods'];
  const isFolded = columns.map((column) => {
    const text = sql.ref(column);
    return sql`${text} like '%''%' or octet_length(${text}) <> length(${text})`;
  });
  await sql`update leads set person_key = null where ${sql.join(isFolded, sql` or `)}`.execute(db);
}
