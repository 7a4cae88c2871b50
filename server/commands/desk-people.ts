import type { Kysely, Transaction } from 'kysely';
import { deskFieldMessages } from '#content/desk-problems.ts';
import { type Person, ROLES } from '#domain/desk/people.ts';
import { isAccountEmail } from '../auth/account-email.ts';
import { noteAudit } from '../auth/audit-log.ts';
import { createLink, listInvitations, withdrawInvitations } from '../auth/links.ts';
import { accountAddress, endSessions, listPeople, removePerson } from '../auth/people-store.ts';
import { isoTimeInCharlotte } from '../charlotte-time.ts';
import { inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { CommandError, UsageError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { confirm } from './confirm.ts';
import { printable, printableJson } from './printable.ts';
import type { Call } from './run-command.ts';

/** The actor in the audit log for actions on the server itself. */
const WHO = 'npm run desk';

const NO_SIGN_IN = `cannot sign in with a password. ${deskFieldMessages['account-email']}`;

/** `desk list`: lists people with accounts and open invitations. */
export async function listDesk(call: Call): Promise<void> {
  const { people, invited } = await withStore(call, async ({ db }) => ({
    people: await listPeople(db),
    invited: await listInvitations(db),
  }));
  const lineOf = (role: string, email: string, rest: string) =>
    `${role.padEnd(6)}  ${printable(email)}  ${printable(rest)}\n`;
  const lines = [
    ...people.map(({ email, role, name }) => lineOf(role, email, name)),
    ...invited.map(({ email, role, expiresAt }) =>
      lineOf(role, email, `invited, until ${isoTimeInCharlotte(expiresAt)} ET`),
    ),
  ];
  process.stdout.write(
    call.flag('json')
      ? `${printableJson([...people, ...invited])}\n`
      : lines.join('') ||
          'Nobody has an account yet: the start of the site prints a link that sets up the desk.\n',
  );
}

/** `desk invite EMAIL`: prints a link to join. */
export async function inviteToDesk(call: Call): Promise<void> {
  const email = addressOf(call);
  const wanted = call.text('role') ?? 'member';
  const role = ROLES.find((known) => known === wanted);
  if (!role) throw new UsageError('--role must be owner or member');
  if (!isAccountEmail(email)) throw new CommandError(`${email} ${NO_SIGN_IN}`);
  const link = await inStore(call, async (db) => {
    if ((await listPeople(db)).some((person) => person.email === email))
      throw new CommandError(`${email} has an account already.`);
    await noteAudit(db, { who: WHO, action: 'invited', subject: email });
    return await createLink(db, call.config.siteUrl, { kind: 'join', email, role });
  });
  process.stdout.write(`${link.address}\n`);
}

/** `desk withdraw EMAIL`: revokes the invitations of an address. */
export async function withdrawFromDesk(call: Call): Promise<void> {
  const email = addressOf(call);
  await inStore(call, async (db) => {
    const withdrawn = await withdrawInvitations(db, { email });
    if (withdrawn.length === 0)
      throw new CommandError(`${email} has no open invitation. "npm run desk -- list" shows all.`);
    await noteAudit(db, { who: WHO, action: 'invitation-withdrawn', subject: email });
  });
  process.stdout.write(`The invitation of ${email} is withdrawn.\n`);
}

/** `desk reset EMAIL`: ends all sessions and prints a link for a new password. */
export async function resetAtDesk(call: Call): Promise<void> {
  const email = addressOf(call);
  const link = await inStore(call, async (db) => {
    const person = await findPerson(db, email);
    if (!isAccountEmail(email))
      throw new CommandError(
        `${email} ${NO_SIGN_IN} Invite the person at another one (invite EMAIL --role ${person.role}), then remove this account.`,
      );
    await endSessions(db, person.id);
    await noteAudit(db, { who: WHO, action: 'password-reset', subject: email });
    return await createLink(db, call.config.siteUrl, { kind: 'reset', email, role: person.role });
  });
  process.stdout.write(`${link.address}\n`);
}

/** `desk remove EMAIL`: deletes an account. */
export async function removeFromDesk(call: Call): Promise<void> {
  const email = addressOf(call);
  await withStore(call, async (database) => {
    const person = await findPerson(database.db, email);
    call.progress.end();
    if (!call.flag('yes') && !(await confirm(`Remove ${email} from the desk?`))) {
      throw new CommandError('Nobody was removed.');
    }
    await inTransaction(database, async (trx) => {
      const change = await removePerson(trx, person.id);
      if (change.status !== 'done')
        throw new CommandError(`${email} is the last owner: invite another one first.`);
      await noteAudit(trx, { who: WHO, action: 'removed', subject: email });
    });
  });
  process.stdout.write(`${email} is removed. What they did stays, under their name.\n`);
}

/** Runs an action and its audit entry in one transaction. */
function inStore<T>(call: Call, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return withStore(call, (database) => inTransaction(database, work));
}

function addressOf(call: Call): string {
  const email = accountAddress(call.operand);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`"${call.operand}" is no e-mail address`);
  return email;
}

async function findPerson(db: Kysely<Schema>, email: string): Promise<Person> {
  const person = (await listPeople(db)).find((candidate) => candidate.email === email);
  if (!person) throw new CommandError(`Nobody has the address ${email}. "npm run desk -- list" shows all.`);
  return person;
}
