import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from './running-server.ts';

/** Somebody who works at the desk. */
export const owner = { name: 'Avery Stone', email: 'avery@example.com', password: 'a porch light left on' };

const LINK_PRINTED_WITHIN_MS = 10_000;

/** The link that the server prints at its start while nobody has an account. */
export async function setupLink(site: RunningServer): Promise<string> {
  for (const end = Date.now() + LINK_PRINTED_WITHIN_MS; Date.now() < end; await pause(25)) {
    const link = /http\S+\/desk\/setup\?token=[\w-]+/.exec(site.output())?.[0];
    if (link) return link;
  }
  throw new Error(`No link to set up the desk in:\n${site.output()}`);
}

/** Makes the first account through its link, as a program. */
export async function signUpAt(site: RunningServer): Promise<{ cookie: string }> {
  const token = new URL(await setupLink(site)).searchParams.get('token');
  const response = await post(`${site.url}/api/desk/setup`, { ...owner, token });
  if (response.status !== 201) throw new Error(`No account was made: ${response.status}`);
  return cookieOf(response);
}

/** Another session of somebody who has an account. */
export async function signInAt(
  site: { url: string },
  { email, password } = owner,
): Promise<{ cookie: string }> {
  const response = await post(`${site.url}/api/desk/sign-in`, { email, password });
  if (!response.ok) throw new Error(`Nobody was signed in: ${response.status}`);
  return cookieOf(response);
}

/** Somebody who was invited by the owner and has just joined with a password. */
export async function joinAt(
  site: { url: string; cookie: string },
  colleague: typeof owner,
): Promise<{ cookie: string; leave: () => Promise<void> }> {
  const byOwner = { cookie: site.cookie, origin: site.url };
  const people = `${site.url}/api/desk/people`;
  const { link } = await (await post(people, { email: colleague.email }, byOwner)).json();
  const token = new URL(link).searchParams.get('token');
  const response = await post(`${site.url}/api/desk/join`, { ...colleague, token });
  if (response.status !== 201) throw new Error(`Nobody joined: ${response.status}`);
  const cookie = cookieOf(response);
  const { id } = await (await fetch(`${site.url}/api/desk/me`, { headers: cookie })).json();
  return {
    ...cookie,
    leave: async () => void (await fetch(`${people}/${id}`, { method: 'DELETE', headers: byOwner })),
  };
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function cookieOf(response: Response): { cookie: string } {
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** A lead as the public form sends it. */
export async function sendLead(site: RunningServer, fields: Record<string, string> = {}): Promise<void> {
  const answer = await post(`${site.url}/api/leads`, {
    firstName: 'Dana',
    lastName: 'Whitlock',
    email: 'dana@example.com',
    phone: '704/555-0118',
    interest: 'selling',
    message: 'Do we fix the roof before we list?',
    ...fields,
  });
  if (answer.status !== 201) throw new Error(`The lead was answered with ${answer.status}`);
}
