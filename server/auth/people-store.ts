import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { distinctName, type Person, type ReauthenticationMethods, type Role } from '#domain/desk/people.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';

/** Everybody with an account, oldest first. */
export async function listPeople(db: Kysely<Schema>): Promise<Person[]> {
  const rows = await db.selectFrom('people').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(({ id, name, email, role, created_at }) => ({
    id,
    name,
    email,
    role,
    createdAt: created_at,
  }));
}

/** Everybody's id, and the name that tells them apart. */
export async function listTeam(db: Kysely<Schema>): Promise<Pick<Person, 'id' | 'name'>[]> {
  const people = await listPeople(db);
  return people.map((person) => ({ id: person.id, name: distinctName(person, people) }));
}

/** Normalizes an address for storing and comparing. */
export function accountAddress(email: string): string {
  return email.trim().toLowerCase();
}

export interface NewPerson {
  id?: string;
  name: string;
  email: string;
  role: Role;
  /** Hashed by better-auth; null if the person signs in with a passkey only. */
  passwordHash: string | null;
}

/** @returns the new id */
export async function insertPerson(trx: Transaction<Schema>, person: NewPerson): Promise<string> {
  const { id = randomUUID(), passwordHash } = person;
  const at = new Date().toISOString();
  await trx
    .insertInto('people')
    .values({
      id,
      name: person.name,
      email: person.email,
      email_verified: 1,
      role: person.role,
      created_at: at,
      updated_at: at,
    })
    .execute();
  if (passwordHash !== null) await setPassword(trx, id, passwordHash);
  return id;
}

async function setPassword(trx: Transaction<Schema>, personId: string, hash: string): Promise<void> {
  const at = new Date().toISOString();
  await trx
    .deleteFrom('credentials')
    .where('user_id', '=', personId)
    .where('provider_id', '=', 'credential')
    .execute();
  await trx
    .insertInto('credentials')
    .values({
      id: randomUUID(),
      account_id: personId,
      provider_id: 'credential',
      user_id: personId,
      password: hash,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/**
 * The id of a person's current password, which changes with every new password. Waits for a password change in progress, which
 * ends all sessions that exist when it commits.
 */
export async function passwordId({ db, engine }: Database, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('credentials')
    .innerJoin('people', 'people.id', 'user_id')
    .select('credentials.id')
    .where('people.email', '=', email)
    .where('provider_id', '=', 'credential')
    .$if(engine === 'postgres', (query) => query.forShare('credentials'))
    .executeTakeFirst();
  return row?.id;
}

/** Whether a passkey exists. Like `passwordId`, waits for a password change in progress. */
export async function hasPasskey({ db, engine }: Database, credentialId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('credential_id', '=', credentialId)
    .$if(engine === 'postgres', (query) => query.forShare())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sets a person's password, ends their sessions and deletes their reset links.
 * @param except id of a session to keep
 */
export async function changePassword(
  trx: Transaction<Schema>,
  { id, email }: Pick<Person, 'id' | 'email'>,
  hash: string,
  except = '',
): Promise<void> {
  await lockPeople(trx);
  await setPassword(trx, id, hash);
  await endSessions(trx, id, except);
  await trx.deleteFrom('desk_links').where('kind', '=', 'reset').where('email', '=', email).execute();
  const at = new Date().toISOString();
  await trx.updateTable('people').set({ password_notice: at }).where('id', '=', id).execute();
}

type PersonChange = { status: 'done'; person: Person } | { status: 'unknown' } | { status: 'last-owner' };

/** Removes a person with their sessions, passkeys and subscriptions; what they did stays, under their name. */
export async function removePerson(trx: Transaction<Schema>, id: string): Promise<PersonChange> {
  const change = await checkChange(trx, id, 'member');
  if (change.status !== 'done') return change;
  await endSessions(trx, id);
  for (const table of ['credentials', 'passkeys'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', id).execute();
  }
  for (const table of ['push_subscriptions', 'lead_reads'] as const) {
    await trx.deleteFrom(table).where('person_id', '=', id).execute();
  }
  await trx.updateTable('leads').set({ assignee_id: null }).where('assignee_id', '=', id).execute();
  await trx.deleteFrom('desk_links').where('email', '=', change.person.email).execute();
  await trx.deleteFrom('people').where('id', '=', id).execute();
  return change;
}

/** Makes a person an owner or a member, unless that would leave no owner. */
export async function setRole(trx: Transaction<Schema>, id: string, role: Role): Promise<PersonChange> {
  const change = await checkChange(trx, id, role);
  if (change.status !== 'done') return change;
  await trx.updateTable('people').set({ role }).where('id', '=', id).execute();
  return { status: 'done', person: { ...change.person, role } };
}

/** Ends all sessions of a person. @param except id of a session to keep */
export async function endSessions(db: Kysely<Schema>, personId: string, except = ''): Promise<void> {
  await db.deleteFrom('desk_sessions').where('user_id', '=', personId).where('id', '<>', except).execute();
  await noteDeskEvent(db, 'session', personId);
}

/** Moves a browser's push subscriptions to its new session. */
export async function movePushSubscriptions(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  await db.updateTable('push_subscriptions').set({ session_id: to }).where('session_id', '=', from).execute();
}

/** Checks that an owner remains. The lock keeps two owners from removing each other at once. */
async function checkChange(trx: Transaction<Schema>, id: string, role: Role): Promise<PersonChange> {
  await lockPeople(trx);
  const people = await listPeople(trx);
  const person = people.find((candidate) => candidate.id === id);
  if (!person) return { status: 'unknown' };
  const owners = people.filter((candidate) => candidate.role === 'owner');
  const isLast = person.role === 'owner' && owners.length === 1 && role === 'member';
  return isLast ? { status: 'last-owner' } : { status: 'done', person };
}

/** Serializes changes of people: on Postgres by locking this row, on SQLite by its single writer. */
export async function lockPeople(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable('secrets')
    .set({ value: sql.ref('value') })
    .where('name', '=', 'form-token')
    .execute();
}

/** Removes a passkey, unless it is the person's only way to sign in. */
export async function removePasskey(
  trx: Transaction<Schema>,
  personId: string,
  id: string,
): Promise<'done' | 'unknown' | 'last-way-in'> {
  await lockPeople(trx);
  const rows = await trx.selectFrom('passkeys').select('id').where('user_id', '=', personId).execute();
  if (!rows.some((row) => row.id === id)) return 'unknown';
  if (rows.length === 1 && !(await hasPassword(trx, personId))) return 'last-way-in';
  await trx.deleteFrom('passkeys').where('id', '=', id).execute();
  return 'done';
}

/** Marks a person to be told of a new passkey by mail: it may not be their own. */
export async function notePasskeyAdded(db: Kysely<Schema>, personId: string): Promise<void> {
  const at = new Date().toISOString();
  await db.updateTable('people').set({ passkey_notice: at }).where('id', '=', personId).execute();
}

/** Which ways to sign in an account has. */
export async function waysIn(db: Kysely<Schema>, personId: string): Promise<ReauthenticationMethods> {
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return { password: await hasPassword(db, personId), passkey: passkey !== undefined };
}

async function hasPassword(db: Kysely<Schema>, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('credentials')
    .select('id')
    .where('user_id', '=', personId)
    .where('password', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
