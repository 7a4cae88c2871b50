import { randomBytes } from 'node:crypto';
import type { PasskeyInfo, Person, Role, SessionInfo } from '#domain/desk/people.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { noteAudit } from './audit-log.ts';
import type { BetterAuth } from './better-auth.ts';
import { deviceName } from './device-name.ts';
import { keptSecret } from './kept-secret.ts';
import { useLink } from './links.ts';
import { accountAddress, insertPerson, lockPeople, setPassword } from './people-store.ts';

/** Erasing, exporting and changing people ask for the passkey or password again after so long. */
const SIGN_IN_COUNTS_MS = 12 * HOUR_MS;

export interface SignedIn {
  person: Person;
  sessionId: string;
  /** Whether the sign-in is too old for what cannot be undone. */
  mustReauthenticate: boolean;
  /** Sent back with the answer: a session that is used lives on. */
  cookies: string[];
}

/** An answer of better-auth: its JSON and the cookies it sets. */
export interface AuthAnswer {
  ok: boolean;
  body: unknown;
  cookies: string[];
}

export interface AccountsOptions {
  database: Database;
  siteUrl: string;
  /** AUTH_SECRET; else the store's own. */
  authSecret: string | null;
  now: () => Date;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Who may enter the desk. better-auth does the work; it is loaded when the desk is first asked for. */
export function createAccounts({ database, siteUrl, authSecret, now }: AccountsOptions) {
  const { db } = database;
  let loading: Promise<BetterAuth> | undefined;

  function betterAuth(): Promise<BetterAuth> {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function load(): Promise<BetterAuth> {
    const secret = authSecret ?? (await keptSecret(db, 'auth', () => randomBytes(32).toString('base64url')));
    const { createBetterAuth } = await import('./better-auth.ts');
    return createBetterAuth({ database, siteUrl, secret });
  }

  /** Calls one of better-auth's own endpoints, which no address of ours leads to. */
  async function call(
    headers: Headers,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<AuthAnswer> {
    const { handler } = await betterAuth();
    const passed = new Headers();
    for (const name of ['cookie', 'user-agent', 'origin']) {
      const value = headers.get(name);
      if (value !== null) passed.set(name, value);
    }
    if (body !== undefined) passed.set('content-type', 'application/json');
    const response = await handler(
      new Request(`${siteUrl}/api/desk/auth${path}`, {
        method,
        headers: passed,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    if (response.status >= 500) throw new Error(`better-auth answered ${response.status} to ${path}`);
    const text = await response.text();
    return {
      ok: response.ok,
      body: text === '' ? null : JSON.parse(text),
      cookies: response.headers.getSetCookie(),
    };
  }

  async function session(headers: Headers): Promise<SignedIn | null> {
    if (!headers.get('cookie')?.includes('desk-session')) return null;
    const { body, cookies } = await call(headers, 'GET', '/get-session');
    const id = (body as { session?: { id?: string } } | null)?.session?.id;
    if (!id) return null;
    const row = await db
      .selectFrom('desk_sessions')
      .innerJoin('people', 'people.id', 'desk_sessions.user_id')
      .select(['people.id', 'name', 'email', 'role', 'people.created_at', 'reauthenticated_at'])
      .select('desk_sessions.created_at as signed_in_at')
      .where('desk_sessions.id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const proven = Date.parse(row.reauthenticated_at ?? row.signed_in_at);
    return {
      person: { id: row.id, name: row.name, email: row.email, role: row.role, createdAt: row.created_at },
      sessionId: id,
      mustReauthenticate: now().getTime() - proven > SIGN_IN_COUNTS_MS,
      cookies,
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

    async isPasswordOf(person: Person, password: string): Promise<boolean> {
      const { password: passwords } = await (await betterAuth()).$context;
      const row = await db
        .selectFrom('credentials')
        .select('password')
        .where('user_id', '=', person.id)
        .executeTakeFirst();
      return row?.password ? await passwords.verify({ hash: row.password, password }) : false;
    },

    /** Proves with a passkey who is signed in already; the session that better-auth makes of it goes at once. */
    async isPasskeyOf(headers: Headers, person: Person, response: Record<string, unknown>): Promise<boolean> {
      const { ok, body } = await call(headers, 'POST', '/passkey/verify-authentication', { response });
      const proven = (body as { session?: { id: string; userId: string } } | null)?.session;
      if (!ok || !proven) return false;
      await endSession(proven.userId, proven.id);
      return proven.userId === person.id;
    },

    async noteReauthentication(sessionId: string): Promise<void> {
      await db
        .updateTable('desk_sessions')
        .set({ reauthenticated_at: now().toISOString() })
        .where('id', '=', sessionId)
        .execute();
    },

    /** Makes the account that a link of setup or join is for. @returns null when the link does not work (any more) */
    async accept(
      kind: 'setup' | 'join',
      token: string,
      account: { name: string; email: string; passwordHash: string },
    ): Promise<{ email: string; role: Role } | null> {
      return await inTransaction(database, async (trx) => {
        await lockPeople(trx);
        const link = await useLink(trx, kind, token);
        if (!link) return null;
        const anybody = await trx.selectFrom('people').select('id').limit(1).executeTakeFirst();
        if (kind === 'setup' && anybody) return null;
        // Who is invited joins under the address that was invited.
        const email = kind === 'join' ? link.email : accountAddress(account.email);
        const taken = await trx
          .selectFrom('people')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirst();
        if (taken) return null;
        await insertPerson(trx, { ...account, email, role: link.role });
        if (kind === 'setup') await trx.deleteFrom('desk_links').where('kind', '=', 'setup').execute();
        await noteAudit(trx, {
          who: account.name,
          action: kind === 'setup' ? 'set-up' : 'joined',
          subject: email,
        });
        return { email, role: link.role };
      });
    },

    /** Signs in to a demo, whose link is its owner's password too. @returns null when it has been used */
    async enterDemo(headers: Headers, token: string): Promise<AuthAnswer | null> {
      const link = await inTransaction(database, (trx) => useLink(trx, 'demo', token));
      return link && (await signIn(headers, link.email, token));
    },

    /** @returns whether the link worked */
    async resetPassword(token: string, passwordHash: string): Promise<boolean> {
      return await inTransaction(database, async (trx) => {
        const link = await useLink(trx, 'reset', token);
        if (!link) return false;
        const person = await trx
          .selectFrom('people')
          .select(['id', 'name'])
          .where('email', '=', link.email)
          .executeTakeFirst();
        if (!person) return false;
        await setPassword(trx, person.id, passwordHash);
        await trx.deleteFrom('desk_sessions').where('user_id', '=', person.id).execute();
        await noteAudit(trx, { who: person.name, action: 'password-reset', subject: link.email });
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

    async removePasskey(personId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', personId)
        .executeTakeFirst();
      return Number(result.numDeletedRows) === 1;
    },
  };

  /** Ends the session that the browser had: nobody goes on with an older one, whoever planted it. */
  async function signIn(headers: Headers, email: string, password: string): Promise<AuthAnswer> {
    const earlier = await session(headers);
    const answer = await call(headers, 'POST', '/sign-in/email', { email: accountAddress(email), password });
    if (answer.ok && earlier) await endSession(earlier.person.id, earlier.sessionId);
    return answer;
  }

  /** @returns whether the person had such a session */
  async function endSession(personId: string, id: string): Promise<boolean> {
    const result = await db
      .deleteFrom('desk_sessions')
      .where('id', '=', id)
      .where('user_id', '=', personId)
      .executeTakeFirst();
    return Number(result.numDeletedRows) === 1;
  }
}
