import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LeadErased } from '#domain/desk/lead-inbox.ts';
import type { AuditAction, AuditEntry, Person } from '#domain/desk/people.ts';
import type { Schema } from '../database/schema.ts';

const MAX_ENTRIES = 200;

/** Adds an entry. @param subject an id or the address of an account; of a lead only the id, no personal data */
export async function noteAudit(
  db: Kysely<Schema>,
  { who, action, subject }: { who: string; action: AuditAction; subject: string },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ id: randomUUID(), at: new Date().toISOString(), who, action, subject })
    .execute();
}

/**
 * Returns who erased a lead, and when; null if it was not erased. Of a person who has left, only owners see the address, and
 * others no name.
 */
export async function readErased(
  db: Kysely<Schema>,
  leadId: string,
  reader: Person,
): Promise<LeadErased['erased'] | null> {
  const row = await db
    .selectFrom('audit_log')
    .leftJoin('people', 'people.email', 'audit_log.who')
    .select(['who', 'name', 'at'])
    .where('action', '=', 'erased')
    .where('subject', '=', leadId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const address = reader.role === 'owner' ? row?.who : '';
  return row ? { by: row.name ?? address ?? '', byYou: row.who === reader.email, at: row.at } : null;
}

/** Returns the newest 200 entries. @param before id of an entry: returns the 200 before it instead */
export async function readAudit(db: Kysely<Schema>, before = ''): Promise<AuditEntry[]> {
  const last = db.selectFrom('audit_log').select(['at', 'id']).where('id', '=', before);
  return await db
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== '', (query) =>
      query.where((eb) => eb(eb.refTuple('at', 'id'), '<', last.$asTuple('at', 'id'))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
}
