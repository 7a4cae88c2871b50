import { type Kysely, sql } from 'kysely';

/** An alert that is claimed is not yet one that went out: of a process that ended in between, nobody was told. */
export async function toldDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries add column told_at text`.execute(db);
  await sql`update deliveries set told_at = alerted_at where state = 'dead'`.execute(db);
}
