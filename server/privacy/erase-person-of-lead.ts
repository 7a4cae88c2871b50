import { type Kysely, type Selectable, sql } from 'kysely';
import type { Erasure } from '#domain/desk/lead-inbox.ts';
import { stripBidiControls } from '#domain/leads/strip-bidi-controls.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { isOneOf } from '../database/is-one-of.ts';
import type { LeadTable, Schema } from '../database/schema.ts';
import { eraseFound, type FoundPerson } from './erase-found.ts';
import { findTraces } from './erase-person.ts';
import { leadsOfPerson } from './leads-of-person.ts';

export interface ErasureRequest {
  leadId: string;
  /** Leads of other people to erase too (`Erasure`). */
  also: string[];
  /** E-mail address of the user who erases. */
  who: string;
}

/** Returns what erasing a lead's person would leave; null if no lead has this id. */
export async function readErasure({ db }: Database, leadId: string): Promise<Erasure | null> {
  const person = await leadsOfPerson(db, leadId);
  if (!person) return null;
  const { traces } = await findPersonToErase(db, { leadId, also: [] });
  const mentionedIn = await db
    .selectFrom('leads')
    .select(['id', 'first_name', 'last_name', 'email', 'created_at'])
    .where(isOneOf(db, sql.ref('id'), traces.mentionedInLeads))
    .orderBy('created_at', 'desc')
    .execute();
  return { others: person.others.map(toKeptLead), mentionedIn: mentionedIn.map(toKeptLead) };
}

/**
 * Erases the person of a lead and adds that to the audit log. Afterwards `residualDataPurger` has to remove the copies in SQLite's
 * write-ahead log.
 * @returns false if no lead has this id
 */
export async function erasePersonOfLead(
  database: Database,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  { leadId, also, who }: ErasureRequest,
): Promise<boolean> {
  const { traces } = await eraseFound(database, config, who, (db) => findPersonToErase(db, { leadId, also }));
  return traces.leadIds.length > 0;
}

/** Finds everything to erase with the person of a lead. */
async function findPersonToErase(
  db: Kysely<Schema>,
  { leadId, also }: Omit<ErasureRequest, 'who'>,
): Promise<FoundPerson> {
  const { own, others } = (await leadsOfPerson(db, leadId)) ?? { own: [], others: [] };
  const chosen = others.filter(({ id }) => also.includes(id));
  const leads = [...own, ...chosen];
  const contactPoints = [...new Set(leads.flatMap(({ email, phone }) => [email, phone]).filter(Boolean))];
  const traces = await findTraces(db, {
    leadIds: leads.map(({ id }) => id),
    contactPoints,
    keptLeadIds: others.filter((other) => !chosen.includes(other)).map(({ id }) => id),
  });
  return { traces, contactPoints };
}

function toKeptLead(
  row: Pick<Selectable<LeadTable>, 'id' | 'first_name' | 'last_name' | 'email' | 'created_at'>,
): Erasure['others'][number] {
  return {
    id: row.id,
    firstName: stripBidiControls(row.first_name),
    lastName: stripBidiControls(row.last_name),
    email: row.email,
    createdAt: row.created_at,
  };
}
