import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from './running-server.ts';

export const owner = { name: 'Avery Stone', email: 'avery@example.com', password: 'a porch light left on' };

const LINK_PRINTED_WITHIN_MS = 10_000;

/** Waits for the setup link that the server prints at its start while no account exists. */
export async function setupLink(site: RunningServer): Promise<string> {
  for (const end = Date.now() + LINK_PRINTED_WITHIN_MS; Date.now() < end; await pause(25)) {
    const link = /http\S+\/desk\/setup\?token=[\w-]+/.exec(site.output())?.[0];
    if (link) return link;
  }
  throw new Error(`No setup link in the server's output:\n${site.output()}`);
}

/** Creates the first account through its link, over HTTP. */
export async function signUpAt(site: RunningServer): Promise<{ cookie: string }> {
  const token = new URL(await setupLink(site)).searchParams.get('token');
  const response = await post(`${site.url}/api/desk/setup`, { ...owner, token });
  if (response.status !== 201) throw new Error(`Creating the account failed with ${response.status}`);
  return cookieOf(response);
}

/** Starts another session of an existing account. */
export async function signInAt(
  site: { url: string },
  { email, password } = owner,
): Promise<{ cookie: string }> {
  const response = await post(`${site.url}/api/desk/sign-in`, { email, password });
  if (!response.ok) throw new Error(`Signing in failed with ${response.status}`);
  return cookieOf(response);
}

/** Creates a colleague's account: the owner invites them, and they join with a password. */
export async function joinAt(
  site: { url: string; cookie: string },
  colleague: typeof owner,
): Promise<{ cookie: string; leave: () => Promise<void> }> {
  const byOwner = { cookie: site.cookie, origin: site.url };
  const people = `${site.url}/api/desk/people`;
  const { link } = await (await post(people, { email: colleague.email }, byOwner)).json();
  const token = new URL(link).searchParams.get('token');
  const response = await post(`${site.url}/api/desk/join`, { ...colleague, token });
  if (response.status !== 201) throw new Error(`Joining failed with ${response.status}`);
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

/** Sends a lead as the public form does. @returns its id */
export async function sendLead(site: { url: string }, fields: Record<string, string> = {}): Promise<string> {
  const answer = await post(`${site.url}/api/leads`, {
    firstName: 'Dana',
    lastName: 'Whitlock',
    email: 'dana@example.com',
    phone: '704/555-0118',
    interest: 'selling',
    message: 'Do we fix the roof before we list?',
    ...fields,
  });
  if (answer.status !== 201) throw new Error(`Sending the lead failed with ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}
