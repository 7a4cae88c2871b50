import type { Kysely } from 'kysely';
import { agentOf, shippedAgent } from '#content/agent.ts';
import { type AgentProfile, agentProfile } from '#domain/agent/agent-profile.ts';
import { parseRecord } from '#domain/records/record-kinds.ts';
import type { Schema } from '../database/schema.ts';

/** Reads the store's agent for background work; returns the shipped one if the store has none that is valid. */
export async function readProfile(db: Kysely<Schema>): Promise<AgentProfile> {
  const row = await db
    .selectFrom('records')
    .select('record')
    .where('kind', '=', 'agent')
    .where('record', 'is not', null)
    .$narrowType<{ record: string }>()
    .executeTakeFirst();
  const kept = row && parseRecord('agent', JSON.parse(row.record));
  return kept?.ok ? agentProfile(agentOf(kept.record)) : shippedAgent;
}
