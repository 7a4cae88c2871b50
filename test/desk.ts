import { afterAll, beforeAll } from 'vitest';
import { createLink, setupLink } from '#server/auth/links.ts';
import type { Database } from '#server/database/database.ts';
import { type AppUnderTest, type JsonAnswer, type Settings, SITE_URL, startApp } from './app-under-test.ts';
import { securityKey } from './security-key.ts';

export const PASSWORD = 'a porch light at dusk';

/** A browser with a session at the desk. */
export interface DeskUser {
  cookie: string;
  email: string;
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<JsonAnswer>;
}

/** Creates the first account through its link, with a passkey or the given password. */
export async function setUpOwner(
  app: Pick<AppUnderTest, 'url'>,
  database: Database,
  password?: string,
): Promise<DeskUser> {
  const email = 'avery@stone.example';
  const token = tokenOf((await setupLink(database.db, SITE_URL)) ?? '');
  return await newAccount(app, 'setup', { token, name: 'Avery Stone', email }, password);
}

/** The app with a store and a signed-in owner, for all tests of a suite. */
export function deskOfOwner(
  database: () => Database,
  settings: Settings = {},
): { app: () => AppUnderTest; owner: () => DeskUser } {
  let app: AppUnderTest;
  let owner: DeskUser;
  beforeAll(async () => {
    app = await startApp(database(), settings);
    owner = await setUpOwner(app, database());
  });
  afterAll(() => app.stop());
  return { app: () => app, owner: () => owner };
}

/** Invites a person and creates their account, with a passkey or the given password. */
export async function joinDesk(
  app: AppUnderTest,
  { db }: Database,
  email: string,
  { role = 'member', password }: { role?: 'owner' | 'member'; password?: string } = {},
): Promise<DeskUser> {
  const { address } = await createLink(db, SITE_URL, { kind: 'join', email, role });
  return await newAccount(app, 'join', { token: tokenOf(address), name: 'Sam Field', email }, password);
}

/** A password is hashed twice, which takes 0.2 s of CPU time; a passkey takes a hundredth of that. */
async function newAccount(
  app: Pick<AppUnderTest, 'url'>,
  kind: 'setup' | 'join',
  account: { token: string; name: string; email: string },
  password: string | undefined,
): Promise<DeskUser> {
  const newcomer = deskUser(app, '');
  let answer: JsonAnswer;
  if (password === undefined) {
    const options = await newcomer.call('POST', '/newcomers/options', { kind, ...account });
    const response = securityKey(SITE_URL).make(options.body.challenge, true);
    answer = await newcomer.call('POST', '/newcomers', { response }, { cookie: cookieOf(options) });
  } else answer = await newcomer.call('POST', `/${kind}`, { ...account, password });
  if (answer.status !== 201) throw new Error(`Creating the account failed with ${answer.status}`);
  return deskUser(app, cookieOf(answer), account.email);
}

export function deskUser(app: Pick<AppUnderTest, 'url'>, cookie: string, email = ''): DeskUser {
  return {
    cookie,
    email,
    async call(method, path, body, headers = {}) {
      const response = await fetch(`${app.url}/api/desk${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
  };
}

export const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';

export const cookieOf = (answer: Pick<JsonAnswer, 'headers'>): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
