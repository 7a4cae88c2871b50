import type { Transaction } from 'kysely';
import type { Person } from '#domain/desk/people.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** Selects the lead's row and locks it. */
export async function lockLead(trx: Transaction<Schema>, { engine }: Pick<Database, 'engine'>, id: string) {
  return await trx
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

export type LockedLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

/** Locks leads in a fixed order: two transactions that need the same two would otherwise deadlock. */
export async function lockLeads(
  trx: Transaction<Schema>,
  database: Pick<Database, 'engine'>,
  ids: readonly string[],
): Promise<Map<string, LockedLead>> {
  const locked = new Map<string, LockedLead>();
  for (const id of ids.toSorted()) {
    const row = await lockLead(trx, database, id);
    if (row) locked.set(id, row);
  }
  return locked;
}

/** Locks a lead, and the lead it is merged into. */
export async function lockWithTarget(
  trx: Transaction<Schema>,
  database: Pick<Database, 'engine'>,
  id: string,
) {
  const into = await mergedInto(trx, id);
  const locked = await lockLeads(trx, database, into ? [id, into] : [id]);
  const lead = locked.get(id);
  if (!lead?.merged_into) return { lead };
  // It may have been merged in the meantime.
  return { lead, target: locked.get(lead.merged_into) ?? (await lockLead(trx, database, lead.merged_into)) };
}

/** The lead that a lead is merged into. */
export async function mergedInto(trx: Transaction<Schema>, id: string): Promise<string | null> {
  const row = await trx.selectFrom('leads').select('merged_into').where('id', '=', id).executeTakeFirst();
  return row?.merged_into ?? null;
}

/** The columns that every change of a lead at the desk sets. */
export function changedBy({ version }: Pick<LockedLead, 'version'>, by: Person, now: Date) {
  return {
    version: version + 1,
    updated_by: by.name,
    updated_by_id: by.id,
    updated_at: now.toISOString(),
  };
}
