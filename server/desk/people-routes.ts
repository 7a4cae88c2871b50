import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { deskFieldMessages } from '#content/desk-problems.ts';
import { type AuditAction, type Me, ROLES } from '#domain/desk/people.ts';
import { optionalText } from '#domain/leads/field-rules.ts';
import type { Catalog } from '#domain/services.ts';
import { accountEmail } from '../auth/account-email.ts';
import type { Accounts } from '../auth/accounts.ts';
import { noteAudit, readAudit } from '../auth/audit-log.ts';
import { createLink, listInvitations, withdrawInvitations } from '../auth/links.ts';
import {
  accountAddress,
  changePassword,
  endSessions,
  listPeople,
  listTeam,
  notePasskeyAdded,
  removePasskey,
  removePerson,
  setRole,
  waysIn,
} from '../auth/people-store.ts';
import type { SignInLimits } from '../auth/sign-in-limits.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { typedJson } from '../http/typed-json.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { authResponse, PASSKEY, PASSWORD, refusePassword } from './account-routes.ts';
import type { DeskEnv } from './desk-env.ts';
import { requireFreshSignIn, requireOwner, requireRecentSignIn } from './desk-gate.ts';
import { jsonBody } from './desk-input.ts';

export interface PeopleRoutesOptions {
  accounts: Accounts;
  database: Database;
  limits: SignInLimits;
  siteUrl: string;
  canUsePasskeys: boolean;
  /** Called after a new password or passkey, to notify the account's owner. */
  onCredentialsChanged: () => void;
  /** The public VAPID key, for push subscriptions. */
  pushKey: () => Promise<string>;
  catalog: Pick<Catalog, 'profile'>;
}

const INVITATION = v.object({
  email: accountEmail,
  role: v.optional(v.picklist(ROLES, 'other'), 'member'),
});
const NEW_PASSWORD = v.object({ password: PASSWORD });
const ROLE = v.object({ role: v.picklist(ROLES, 'other') });
const PROOF = v.union([v.object({ password: v.string() }), PASSKEY]);
const NEW_PASSKEY = v.object({ ...PASSKEY.entries, name: v.optional(optionalText(100), '') });

/** Routes for the user's own account, and for owners to manage people. */
export function peopleRoutes(options: PeopleRoutesOptions) {
  const { accounts, database, limits, siteUrl, canUsePasskeys } = options;
  const { db } = database;
  return new Hono<DeskEnv>()
    .get('/me', async (c) => {
      const { person } = c.get('signedIn');
      const row = await db
        .selectFrom('people')
        .selectAll()
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow();
      const me: Me = {
        ...person,
        canUsePasskeys,
        notifications: { quietFrom: row.quiet_from, quietTo: row.quiet_to, digest: row.digest === 1 },
        pushKey: await options.pushKey(),
        agent: await options.catalog.profile(),
      };
      return typedJson(c, me);
    })
    .post('/sign-out', async (c) => {
      const { person } = c.get('signedIn');
      const answer = await accounts.call(c.req.raw.headers, 'POST', '/sign-out', {});
      await audit(c, 'sign-out', person.email);
      await noteDeskEvent(db, 'session', person.id);
      // Clears the browser's cache, so that the Back button shows nothing.
      const response = authResponse({ ...answer, ok: true, body: {} });
      response.headers.set('clear-site-data', '"cache"');
      return response;
    })
    .get('/reauthenticate', async (c) => {
      const ways = await waysIn(db, c.get('signedIn').person.id);
      return typedJson(c, { ...ways, passkey: ways.passkey && canUsePasskeys });
    })
    .post('/reauthenticate', jsonBody(PROOF), async (c) => {
      const signedIn = c.get('signedIn');
      const attempt = await limits.attempt(signedIn.person.email, c.get('clientAddress'), () =>
        accounts.reauthenticate(c.req.raw.headers, signedIn, c.req.valid('json')),
      );
      if ('waitS' in attempt)
        return problem('tooManyTries', { headers: { 'retry-after': String(attempt.waitS) } });
      if (!attempt.answer) {
        await audit(c, 'sign-in-failed', signedIn.person.email);
        return problem('wrongProof');
      }
      for (const cookie of attempt.answer.cookies) c.header('set-cookie', cookie, { append: true });
      return c.body(null, 204);
    })
    .post('/reauthenticate/options', async (c) => {
      if (!canUsePasskeys) return problem('notFound');
      return authResponse(await accounts.passkeySignInOptions(c.req.raw.headers));
    })
    .get('/passkeys', async (c) =>
      typedJson(c, { passkeys: await accounts.passkeys(c.get('signedIn').person.id) }),
    )
    .post('/passkeys/options', requireFreshSignIn, async (c) => {
      if (!canUsePasskeys) return problem('notFound');
      return authResponse(
        await accounts.call(c.req.raw.headers, 'GET', '/passkey/generate-register-options'),
      );
    })
    .post('/passkeys', requireFreshSignIn, jsonBody(NEW_PASSKEY), async (c) => {
      const answer = await accounts.call(
        c.req.raw.headers,
        'POST',
        '/passkey/verify-registration',
        c.req.valid('json'),
      );
      if (!answer.ok) return problem('wrongProof');
      const { person } = c.get('signedIn');
      await inTransaction(database, async (trx) => {
        await notePasskeyAdded(trx, person.id);
        await audit(c, 'passkey-added', person.email, trx);
      });
      options.onCredentialsChanged();
      return authResponse({ ...answer, body: { passkeys: await accounts.passkeys(person.id) } }, 201);
    })
    .delete('/passkeys/:id', requireFreshSignIn, async (c) => {
      const { person } = c.get('signedIn');
      const outcome = await inTransaction(database, (trx) =>
        removePasskey(trx, person.id, c.req.param('id')),
      );
      if (outcome !== 'done') return problem(outcome === 'unknown' ? 'notFound' : 'lastWayIn');
      await audit(c, 'passkey-removed', person.email);
      return c.body(null, 204);
    })
    .put('/password', requireFreshSignIn, jsonBody(NEW_PASSWORD), async (c) => {
      const { password } = c.req.valid('json');
      const refusal = refusePassword(password, c.get('signedIn').person);
      if (refusal) return refusal;
      const { person, sessionId } = c.get('signedIn');
      const passwordHash = await accounts.hashPassword(password);
      await inTransaction(database, async (trx) => {
        await changePassword(trx, person, passwordHash, sessionId);
        await noteAudit(trx, { who: person.email, action: 'password-changed', subject: person.email });
      });
      options.onCredentialsChanged();
      return c.body(null, 204);
    })
    .get('/sessions', async (c) => typedJson(c, { sessions: await accounts.sessions(c.get('signedIn')) }))
    .delete('/sessions', requireRecentSignIn, async (c) => {
      const { person } = c.get('signedIn');
      await endSessions(db, person.id);
      await audit(c, 'sign-out', person.email);
      return c.body(null, 204);
    })
    .delete('/sessions/:id', requireRecentSignIn, async (c) => {
      const isEnded = await accounts.endSession(c.get('signedIn').person.id, c.req.param('id'));
      return isEnded ? c.body(null, 204) : problem('notFound');
    })
    .get('/team', async (c) => typedJson(c, { people: await listTeam(db) }))
    .get('/people', requireOwner, async (c) =>
      typedJson(c, { people: await listPeople(db), invitations: await listInvitations(db) }),
    )
    .post('/people', requireOwner, requireRecentSignIn, jsonBody(INVITATION), async (c) => {
      const { role, ...invited } = c.req.valid('json');
      const email = accountAddress(invited.email);
      if ((await listPeople(db)).some((person) => person.email === email)) {
        return problem('invalid', { errors: [{ field: 'email', message: deskFieldMessages.taken ?? '' }] });
      }
      const link = await inTransaction(database, async (trx) => {
        await audit(c, 'invited', email, trx);
        const invitedBy = c.get('signedIn').person.id;
        return await createLink(trx, siteUrl, { kind: 'join', email, role, invitedBy });
      });
      return typedJson(c, { email, role, link: link.address, expiresAt: link.expiresAt }, 201);
    })
    .delete('/invitations/:id', requireOwner, requireRecentSignIn, async (c) => {
      const isWithdrawn = await inTransaction(database, async (trx) => {
        const [email] = await withdrawInvitations(trx, { id: c.req.param('id') });
        if (email !== undefined) await audit(c, 'invitation-withdrawn', email, trx);
        return email !== undefined;
      });
      return isWithdrawn ? c.body(null, 204) : problem('notFound');
    })
    .patch('/people/:id', requireOwner, requireRecentSignIn, jsonBody(ROLE), async (c) => {
      const change = await inTransaction(database, async (trx) => {
        const change = await setRole(trx, c.req.param('id'), c.req.valid('json').role);
        if (change.status === 'done') await audit(c, 'role-changed', change.person.email, trx);
        return change;
      });
      if (change.status !== 'done') return problem(change.status === 'unknown' ? 'notFound' : 'lastOwner');
      return typedJson(c, change.person);
    })
    .delete('/people/:id', requireOwner, requireRecentSignIn, async (c) => {
      const change = await inTransaction(database, async (trx) => {
        const change = await removePerson(trx, c.req.param('id'));
        if (change.status === 'done') await audit(c, 'removed', change.person.email, trx);
        return change;
      });
      if (change.status !== 'done') return problem(change.status === 'unknown' ? 'notFound' : 'lastOwner');
      return c.body(null, 204);
    })
    .get('/audit', requireOwner, async (c) =>
      typedJson(c, { entries: await readAudit(db, c.req.query('before')) }),
    );

  function audit(c: Context<DeskEnv>, action: AuditAction, subject: string, store = db): Promise<void> {
    return noteAudit(store, { who: c.get('signedIn').person.email, action, subject });
  }
}
