import { StoreReadError } from '../database/busy-store.ts';
import type { BetterAuth } from './better-auth.ts';

/** A response of better-auth: its JSON body and cookies. */
export interface AuthResponse<Body = unknown> {
  ok: boolean;
  body: Body;
  cookies: string[];
}

/** Calls an internal endpoint of better-auth, none of which is reachable over HTTP. */
export async function callBetterAuth(
  { handler, options }: BetterAuth,
  headers: Headers,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<AuthResponse> {
  const passed = new Headers();
  for (const name of ['cookie', 'user-agent', 'origin']) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  if (body !== undefined) passed.set('content-type', 'application/json');
  const response = await handler(
    new Request(`${options.baseURL}${options.basePath}${path}`, {
      method,
      headers: passed,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  // better-auth hides the cause. A GET only reads the database, so it may be retried.
  const Failure = method === 'GET' ? StoreReadError : Error;
  if (response.status >= 500) throw new Failure(`better-auth answered ${response.status} to ${path}`);
  const text = await response.text();
  return {
    ok: response.ok,
    body: text === '' ? null : JSON.parse(text),
    cookies: response.headers.getSetCookie(),
  };
}
