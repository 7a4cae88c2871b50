import type { MiddlewareHandler } from 'hono';
import type { Accounts } from '../auth/accounts.ts';
import { problem } from '../http/problem.ts';
import type { DeskEnv } from './desk-env.ts';
import { PRIVATE_HEADERS } from './desk-pages.ts';

/** Nothing of the desk is kept anywhere, or found. */
export const privately: MiddlewareHandler<DeskEnv> = async (c, next) => {
  await next();
  for (const [name, value] of PRIVATE_HEADERS) c.res.headers.set(name, value);
};

/** Everything behind it is for who is signed in. */
export function signedInOnly(accounts: Accounts): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    const signedIn = await accounts.session(c.req.raw.headers);
    if (!signedIn) return problem('unauthorized');
    c.set('signedIn', signedIn);
    await next();
    for (const cookie of signedIn.cookies) {
      // A route that ends the session has the last word on its cookie.
      if (c.res.headers.getSetCookie().length === 0) c.res.headers.append('set-cookie', cookie);
    }
    return;
  };
}

/** What a member may not. */
export const ownersOnly: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (c.get('signedIn').person.role !== 'owner') return problem('ownersOnly');
  return await next();
};

/** What cannot be undone asks for the passkey or password again when the sign-in is old. */
export const recentlyProven: MiddlewareHandler<DeskEnv> = async (c, next) => {
  if (c.get('signedIn').mustReauthenticate) return problem('reauthenticate');
  return await next();
};
