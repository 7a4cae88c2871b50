import type { MiddlewareHandler } from 'hono';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Accounts } from '../auth/accounts.ts';
import { problem } from '../http/problem.ts';
import type { DeskEnv } from './desk-env.ts';

/** Answers of the desk are never cached, but for the files of its application, and never indexed. */
export const privately: MiddlewareHandler = async (c, next) => {
  await next();
  const isFile = c.res.headers.get('cache-control')?.startsWith('public');
  if (!isFile) c.res.headers.set('cache-control', 'no-store');
  c.res.headers.set('x-robots-tag', 'noindex');
};

/** Postgres has no text with a NUL in it, so such an id names nothing. */
export const storableAddress: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (c.req.url.includes('%00')) return problem('notFound');
  return await next();
};

/** Everything behind it is for people who are signed in. */
export function signedInOnly(accounts: Accounts): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    const signedIn = await accounts.session(c.req.raw.headers);
    if (!signedIn) return problem('unauthorized');
    c.set('signedIn', signedIn);
    return await next();
  };
}

/** What a member may not. */
export const ownersOnly: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (c.get('signedIn').person.role !== 'owner') return problem('ownersOnly');
  return await next();
};

/** Erasing, exporting and changing people ask for the passkey or password again after so long. */
export const SIGN_IN_COUNTS_MS = 12 * HOUR_MS;

/** What cannot be undone asks for the passkey or password again when the sign-in is old. */
export const recentlyProven = provenWithin(SIGN_IN_COUNTS_MS);

/** A new password asks for the old one, or a passkey, unless it was given a moment ago. */
export const justProven = provenWithin(5 * MINUTE_MS);

function provenWithin(mostMs: number): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    if (c.get('signedIn').provenMsAgo > mostMs) return problem('reauthenticate');
    return await next();
  };
}
