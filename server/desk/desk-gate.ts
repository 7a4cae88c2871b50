import type { MiddlewareHandler } from 'hono';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Accounts } from '../auth/accounts.ts';
import { problem } from '../http/problem.ts';
import type { DeskEnv } from './desk-env.ts';

/** Middleware that prevents caching, except of the app's files, and indexing. */
export const privateResponses: MiddlewareHandler = async (c, next) => {
  await next();
  const isFile = c.res.headers.get('cache-control')?.startsWith('public');
  if (!isFile) c.res.headers.set('cache-control', 'no-store');
  c.res.headers.set('x-robots-tag', 'noindex');
};

/** Middleware that responds 404 to URLs with a NUL, which Postgres cannot store. */
export const rejectNul: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (c.req.url.includes('%00')) return problem('notFound');
  return await next();
};

/** Middleware that requires a session. */
export function requireSession(accounts: Accounts): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    const signedIn = await accounts.session(c.req.raw.headers);
    if (!signedIn) return problem('unauthorized');
    c.set('signedIn', signedIn);
    return await next();
  };
}

/** Middleware that requires the owner role. */
export const requireOwner: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (c.get('signedIn').person.role !== 'owner') return problem('ownersOnly');
  return await next();
};

/** Middleware for erasing, exporting and managing people: requires reauthentication within the last twelve hours. */
export const requireRecentSignIn = requireSignInWithin(12 * HOUR_MS);

/** Middleware for changes of password and passkeys: requires reauthentication within the last five minutes. */
export const requireFreshSignIn = requireSignInWithin(5 * MINUTE_MS);

function requireSignInWithin(mostMs: number): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    if (c.get('signedIn').authenticatedMsAgo > mostMs) return problem('reauthenticate');
    return await next();
  };
}
