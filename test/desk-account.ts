import type { RunningServer } from './running-server.ts';

/** Somebody who works at the desk. */
export const owner = { name: 'Avery Stone', email: 'avery@example.com', password: 'a porch light left on' };

/** The link that the start prints while nobody has an account. */
export function setupLink(site: RunningServer): string {
  const link = /http\S+\/desk\/setup\?token=[\w-]+/.exec(site.output())?.[0];
  if (!link) throw new Error(`No link to set up the desk in:\n${site.output()}`);
  return link;
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
