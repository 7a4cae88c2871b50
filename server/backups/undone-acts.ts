import type { Kysely } from 'kysely';
import type { AuditAction, AuditEntry } from '#domain/desk/people.ts';
import type { Schema } from '../database/schema.ts';

/** What a store of before takes back, though somebody may rely on it: who is erased, and who can no longer get in. */
const LASTING: AuditAction[] = [
  'erased',
  'removed',
  'invitation-withdrawn',
  'role-changed',
  'password-reset',
  'password-changed',
  'passkey-removed',
];

/** What was done in a store that another one in its place may not know, oldest first. */
export async function lastingActs(db: Kysely<Schema>): Promise<AuditEntry[]> {
  if (!(await hasDesk(db))) return [];
  return await db.selectFrom('audit_log').selectAll().where('action', 'in', LASTING).orderBy('at').execute();
}

/**
 * Signs everybody out of a store that was restored: some of its sessions have ended since.
 * @returns those of `acts` that it does not know
 */
export async function undoneActs(db: Kysely<Schema>, acts: AuditEntry[]): Promise<AuditEntry[]> {
  if (!(await hasDesk(db))) return acts;
  await db.deleteFrom('desk_sessions').execute();
  const known = new Set((await lastingActs(db)).map(({ id }) => id));
  return acts.filter(({ id }) => !known.has(id));
}

/** Stores of older versions have no people, and no log of what they did. */
async function hasDesk(db: Kysely<Schema>): Promise<boolean> {
  const step = db.selectFrom('schema_steps').select('name').where('name', '=', '0013-desk');
  return (await step.executeTakeFirst()) !== undefined;
}
