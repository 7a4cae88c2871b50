import type { Kysely } from 'kysely';
import type { Erasure } from '#domain/desk/lead-inbox.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { eraseFound, type FoundPerson } from './erase-found.ts';
import { findTraces } from './erase-person.ts';
import { leadsOfPerson } from './leads-of-person.ts';

export interface ErasureOrder {
  leadId: string;
  /** Leads of others that go too (`Erasure`). */
  also: string[];
  /** Whose order it is: their address. */
  who: string;
}

/** Whom erasing the person of a lead leaves, unless it is asked otherwise. @returns null when no lead has this id */
export async function readErasure({ db }: Database, leadId: string): Promise<Erasure | null> {
  const person = await leadsOfPerson(db, leadId);
  return (
    person && {
      others: person.others.map((other) => ({
        id: other.id,
        firstName: other.first_name,
        lastName: other.last_name,
        email: other.email,
        createdAt: other.created_at,
      })),
    }
  );
}

/**
 * Erases the person of a lead and notes who did. What SQLite deletes it overwrites, but `remainsRemover` has to remove the copies in
 * its log.
 * @returns false when no lead has this id
 */
export async function erasePersonOf(
  database: Database,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  { leadId, also, who }: ErasureOrder,
): Promise<boolean> {
  const { traces } = await eraseFound(database, config, who, (db) => findErased(db, { leadId, also }));
  return traces.leadIds.length > 0;
}

/** What goes with the person of a lead. */
async function findErased(
  db: Kysely<Schema>,
  { leadId, also }: Omit<ErasureOrder, 'who'>,
): Promise<FoundPerson> {
  const { own, others } = (await leadsOfPerson(db, leadId)) ?? { own: [], others: [] };
  const chosen = others.filter(({ id }) => also.includes(id));
  const leads = [...own, ...chosen];
  const contactPoints = [...new Set(leads.flatMap(({ email, phone }) => [email, phone]).filter(Boolean))];
  const traces = await findTraces(db, {
    leadIds: leads.map(({ id }) => id),
    contactPoints,
    kept: others.filter((other) => !chosen.includes(other)).map(({ id }) => id),
  });
  return { traces, contactPoints };
}
