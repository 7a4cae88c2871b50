import { type Kysely, sql } from 'kysely';

/** Repairs duplicates that became invisible because the lead they were merged into was erased. */
export async function duplicatesOfNobody(db: Kysely<unknown>): Promise<void> {
  await sql`
    update leads set merged_into = null
    where merged_into is not null and merged_into not in (select id from leads)`.execute(db);
}
