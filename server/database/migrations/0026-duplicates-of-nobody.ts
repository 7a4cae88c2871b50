import { type Kysely, sql } from 'kysely';

/** Erasing a lead left the duplicates that were merged into it where nobody could see them. */
export async function duplicatesOfNobody(db: Kysely<unknown>): Promise<void> {
  await sql`
    update leads set merged_into = null
    where merged_into is not null and merged_into not in (select id from leads)`.execute(db);
}
