import type { Kysely } from 'kysely';
import type { AuditAction, AuditEntry } from '#domain/desk/people.ts';
import type { Schema } from '../database/schema.ts';

/** Erasures and revocations of access, which must not be undone silently by restoring an older database. */
const IRREVOCABLE: AuditAction[] = [
  'erased',
  'removed',
  'invitation-withdrawn',
  'role-changed',
  'password-reset',
  'password-changed',
  'passkey-removed',
];

/** Returns the log entries of such actions, oldest first. */
export async function irrevocableEntries(db: Kysely<Schema>): Promise<AuditEntry[]> {
  if (!(await hasDesk(db))) return [];
  return await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'in', IRREVOCABLE)
    .orderBy('at')
    .execute();
}

/**
 * Ends all sessions of a restored database: some may have been revoked since the backup.
 * @returns the given entries that the restored database does not contain
 */
export async function undoneEntries(db: Kysely<Schema>, entries: AuditEntry[]): Promise<AuditEntry[]> {
  if (!(await hasDesk(db))) return entries;
  await db.deleteFrom('desk_sessions').execute();
  const known = new Set((await irrevocableEntries(db)).map(({ id }) => id));
  return entries.filter(({ id }) => !known.has(id));
}

/** Databases of older versions have neither accounts nor an audit log. */
async function hasDesk(db: Kysely<Schema>): Promise<boolean> {
  const step = db.selectFrom('schema_steps').select('name').where('name', '=', '0013-desk');
  return (await step.executeTakeFirst()) !== undefined;
}
