import type { Transaction } from 'kysely';
import type { Role } from '#domain/desk/people.ts';
import type { Schema } from '../database/schema.ts';
import { noteAudit } from './audit-log.ts';
import { useLink } from './links.ts';
import { accountAddress, insertPerson, lockPeople, type NewPerson } from './people-store.ts';

/** Links that make an account. */
export type AccountLink = 'setup' | 'join';

/** Says in better-auth's answer that not the passkey but the link was no good. */
export const LINK_GONE = 'LINK_GONE';

/** Creates the account that a link is for. @returns null when the link is unknown, used or too old */
export async function acceptLink(
  trx: Transaction<Schema>,
  kind: AccountLink,
  link: string,
  account: Omit<NewPerson, 'role'>,
): Promise<{ email: string; role: Role } | null> {
  await lockPeople(trx);
  const used = await useLink(trx, kind, link);
  if (!used) return null;
  const anybody = await trx.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (kind === 'setup' && anybody) return null;
  // An invited person joins under the address that was invited.
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
  return { email, role: used.role };
}

/** Somebody who is making a passkey for an account that does not exist yet. */
export interface Newcomer {
  id: string;
  kind: AccountLink;
  /** The hash of the link's token: it waits in the store until the passkey is made. */
  link: string;
  name: string;
  email: string;
}

/** Whoever was signed in before is somebody else: of the cookies only the passkey's own counts. */
export function newcomerHeaders(headers: Headers): Headers {
  const passed = new Headers(headers);
  const cookies = (headers.get('cookie') ?? '').split('; ');
  passed.set('cookie', cookies.filter((cookie) => /^(__Host-)?desk-passkey=/.test(cookie)).join('; '));
  return passed;
}
