import { afterAll, beforeAll } from 'vitest';
import { createLink, setupLink } from '#server/auth/links.ts';
import type { Database } from '#server/database/database.ts';
import { type AppUnderTest, type JsonAnswer, type Settings, SITE_URL, startApp } from './app-under-test.ts';

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

/** Creates the first account through its link. */
export async function setUpOwner(app: Pick<AppUnderTest, 'url'>, database: Database): Promise<DeskUser> {
  const email = 'avery@stone.example';
  const answer = await deskUser(app, '').call('POST', '/setup', {
    token: tokenOf((await setupLink(database.db, SITE_URL)) ?? ''),
    name: 'Avery Stone',
    email,
    password: PASSWORD,
  });
  return deskUser(app, cookieOf(answer), email);
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

/** Invites a person and creates their account. */
export async function joinDesk(
  app: AppUnderTest,
  { db }: Database,
  email: string,
  role: 'owner' | 'member' = 'member',
): Promise<DeskUser> {
  const link = await createLink(db, SITE_URL, { kind: 'join', email, role });
  const answer = await app.post('/api/desk/join', {
    token: tokenOf(link.address),
    name: 'Sam Field',
    password: PASSWORD,
  });
  return deskUser(app, cookieOf(answer), email);
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
