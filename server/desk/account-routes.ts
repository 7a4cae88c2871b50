import { type Context, Hono, type TypedResponse } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { accountProblems } from '#content/desk-problems.ts';
import { optionalText, requiredText } from '#domain/leads/field-rules.ts';
import { optionalAccountEmail } from '../auth/account-email.ts';
import type { Accounts } from '../auth/accounts.ts';
import { noteAudit } from '../auth/audit-log.ts';
import type { AuthResponse } from '../auth/call-better-auth.ts';
import { findValidLink } from '../auth/links.ts';
import { LINK_GONE } from '../auth/new-account.ts';
import { passwordProblem } from '../auth/password-rules.ts';
import { accountAddress } from '../auth/people-store.ts';
import type { SignInLimits } from '../auth/sign-in-limits.ts';
import type { Database } from '../database/database.ts';
import { type Problem, problem } from '../http/problem.ts';
import { type RateLimit, refuseTooMany } from '../rate-limit/rate-limit.ts';
import type { DeskEnv } from './desk-env.ts';
import { jsonBody } from './desk-input.ts';

export interface AccountRoutesOptions {
  accounts: Accounts;
  database: Database;
  limits: SignInLimits;
  /** Limits requests that write to the database without a session. */
  passkeyLimit: RateLimit;
  canUsePasskeys: boolean;
  /** Called after a new password or passkey, to notify the account's owner. */
  onCredentialsChanged: () => void;
}

/** Any password; `refusePassword` has more rules for new ones. */
export const PASSWORD = v.pipe(v.string('text'), v.maxLength(1_000, 'too-long'));
const SIGN_IN = v.object({
  email: requiredText(254),
  password: PASSWORD,
});
const NEW_ACCOUNT = v.object({
  token: requiredText(200),
  name: v.optional(optionalText(100), ''),
  email: v.optional(optionalAccountEmail, ''),
  password: PASSWORD,
});
/** Stored until the passkey is created (auth/new-account.ts). */
const NEWCOMER = v.object({
  kind: v.picklist(['setup', 'join'], 'other'),
  token: requiredText(200),
  name: v.optional(optionalText(100), ''),
  email: v.optional(optionalAccountEmail, ''),
});
/** The browser's `PublicKeyCredential`. */
export const PASSKEY = v.object({ response: v.record(v.string(), v.unknown(), 'other') });
const RESET = v.object({
  token: requiredText(200),
  password: PASSWORD,
});

/** Account name for rate-limiting passkeys, whose owner is unknown until they are verified. */
const ANY_PASSKEY = 'passkey';

/** Routes that work without a session: signing in, and the links for setup, join and reset. */
export function accountRoutes({
  accounts,
  database,
  limits,
  passkeyLimit,
  canUsePasskeys,
  onCredentialsChanged,
}: AccountRoutesOptions) {
  const { db } = database;
  return new Hono<DeskEnv>()
    .post('/sign-in', jsonBody(SIGN_IN), async (c) => {
      const { email, password } = c.req.valid('json');
      return await signIn(c, accountAddress(email), () =>
        accounts.signIn(c.req.raw.headers, email, password),
      );
    })
    .post('/sign-in/passkey/options', async (c) => {
      if (!canUsePasskeys) return problem('notFound');
      const refused = await refuseTooMany(passkeyLimit, c.get('clientAddress'));
      return refused ?? authResponse(await accounts.passkeySignInOptions(withoutSession(c)));
    })
    .post('/sign-in/passkey', jsonBody(PASSKEY), async (c) => {
      if (!canUsePasskeys) return problem('notFound');
      const { response } = c.req.valid('json');
      return await signIn(c, ANY_PASSKEY, () => accounts.signInWithPasskey(c.req.raw.headers, response));
    })
    .post('/setup', jsonBody(NEW_ACCOUNT), (c) => accept(c, 'setup', c.req.valid('json')))
    .post('/join', jsonBody(NEW_ACCOUNT), (c) => accept(c, 'join', c.req.valid('json')))
    .post('/newcomers/options', jsonBody(NEWCOMER), async (c) => {
      if (!canUsePasskeys) return problem('notFound');
      const { kind, token, ...account } = c.req.valid('json');
      const refusal = refuseNewcomer(kind, account);
      if (refusal) return refusal;
      const answer = await accounts.offerPasskey(c.req.raw.headers, kind, token, account);
      return answer ? authResponse(answer) : problem('linkGone');
    })
    .post('/newcomers', jsonBody(PASSKEY), async (c) => {
      if (!canUsePasskeys) return problem('notFound');
      const refused = await refuseTooMany(passkeyLimit, c.get('clientAddress'));
      if (refused) return refused;
      const { response } = c.req.valid('json');
      const answer = await accounts.acceptPasskey(c.req.raw.headers, response);
      const { user, code } = (answer.body ?? {}) as { user?: { email: string }; code?: string };
      if (answer.ok && user) return authResponse({ ...answer, body: { email: user.email } }, 201);
      return problem(code === LINK_GONE ? 'linkGone' : 'wrongProof');
    })
    .post('/reset', jsonBody(RESET), async (c) => {
      const { token, password } = c.req.valid('json');
      const link = await findValidLink(db, 'reset', token);
      const person = await db
        .selectFrom('people')
        .select(['name', 'email'])
        .where('email', '=', link?.email ?? '')
        .executeTakeFirst();
      const refusal = refusePassword(password, person ?? { name: '', email: '' });
      if (refusal) return refusal;
      // Hashing is expensive, so it must not happen for invalid links.
      if (!link) return problem('linkGone');
      const isDone = await accounts.resetPassword(token, await accounts.hashPassword(password));
      if (!isDone) return problem('linkGone');
      onCredentialsChanged();
      return c.body(null, 204);
    });

  async function signIn(c: Context<DeskEnv>, account: string, check: () => Promise<AuthResponse>) {
    const attempt = await limits.attempt(account, c.get('clientAddress'), async () => {
      const answer = await check();
      const email = (answer.body as { user?: { email?: string } } | null)?.user?.email;
      return answer.ok && email ? { ...answer, body: { email } } : null;
    });
    if ('waitS' in attempt)
      return problem('tooManyTries', { headers: { 'retry-after': String(attempt.waitS) } });
    if (!attempt.answer) {
      await noteAudit(db, { who: '', action: 'sign-in-failed', subject: await knownAddress(account) });
      return problem('wrongSignIn');
    }
    const { email } = attempt.answer.body;
    await noteAudit(db, { who: email, action: 'sign-in', subject: email });
    return authResponse(attempt.answer);
  }

  /** Returns the address only if an account has it: a mistaken input, such as a password, must not be stored. */
  async function knownAddress(account: string): Promise<string> {
    const row = await db.selectFrom('people').select('email').where('email', '=', account).executeTakeFirst();
    return row?.email ?? '';
  }

  async function accept(
    c: Context<DeskEnv>,
    kind: 'setup' | 'join',
    { token, name, email, password }: v.InferOutput<typeof NEW_ACCOUNT>,
  ) {
    const link = await findValidLink(db, kind, token);
    const person = { name, email: link?.email || email };
    const refusal = refuseNewcomer(kind, { name, email }) ?? refusePassword(password, person);
    if (refusal) return refusal;
    if (!link) return problem('linkGone');
    const passwordHash = await accounts.hashPassword(password);
    const address = await accounts.accept(kind, token, { name, email, passwordHash });
    if (address === null) return problem('linkGone');
    const answer = await accounts.signIn(c.req.raw.headers, address, password);
    if (!answer.ok) return problem('wrongSignIn');
    return authResponse({ ...answer, body: { email: address } }, 201);
  }
}

/** Drops the session cookie, so that passkeys of all accounts are offered. */
function withoutSession(c: Context<DeskEnv>): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.delete('cookie');
  return headers;
}

function refuseNewcomer(
  kind: 'setup' | 'join',
  { name, email }: { name: string; email: string },
): Problem | null {
  const errors = [
    ...(name === '' ? [{ field: 'name', message: accountProblems.name }] : []),
    ...(kind === 'setup' && email === '' ? [{ field: 'email', message: accountProblems.email }] : []),
  ];
  return errors.length > 0 ? problem('invalid', { errors }) : null;
}

/** Returns the problem with a new password; null if it is acceptable. */
export function refusePassword(password: string, whose: { name: string; email: string }): Problem | null {
  const rule = passwordProblem(password, whose);
  return rule && problem('invalid', { errors: [{ field: 'password', message: accountProblems[rule] }] });
}

/** Converts a response of better-auth, with its cookies. */
export function authResponse<Body>(
  { ok, body, cookies }: AuthResponse<Body>,
  status = 200,
): Problem | (Response & TypedResponse<Body, StatusCode, 'json'>) {
  if (!ok) return problem('wrongSignIn');
  const response = Response.json(body, { status });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response as Response & TypedResponse<Body, StatusCode, 'json'>;
}
