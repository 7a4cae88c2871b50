import { type Kysely, sql } from 'kysely';

/** An index for the leads merged into another one, which every view of a lead reads. */
export async function mergedLeads(db: Kysely<unknown>): Promise<void> {
  await sql`create index leads_merged on leads (merged_into) where merged_into is not null`.execute(db);
}
