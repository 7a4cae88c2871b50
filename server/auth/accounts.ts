import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PasskeyInfo, Person, SessionInfo } from '#domain/desk/people.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { noteAudit } from './audit-log.ts';
import { type AuthResponse, callBetterAuth } from './call-better-auth.ts';
import { deviceName } from './device-name.ts';
import { consumeLink, findValidLink } from './links.ts';
import { type AccountLink, acceptLink, type Newcomer, newcomerHeaders } from './new-account.ts';
import {
  accountAddress,
  changePassword,
  hasPasskey,
  lockPeople,
  movePushSubscriptions,
  passwordId,
} from './people-store.ts';
import { recordSessionUse } from './session-end.ts';
import { storedSecret } from './stored-secret.ts';
import { tokenHash } from './token-hash.ts';

/** The credentials of a sign-in: a password, or the response of a passkey. */
type Proof = { password: string } | { response: Record<string, unknown> };

export interface SignedIn {
  person: Person;
  sessionId: string;
  /** How long ago the passkey or password was last checked. */
  authenticatedMsAgo: number;
}

interface AccountsOptions {
  database: Database;
  siteUrl: string;
  /** AUTH_SECRET; null uses a secret stored in the database. */
  authSecret: string | null;
  now: () => Date;
}

const NOT_SIGNED_IN: AuthResponse = { ok: false, body: null, cookies: [] };

export type Accounts = ReturnType<typeof createAccounts>;

/** Accounts and sessions of the desk, implemented with better-auth, which is loaded at the first request to the desk. */
export function createAccounts({ database, siteUrl, authSecret, now }: AccountsOptions) {
  const { db } = database;
  const betterAuthFactory = memoizeAsync(async () => {
    const secret = authSecret ?? (await storedSecret(db, 'auth'));
    const { createBetterAuth } = await import('./better-auth.ts');
    return (store: Kysely<Schema>) => createBetterAuth({ db: store, siteUrl, secret });
  });
  const betterAuth = memoizeAsync(async () => (await betterAuthFactory())(db));

  const call = async (headers: Headers, method: 'GET' | 'POST', path: string, body?: unknown) =>
    callBetterAuth(await betterAuth(), headers, method, path, body);

  /** Returns who is signed in. @param isUse whether to extend the session: an open page alone should not */
  async function session(headers: Headers, { isUse = true } = {}): Promise<SignedIn | null> {
    if (!headers.get('cookie')?.includes('desk-session')) return null;
    const { body } = await call(headers, 'GET', '/get-session');
    const id = (body as { session?: { id?: string } } | null)?.session?.id;
    if (!id) return null;
    const row = await db
      .selectFrom('desk_sessions')
      .innerJoin('people', 'people.id', 'desk_sessions.user_id')
      .select(['people.id', 'name', 'email', 'role', 'people.created_at', 'reauthenticated_at'])
      .select(['desk_sessions.created_at as signed_in_at', 'desk_sessions.updated_at as used_at'])
      .where('desk_sessions.id', '=', id)
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst();
    if (!row) return null;
    if (isUse) await recordSessionUse(db, { ...row, id }, now());
    return {
      person: { id: row.id, name: row.name, email: row.email, role: row.role, createdAt: row.created_at },
      sessionId: id,
      authenticatedMsAgo: now().getTime() - Date.parse(row.reauthenticated_at ?? row.signed_in_at),
    };
  }

  return {
    session,
    call,

    async hashPassword(password: string): Promise<string> {
      const { password: passwords } = await (await betterAuth()).$context;
      return await passwords.hash(password);
    },

    signIn,

    /** Returns the options to sign in with a passkey. better-auth would let the browser skip user verification. */
    async passkeySignInOptions(headers: Headers): Promise<AuthResponse> {
      const answer = await call(headers, 'GET', '/passkey/generate-authenticate-options');
      return { ...answer, body: Object.assign({}, answer.body, { userVerification: 'required' }) };
    },

    signInWithPasskey: (headers: Headers, response: Record<string, unknown>): Promise<AuthResponse> =>
      withNewSession(headers, usePasskey(headers, response)),

    /** Checks the signed-in user's credentials and starts a new session. @returns null if they are wrong or another user's */
    async reauthenticate(headers: Headers, { person }: SignedIn, proof: Proof): Promise<AuthResponse | null> {
      const answer = await withNewSession(
        headers,
        'password' in proof
          ? usePassword(headers, person.email, proof.password)
          : usePasskey(headers, proof.response),
        person.id,
      );
      if (!answer.ok) return null;
      await db
        .updateTable('desk_sessions')
        .set({ reauthenticated_at: now().toISOString() })
        .where('token', '=', tokenHash(tokenOf(answer)))
        .execute();
      return answer;
    },

    /** Creates the account of a link, with a password. @returns its address; null if the link is unknown, used or expired */
    accept: (
      kind: AccountLink,
      token: string,
      account: { name: string; email: string; passwordHash: string },
    ) => inTransaction(database, (trx) => acceptLink(trx, kind, tokenHash(token), account)),

    /** Returns the options to create a passkey for an account that does not exist yet; null if the link is invalid. */
    async offerPasskey(
      headers: Headers,
      kind: AccountLink,
      token: string,
      { name, email }: { name: string; email: string },
    ): Promise<AuthResponse | null> {
      const link = await findValidLink(db, kind, token);
      if (!link) return null;
      const newcomer: Newcomer = {
        id: randomUUID(),
        kind,
        link: tokenHash(token),
        name,
        email: link.email || accountAddress(email),
      };
      const context = encodeURIComponent(JSON.stringify(newcomer));
      return await call(
        newcomerHeaders(headers),
        'GET',
        `/passkey/generate-register-options?context=${context}`,
      );
    },

    /** Creates the account and its passkey in one transaction, and signs in. */
    async acceptPasskey(headers: Headers, response: Record<string, unknown>): Promise<AuthResponse> {
      const createForStore = await betterAuthFactory();
      const body = { response, createSession: true };
      const made = inTransaction(database, (trx) =>
        callBetterAuth(
          createForStore(trx),
          newcomerHeaders(headers),
          'POST',
          '/passkey/verify-registration',
          body,
        ),
      );
      return await withNewSession(headers, made);
    },

    /** Signs in to a demo, where the link's token is also the owner's password. @returns null if the link was used */
    async enterDemo(headers: Headers, token: string): Promise<AuthResponse | null> {
      const link = await inTransaction(database, (trx) => consumeLink(trx, 'demo', tokenHash(token)));
      return link && (await signIn(headers, link.email, token));
    },

    /** @returns whether the link was valid */
    async resetPassword(token: string, passwordHash: string): Promise<boolean> {
      return await inTransaction(database, async (trx) => {
        await lockPeople(trx);
        const link = await consumeLink(trx, 'reset', tokenHash(token));
        if (!link) return false;
        const person = await trx
          .selectFrom('people')
          .select('id')
          .where('email', '=', link.email)
          .executeTakeFirst();
        if (!person) return false;
        // Somebody else may have added one. Before the sessions end, so that no passkey can start one afterwards.
        await trx.deleteFrom('passkeys').where('user_id', '=', person.id).execute();
        await changePassword(trx, { ...person, email: link.email }, passwordHash);
        await noteAudit(trx, { who: link.email, action: 'password-reset', subject: link.email });
        return true;
      });
    },

    async sessions({ person, sessionId }: SignedIn): Promise<SessionInfo[]> {
      const rows = await db
        .selectFrom('desk_sessions')
        .select(['id', 'user_agent', 'created_at', 'updated_at'])
        .where('user_id', '=', person.id)
        .where('expires_at', '>', now().toISOString())
        .orderBy('updated_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        device: deviceName(row.user_agent ?? ''),
        createdAt: row.created_at,
        lastUsedAt: row.updated_at,
        current: row.id === sessionId,
      }));
    },

    endSession,

    async passkeys(personId: string): Promise<PasskeyInfo[]> {
      const rows = await db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created_at'])
        .where('user_id', '=', personId)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => ({ id: row.id, name: row.name ?? '', createdAt: row.created_at ?? '' }));
    },
  };

  function signIn(headers: Headers, email: string, password: string): Promise<AuthResponse> {
    return withNewSession(headers, usePassword(headers, email, password));
  }

  async function usePassword(headers: Headers, email: string, password: string): Promise<AuthResponse> {
    const address = accountAddress(email);
    const checked = await passwordId(database, address);
    const answer = await call(headers, 'POST', '/sign-in/email', { email: address, password });
    if (!answer.ok || (await passwordId(database, address)) === checked) return answer;
    // The password was changed in the meantime. That ended all earlier sessions, but not this new one.
    return await undoSignIn(answer);
  }

  async function usePasskey(headers: Headers, response: Record<string, unknown>): Promise<AuthResponse> {
    const answer = await call(headers, 'POST', '/passkey/verify-authentication', { response });
    if (!answer.ok || (await hasPasskey(database, String(response.id)))) return answer;
    // It was deleted in the meantime, perhaps by a reset of the password.
    return await undoSignIn(answer);
  }

  async function undoSignIn(answer: AuthResponse): Promise<AuthResponse> {
    await db
      .deleteFrom('desk_sessions')
      .where('token', '=', tokenHash(tokenOf(answer)))
      .execute();
    return NOT_SIGNED_IN;
  }

  /**
   * Ends the browser's previous session after a sign-in, against session fixation.
   * @param only the id of the only person who may sign in
   */
  async function withNewSession(
    headers: Headers,
    attempt: Promise<AuthResponse>,
    only?: string,
  ): Promise<AuthResponse> {
    const [earlier, answer] = await Promise.all([session(headers), attempt]);
    if (!answer.ok) return answer;
    const made = await db
      .selectFrom('desk_sessions')
      .select(['id', 'user_id'])
      .where('token', '=', tokenHash(tokenOf(answer)))
      .executeTakeFirstOrThrow();
    if (only !== undefined && made.user_id !== only) {
      await endSession(made.user_id, made.id);
      return NOT_SIGNED_IN;
    }
    if (!earlier) return answer;
    if (earlier.person.id === made.user_id) await movePushSubscriptions(db, earlier.sessionId, made.id);
    await endSession(earlier.person.id, earlier.sessionId);
    return answer;
  }

  /** @returns whether the person had the session */
  async function endSession(personId: string, id: string): Promise<boolean> {
    const result = await db
      .deleteFrom('desk_sessions')
      .where('id', '=', id)
      .where('user_id', '=', personId)
      .executeTakeFirst();
    await noteDeskEvent(db, 'session', personId);
    return Number(result.numDeletedRows) === 1;
  }
}

/** The token of the new session, from better-auth's response. It must not leave the server except in the cookie. */
function tokenOf({ body }: AuthResponse): string {
  const { token, session } = body as { token?: string; session?: { token?: string } };
  return token ?? session?.token ?? '';
}
