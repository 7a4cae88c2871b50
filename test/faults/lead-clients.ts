import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields } from '../app-under-test.ts';
import { silent } from '../databases.ts';
import { listLeads } from '../leads.ts';
import { type MailServer, senders } from '../mail-server.ts';

/** Longer than a short lease and the first two waits after a failure. */
const GIVE_UP_MS = 100_000;

export interface LeadClients {
  /** The addresses of the leads that were answered with 201, so far. */
  answered: string[];
  /** How often each status or connection error came back. */
  outcomes: Map<string, number>;
  stop(): Promise<void>;
}

/**
 * Clients that post one lead after another, and the same lead again under the same key until it is answered with 201.
 * Half of them keep their connection, half make a new one for each request.
 */
export function startLeadClients(url: string, count: number): LeadClients {
  const answered: string[] = [];
  const outcomes = new Map<string, number>();
  let stopped = false;
  const keepAlive = new Agent({ keepAlive: true, maxSockets: count });

  async function client(agent: Agent | false): Promise<void> {
    while (!stopped) {
      const fields = contactFields({ email: `${randomUUID()}@example.com` });
      const key = randomUUID();
      for (let outcome = ''; outcome !== '201' && !stopped; ) {
        outcome = await postLead(url, fields, key, agent);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (outcome === '201') answered.push(String(fields.email));
        else await pause(20);
      }
    }
  }

  const running = Array.from({ length: count }, (_, index) => client(index % 2 === 0 && keepAlive));
  return {
    answered,
    outcomes,
    async stop() {
      stopped = true;
      await Promise.all(running);
      keepAlive.destroy();
    },
  };
}

/** @returns the status of a whole answer, or the code of what went wrong with the connection */
export function postLead(
  url: string,
  fields: object,
  key: string,
  agent: Agent | false = false,
): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const post = request(`${url}/api/leads`, { method: 'POST', headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name));
    });
    post.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name));
    post.end(JSON.stringify(fields));
  });
}

/** The addresses of all leads in a store. */
export async function storedEmails(storeUrl: string): Promise<string[]> {
  const database = openDatabase(storeUrl, silent);
  const leads = await listLeads(database);
  await database.close();
  return leads.map(({ email }) => email);
}

/** What came in twice, and what was answered but is not there. */
export function compareLeads(answered: string[], kept: string[]): { twice: string[]; lost: string[] } {
  const there = new Set(kept);
  return {
    twice: kept.filter((email, index) => kept.indexOf(email) !== index),
    lost: answered.filter((email) => !there.has(email)),
  };
}

/** Waits for mails as long as any come. @returns the addresses of the leads of which none has come */
export async function undelivered({ mails }: MailServer, answered: string[]): Promise<string[]> {
  let count = -1;
  const missing = () => {
    const arrived = new Set(senders(mails));
    return answered.filter((email) => !arrived.has(email));
  };
  while (mails.length > count && missing().length > 0) {
    count = mails.length;
    await vi
      .waitUntil(() => missing().length === 0, { timeout: GIVE_UP_MS, interval: 250 })
      .catch(() => null);
  }
  return missing();
}
