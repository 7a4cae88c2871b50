import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type PasskeyOptions, passkey } from '@better-auth/passkey';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { type Kysely, Transaction } from 'kysely';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/desk/people.ts';
import type { Schema } from '../database/schema.ts';
import { withHashedTokens } from './hashed-tokens.ts';
import { acceptLink, LINK_GONE, type Newcomer } from './new-account.ts';
import { cookiePrefix, sessionCookie } from './session-cookie.ts';
import { SESSION_IDLE_TIMEOUT_MS, SESSION_MAX_AGE_MS } from './session-end.ts';

interface AuthOptions {
  /** A transaction, if an account is created with its passkey. */
  db: Kysely<Schema>;
  siteUrl: string;
  secret: string;
}

/** better-auth's base path. Its handler is only called internally; its routes are not reachable over HTTP. */
const BASE_PATH = '/api/desk/auth';

/** Configures better-auth for accounts, passwords, passkeys and sessions with this site's tables and names. */
export function createBetterAuth({ db, siteUrl, secret }: AuthOptions) {
  const prefix = cookiePrefix(siteUrl);
  const challengeCookie = `${prefix}desk-passkey`;
  // "sqlite" on both engines: the tables store times as ISO text and booleans as 0 or 1.
  const adapter = kyselyAdapter(db, { type: 'sqlite' });
  const { hostname, origin } = new URL(siteUrl);
  return betterAuth({
    appName: 'Porchlight',
    baseURL: siteUrl,
    basePath: BASE_PATH,
    secret,
    database: (options: BetterAuthOptions) => withHashedTokens(adapter(options)),
    logger: { disabled: true },
    telemetry: { enabled: false },
    // auth/sign-in-limits.ts also limits by account, across all instances.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      // Counts UTF-16 units; auth/password-rules.ts counts characters, which have up to two.
      maxPasswordLength: 2 * LONGEST_PASSWORD,
    },
    advanced: {
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // desk/desk-gate.ts has stricter checks.
      disableOriginCheck: true,
      disableCSRFCheck: true,
      // The library would add its own, weaker prefix than `__Host-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: prefix !== '', httpOnly: true, sameSite: 'lax', path: '/' },
      // Names not listed here would get the library's prefix.
      cookies: {
        session_token: { name: sessionCookie(siteUrl) },
        [challengeCookie]: { name: challengeCookie },
      },
    },
    session: {
      modelName: 'desk_sessions',
      // Lifetime of the cookie. The database has the session's expiry, which every use extends (auth/session-end.ts).
      expiresIn: SESSION_MAX_AGE_MS / 1_000,
      disableSessionRefresh: true,
      // Reauthentication is handled in auth/accounts.ts.
      freshAge: 0,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...TIMES,
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, expiresAt: new Date(Date.now() + SESSION_IDLE_TIMEOUT_MS) },
          }),
        },
      },
    },
    user: { modelName: 'people', fields: { emailVerified: 'email_verified', ...TIMES } },
    account: {
      modelName: 'credentials',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...TIMES,
      },
    },
    verification: { modelName: 'desk_challenges', fields: { expiresAt: 'expires_at', ...TIMES } },
    plugins: [
      passkey({
        rpID: hostname,
        rpName: 'Porchlight',
        origin,
        registration: registration(db),
        authentication: {
          async afterVerification({ verification }) {
            requireVerifiedPerson(verification.authenticationInfo);
          },
        },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: challengeCookie },
        schema: {
          passkey: {
            modelName: 'passkeys',
            fields: {
              publicKey: 'public_key',
              userId: 'user_id',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
    ],
  });
}

/** Requires user verification (PIN or biometrics), so that a stolen key is useless. better-auth does not check it. */
function requireVerifiedPerson(passkey: { userVerified: boolean } | undefined): void {
  if (!passkey?.userVerified) throw new APIError('UNAUTHORIZED');
}

/**
 * Creates the account together with its first passkey (auth/new-account.ts). better-auth requires no session then; the desk's
 * routes require one for everybody except newcomers.
 */
function registration(db: Kysely<Schema>): PasskeyOptions['registration'] {
  return {
    requireSession: false,
    resolveUser: async ({ context }) => {
      const { id, email }: Newcomer = JSON.parse(context ?? '{}');
      return { id, name: email };
    },
    async afterVerification({ ctx, context, verification }) {
      requireVerifiedPerson(verification.registrationInfo);
      if (!ctx.body.createSession) return;
      const newcomer: Newcomer | null = JSON.parse(context ?? 'null');
      if (!newcomer || !(db instanceof Transaction)) throw new APIError('FORBIDDEN');
      const { kind, link, ...account } = newcomer;
      if (!(await acceptLink(db, kind, link, { ...account, passwordHash: null })))
        throw new APIError('GONE', { code: LINK_GONE });
    },
  };
}

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' };

export type BetterAuth = ReturnType<typeof createBetterAuth>;
