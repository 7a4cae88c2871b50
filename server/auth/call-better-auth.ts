import { UnreadStoreError } from '../database/busy-store.ts';
import type { BetterAuth } from './better-auth.ts';

/** An answer of better-auth: its JSON and the cookies it sets. */
export interface AuthAnswer<Body = unknown> {
  ok: boolean;
  body: Body;
  cookies: string[];
}

/** Calls one of better-auth's own endpoints, which no address of ours leads to. */
export async function callBetterAuth(
  { handler, options }: BetterAuth,
  headers: Headers,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<AuthAnswer> {
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
  // Why is hidden. A GET asks nothing but the store, and may come again.
  const Failure = method === 'GET' ? UnreadStoreError : Error;
  if (response.status >= 500) throw new Failure(`better-auth answered ${response.status} to ${path}`);
  const text = await response.text();
  return {
    ok: response.ok,
    body: text === '' ? null : JSON.parse(text),
    cookies: response.headers.getSetCookie(),
  };
}
