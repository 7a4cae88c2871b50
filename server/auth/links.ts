import { randomBytes, randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Role } from '#domain/desk/people.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { DeskLinkTable } from '../database/desk-schema.ts';
import type { Schema } from '../database/schema.ts';
import { tokenHash } from './token-hash.ts';

export type LinkKind = DeskLinkTable['kind'];

interface DeskLink {
  address: string;
  expiresAt: string;
}

/**
 * Creates a link that works once, within an hour. It replaces earlier ones for the same address, so the role of the latest
 * invitation applies. Only a hash of its token is stored.
 */
export async function createLink(
  db: Kysely<Schema>,
  siteUrl: string,
  { kind, email, role, invitedBy }: { kind: LinkKind; email: string; role: Role; invitedBy?: string },
): Promise<DeskLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
  // Each instance prints its own setup link.
  if (kind !== 'setup')
    await db.deleteFrom('desk_links').where('kind', '=', kind).where('email', '=', email).execute();
  await db
    .insertInto('desk_links')
    .values({
      id: randomUUID(),
      kind,
      token_hash: tokenHash(token),
      email,
      role,
      invited_by: invitedBy ?? null,
      expires_at: expiresAt,
      created_at: new Date().toISOString(),
    })
    .execute();
  return { address: `${siteUrl}/desk/${kind}?token=${token}`, expiresAt };
}

/** Finds a valid link without using it, to check it before expensive work. @returns null if it is unknown, used or expired */
export async function findValidLink(
  db: Kysely<Schema>,
  kind: LinkKind,
  token: string,
): Promise<Pick<DeskLinkTable, 'email'> | null> {
  const row = await db
    .selectFrom('desk_links')
    .select('email')
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .where(isValid)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link, which invalidates it. @param hash of its token @returns null if it is unknown, used or expired */
export async function consumeLink(
  trx: Transaction<Schema>,
  kind: LinkKind,
  hash: string,
): Promise<Pick<DeskLinkTable, 'email' | 'role'> | null> {
  const row = await trx
    .deleteFrom('desk_links')
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where(isValid)
    .returning(['email', 'role'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a link has not expired, and whoever made it at the desk is still an owner. */
function isValid(eb: ExpressionBuilder<Schema, 'desk_links'>) {
  const owners = eb.selectFrom('people').select('people.id').where('people.role', '=', 'owner');
  return eb.and([
    eb('expires_at', '>', new Date().toISOString()),
    eb.or([eb('invited_by', 'is', null), eb('invited_by', 'in', owners)]),
  ]);
}

/** Lists pending invitations. */
export async function listInvitations(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('desk_links')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('kind', '=', 'join')
    .where(isValid)
    .orderBy('created_at')
    .execute();
  return rows.map(({ expires_at, ...row }) => ({ ...row, expiresAt: expires_at }));
}

/** Withdraws invitations. @returns the invited addresses */
export async function withdrawInvitations(
  db: Kysely<Schema>,
  which: { id: string } | { email: string },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('desk_links')
    .where('kind', '=', 'join')
    .where(isValid)
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('email', '=', which.email)))
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Creates the link that sets up the desk; null if an account exists. */
export async function setupLink(db: Kysely<Schema>, siteUrl: string): Promise<string | null> {
  const somebody = await db.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (somebody) return null;
  return (await createLink(db, siteUrl, { kind: 'setup', email: '', role: 'owner' })).address;
}
