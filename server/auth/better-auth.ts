import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type PasskeyOptions, passkey } from '@better-auth/passkey';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { type Kysely, Transaction } from 'kysely';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/desk/people.ts';
import type { Schema } from '../database/schema.ts';
import { withHashedTokens } from './hashed-tokens.ts';
import { acceptLink, LINK_GONE, type Newcomer } from './new-account.ts';
import { SESSION_LONGEST_MS, SESSION_UNUSED_MS } from './session-end.ts';

export interface AuthOptions {
  /** A transaction, where an account is created with its passkey. */
  db: Kysely<Schema>;
  siteUrl: string;
  secret: string;
}

/** The base path better-auth is given; only its functions are called, and none of its routes can be reached. */
const BASE_PATH = '/api/desk/auth';

/** Accounts, passwords, passkeys and sessions: better-auth over our store, under our names. */
export function createBetterAuth({ db, siteUrl, secret }: AuthOptions) {
  const isSecure = siteUrl.startsWith('https:');
  const prefix = isSecure ? '__Host-' : '';
  const challengeCookie = `${prefix}desk-passkey`;
  // On both engines as on SQLite, where times are ISO text and truth is 0 or 1: so are our tables.
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
    // Ours counts failures by account too, and is shared by all instances (auth/sign-in-limits.ts).
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    advanced: {
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // Ours is stricter (desk/desk-gate.ts).
      disableOriginCheck: true,
      disableCSRFCheck: true,
      // The library would prefix the name itself, with less than `__Host-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      // A name that is not given here would begin with the library's own.
      cookies: {
        session_token: { name: `${prefix}desk-session` },
        [challengeCookie]: { name: challengeCookie },
      },
    },
    session: {
      modelName: 'desk_sessions',
      // How long the cookie lasts. The store says when the session ends; using it extends it (auth/session-end.ts).
      expiresIn: SESSION_LONGEST_MS / 1_000,
      disableSessionRefresh: true,
      // We decide when to ask for the password again (auth/accounts.ts).
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
            data: { ...session, expiresAt: new Date(Date.now() + SESSION_UNUSED_MS) },
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

/** A found or stolen key opens nothing without its PIN or its owner's finger. better-auth itself does not look. */
function requireVerifiedPerson(passkey: { userVerified: boolean } | undefined): void {
  if (!passkey?.userVerified) throw new APIError('UNAUTHORIZED');
}

/**
 * A passkey for an account that is created with it (auth/new-account.ts). better-auth then asks for no session: the desk's routes do,
 * and there is one but for newcomers.
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
