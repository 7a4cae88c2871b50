import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { noteAudit } from './audit-log.ts';
import { consumeLink } from './links.ts';
import { accountAddress, insertPerson, lockPeople, type NewPerson } from './people-store.ts';

/** Links that create an account. */
export type AccountLink = 'setup' | 'join';

/** Error code in better-auth's response if the link, not the passkey, was invalid. */
export const LINK_GONE = 'LINK_GONE';

/** Creates the account of a link. @returns its address; null if the link is unknown, used or expired */
export async function acceptLink(
  trx: Transaction<Schema>,
  kind: AccountLink,
  link: string,
  account: Omit<NewPerson, 'role'>,
): Promise<string | null> {
  await lockPeople(trx);
  const used = await consumeLink(trx, kind, link);
  if (!used) return null;
  const anybody = await trx.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (kind === 'setup' && anybody) return null;
  // An invited person gets the invited address.
  const email = kind === 'join' ? used.email : accountAddress(account.email);
  const taken = await trx.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) return null;
  await insertPerson(trx, { ...account, email, role: used.role });
  if (kind === 'setup') await trx.deleteFrom('desk_links').where('kind', '=', 'setup').execute();
  await noteAudit(trx, {
    who: email,
    action: kind === 'setup' ? 'set-up' : 'joined',
    subject: email,
  });
  return email;
}

/** A person creating a passkey for an account that does not exist yet. */
export interface Newcomer {
  id: string;
  kind: AccountLink;
  /** The hash of the link's token; it is stored until the passkey is created, so not the token itself. */
  link: string;
  name: string;
  email: string;
}

/** Drops all cookies except the passkey challenge: an earlier session may belong to another person. */
export function newcomerHeaders(headers: Headers): Headers {
  const passed = new Headers(headers);
  const cookies = (headers.get('cookie') ?? '').split('; ');
  passed.set('cookie', cookies.filter((cookie) => /^(__Host-)?desk-passkey=/.test(cookie)).join('; '));
  return passed;
}
