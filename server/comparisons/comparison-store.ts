import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import {
  MAX_COMPARISONS_PER_SESSION,
  type PropertyComparison,
} from '#domain/comparison/property-comparison.ts';
import { DAY_MS } from '#domain/durations.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { PropertyComparisonTable, Schema } from '../database/schema.ts';

/** Saves a comparison and deletes all but the newest twenty of its session. The id has 122 random bits. */
export async function insertComparison(
  database: Database,
  { sessionId, propertyIds }: Pick<PropertyComparison, 'sessionId' | 'propertyIds'>,
  now: Date,
): Promise<PropertyComparison> {
  return inTransaction(database, async (trx) => {
    const createdAt = await afterNewest(trx, sessionId, now);
    const comparison = { id: randomUUID(), sessionId, propertyIds, agentId: AGENT_ID, createdAt };
    await trx
      .insertInto('property_comparisons')
      .values({
        id: comparison.id,
        session_id: sessionId,
        property_ids: JSON.stringify(propertyIds),
        agent_id: AGENT_ID,
        created_at: createdAt,
      })
      .execute();
    const kept = newestFirst(trx, sessionId).select('id').limit(MAX_COMPARISONS_PER_SESSION);
    await trx
      .deleteFrom('property_comparisons')
      .where('session_id', '=', sessionId)
      .where('id', 'not in', kept)
      .execute();
    return comparison;
  });
}

/** Newest first; empty for an unknown session. */
export async function listComparisons(db: Kysely<Schema>, sessionId: string): Promise<PropertyComparison[]> {
  return (await newestFirst(db, sessionId).selectAll().execute()).map(toComparison);
}

/** @returns false if there was none with this id */
export async function deleteComparison(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('property_comparisons')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** As stated in the privacy policy (content/privacy.ts). Sessions end with their browser tab, so nobody can request it later. */
const FORGET_AFTER_MS = 30 * DAY_MS;

/** Deletes old comparisons. */
export async function forgetOldComparisons({ db, now }: Database): Promise<void> {
  await db.deleteFrom('property_comparisons').where('created_at', '<', now(-FORGET_AFTER_MS)).execute();
}

function newestFirst(db: Kysely<Schema>, sessionId: string) {
  return db
    .selectFrom('property_comparisons')
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .orderBy('id');
}

/** Now, or a millisecond after the session's newest, so that two saved in the same millisecond keep their order. */
async function afterNewest(db: Kysely<Schema>, sessionId: string, now: Date): Promise<string> {
  const newest = await newestFirst(db, sessionId).select('created_at').limit(1).executeTakeFirst();
  const earliest = newest ? Date.parse(newest.created_at) + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}

function toComparison(row: Selectable<PropertyComparisonTable>): PropertyComparison {
  return {
    id: row.id,
    sessionId: row.session_id,
    propertyIds: JSON.parse(row.property_ids) as string[],
    agentId: row.agent_id,
    createdAt: row.created_at,
  };
}
