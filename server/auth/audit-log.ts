import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditAction, AuditEntry } from '#domain/desk/people.ts';
import type { Schema } from '../database/schema.ts';

const MOST_ENTRIES = 200;

/** Notes who did what. @param subject an id or an account's address, never anything of a lead but its id */
export async function noteAudit(
  db: Kysely<Schema>,
  { who, action, subject }: { who: string; action: AuditAction; subject: string },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ id: randomUUID(), at: new Date().toISOString(), who, action, subject })
    .execute();
}

/** The newest entries. */
export async function readAudit(db: Kysely<Schema>): Promise<AuditEntry[]> {
  return await db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_ENTRIES)
    .execute();
}
