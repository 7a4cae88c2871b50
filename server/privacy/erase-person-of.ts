import type { Kysely } from 'kysely';
import type { Erasure } from '#domain/desk/lead-inbox.ts';
import { noteAudit } from '../auth/audit-log.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { erasePerson, findTraces, type PersonTraces } from './erase-person.ts';
import { erasePersonMail } from './erase-person-mail.ts';
import { findMail } from './find-person-everywhere.ts';
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
  const found = await findErased(database.db, { leadId, also });
  if (!found) return false;
  // First what may fail, so that it can be asked for again.
  await eraseMail(database, config, found);
  const erased = await inTransaction(database, async (trx) => {
    // Another lead of the person may have come in meanwhile.
    const now = await findErased(trx, { leadId, also });
    if (!now) return null;
    await erasePerson(trx, now.traces);
    for (const subject of now.traces.leadIds) await noteAudit(trx, { who, action: 'erased', subject });
    return now;
  });
  if (!erased) return false;
  const known = new Set(found.traces.deliveryIds);
  if (erased.traces.deliveryIds.some((id) => !known.has(id))) await eraseMail(database, config, erased);
  return true;
}

interface Erased {
  traces: PersonTraces;
  contactPoints: string[];
}

/** What goes with the person of a lead. @returns null when no lead has this id */
async function findErased(
  db: Kysely<Schema>,
  { leadId, also }: Omit<ErasureOrder, 'who'>,
): Promise<Erased | null> {
  const person = await leadsOfPerson(db, leadId);
  if (!person) return null;
  const chosen = person.others.filter(({ id }) => also.includes(id));
  const leads = [...person.own, ...chosen];
  const contactPoints = [...new Set(leads.flatMap(({ email, phone }) => [email, phone]).filter(Boolean))];
  const traces = await findTraces(db, {
    leadIds: leads.map(({ id }) => id),
    contactPoints,
    kept: person.others.filter((other) => !chosen.includes(other)).map(({ id }) => id),
  });
  return { traces, contactPoints };
}

async function eraseMail(
  database: Database,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  { traces, contactPoints }: Erased,
): Promise<void> {
  await erasePersonMail(await findMail(database, config, contactPoints, traces));
}
