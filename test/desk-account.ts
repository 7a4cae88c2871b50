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
  const response = await fetch(`${site.url}/api/desk/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...owner, token }),
  });
  if (response.status !== 201) throw new Error(`No account was made: ${response.status}`);
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** A lead as the public form sends it. */
export async function sendLead(site: RunningServer, fields: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Dana',
      lastName: 'Whitlock',
      email: 'dana@example.com',
      phone: '704/555-0118',
      interest: 'selling',
      message: 'Do we fix the roof before we list?',
      ...fields,
    }),
  });
  if (answer.status !== 201) throw new Error(`The lead was answered with ${answer.status}`);
}
