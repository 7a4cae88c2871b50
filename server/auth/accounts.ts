import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PasskeyInfo, Person, SessionInfo } from '#domain/desk/people.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { noteAudit } from './audit-log.ts';
import { type AuthAnswer, callBetterAuth } from './call-better-auth.ts';
import { deviceName } from './device-name.ts';
import { keptSecret } from './kept-secret.ts';
import { goodLink, type LinkKind, useLink } from './links.ts';
import { type AccountLink, acceptLink, type Newcomer, newcomerHeaders } from './new-account.ts';
import {
  accountAddress,
  changePassword,
  lockPeople,
  movePush,
  passwordId,
  removePasskey,
} from './people-store.ts';
import { noteUse } from './session-end.ts';
import { tokenHash } from './token-hash.ts';

/** What somebody signs in with: a password, or what a passkey signed. */
export type Proof = { password: string } | { response: Record<string, unknown> };

export interface SignedIn {
  person: Person;
  sessionId: string;
  /** How long ago the passkey or password was given. */
  provenMsAgo: number;
}

export interface AccountsOptions {
  database: Database;
  siteUrl: string;
  /** AUTH_SECRET; else the store's own. */
  authSecret: string | null;
  now: () => Date;
}

const NOT_SIGNED_IN: AuthAnswer = { ok: false, body: null, cookies: [] };

export type Accounts = ReturnType<typeof createAccounts>;

/** Who may enter the desk. better-auth does the work; it is loaded when the desk is first asked for. */
export function createAccounts({ database, siteUrl, authSecret, now }: AccountsOptions) {
  const { db } = database;
  const betterAuthMaker = memoizeAsync(async () => {
    const secret = authSecret ?? (await keptSecret(db, 'auth', () => randomBytes(32).toString('base64url')));
    const { createBetterAuth } = await import('./better-auth.ts');
    return (store: Kysely<Schema>) => createBetterAuth({ db: store, siteUrl, secret });
  });
  const betterAuth = memoizeAsync(async () => (await betterAuthMaker())(db));

  const call = async (headers: Headers, method: 'GET' | 'POST', path: string, body?: unknown) =>
    callBetterAuth(await betterAuth(), headers, method, path, body);

  /** Who is signed in. @param isUse whether it keeps the session alive: a page that stands open is nobody's use of it */
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
    if (isUse) await noteUse(db, { ...row, id }, now());
    return {
      person: { id: row.id, name: row.name, email: row.email, role: row.role, createdAt: row.created_at },
      sessionId: id,
      provenMsAgo: now().getTime() - Date.parse(row.reauthenticated_at ?? row.signed_in_at),
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

    signInWithPasskey: (headers: Headers, response: Record<string, unknown>): Promise<AuthAnswer> =>
      renewed(headers, usePasskey(headers, response)),

    /** Confirms who is signed in and starts a new session. @returns null when it is somebody else, or nobody */
    async reauthenticate(headers: Headers, { person }: SignedIn, proof: Proof): Promise<AuthAnswer | null> {
      const answer = await renewed(
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

    /** A link that still works, asked for before anything costly is done; null when it does not. */
    goodLink: (kind: LinkKind, token: string) => goodLink(db, kind, token),

    /** Creates the account that a link is for, with a password. @returns null when the link is unknown, used or too old */
    accept: (
      kind: AccountLink,
      token: string,
      account: { name: string; email: string; passwordHash: string },
    ) => inTransaction(database, (trx) => acceptLink(trx, kind, tokenHash(token), account)),

    /** What a browser makes a passkey from, for an account that will be created with it. @returns null when the link does not work */
    async offerPasskey(
      headers: Headers,
      kind: AccountLink,
      token: string,
      { name, email }: { name: string; email: string },
    ): Promise<AuthAnswer | null> {
      const link = await goodLink(db, kind, token);
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

    /** Creates the account together with the passkey that was made, without which nobody could enter it, and signs in. */
    async acceptPasskey(headers: Headers, response: Record<string, unknown>): Promise<AuthAnswer> {
      const betterAuthOver = await betterAuthMaker();
      const body = { response, createSession: true };
      const made = inTransaction(database, (trx) =>
        callBetterAuth(
          betterAuthOver(trx),
          newcomerHeaders(headers),
          'POST',
          '/passkey/verify-registration',
          body,
        ),
      );
      return await renewed(headers, made);
    },

    /** Signs in to a demo, whose link is its owner's password too. @returns null when it has been used */
    async enterDemo(headers: Headers, token: string): Promise<AuthAnswer | null> {
      const link = await inTransaction(database, (trx) => useLink(trx, 'demo', tokenHash(token)));
      return link && (await signIn(headers, link.email, token));
    },

    /** @returns whether the link worked */
    async resetPassword(token: string, passwordHash: string): Promise<boolean> {
      return await inTransaction(database, async (trx) => {
        await lockPeople(trx);
        const link = await useLink(trx, 'reset', tokenHash(token));
        if (!link) return false;
        const person = await trx
          .selectFrom('people')
          .select('id')
          .where('email', '=', link.email)
          .executeTakeFirst();
        if (!person) return false;
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

    removePasskey: (personId: string, id: string) =>
      inTransaction(database, (trx) => removePasskey(trx, personId, id)),
  };

  function signIn(headers: Headers, email: string, password: string): Promise<AuthAnswer> {
    return renewed(headers, usePassword(headers, email, password));
  }

  async function usePassword(headers: Headers, email: string, password: string): Promise<AuthAnswer> {
    const address = accountAddress(email);
    const checked = await passwordId(database, address);
    const answer = await call(headers, 'POST', '/sign-in/email', { email: address, password });
    if (!answer.ok || (await passwordId(database, address)) === checked) return answer;
    // Changed meanwhile, which has ended the sessions that were there, but not this one.
    await db
      .deleteFrom('desk_sessions')
      .where('token', '=', tokenHash(tokenOf(answer)))
      .execute();
    return NOT_SIGNED_IN;
  }

  function usePasskey(headers: Headers, response: Record<string, unknown>): Promise<AuthAnswer> {
    return call(headers, 'POST', '/passkey/verify-authentication', { response });
  }

  /**
   * Ends the session that the browser had, so that a planted one is of no use.
   * @param only the one person who may have signed in
   */
  async function renewed(headers: Headers, attempt: Promise<AuthAnswer>, only?: string): Promise<AuthAnswer> {
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
    if (earlier.person.id === made.user_id) await movePush(db, earlier.sessionId, made.id);
    await endSession(earlier.person.id, earlier.sessionId);
    return answer;
  }

  /** @returns whether the person had such a session */
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

/** The new session's own token, which better-auth answers with and only the cookie may carry on. */
function tokenOf({ body }: AuthAnswer): string {
  const { token, session } = body as { token?: string; session?: { token?: string } };
  return token ?? session?.token ?? '';
}
