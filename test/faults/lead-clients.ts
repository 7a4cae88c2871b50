import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields } from '../app-under-test.ts';
import { silent } from '../databases.ts';
import { listLeads } from '../leads.ts';
import { type MailServer, senders } from '../mail-server.ts';
import { rounds } from '../rounds.ts';

/** Longer than a short lease plus the first two retry delays. */
const GIVE_UP_MS = 100_000;

/** In `npm test` a few leads in flight at each moment are enough. */
const BETWEEN_LEADS_MS = rounds(20, 0);

export interface LeadClients {
  /** The e-mail addresses of the leads acknowledged with 201 so far. */
  answered: string[];
  /** The count of each status or connection error. */
  outcomes: Map<string, number>;
  stop(): Promise<void>;
}

/**
 * Starts clients that post one lead after another, and retry each with the same key until it gets 201. Half of them use
 * keep-alive, half open a new connection for each request.
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
      if (BETWEEN_LEADS_MS > 0) await pause(BETWEEN_LEADS_MS);
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

/** @returns the status of a complete response, or the code of the connection error */
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

/** Posts a lead. @returns the response that refuses it; null if it was accepted */
export async function refusal(url: string): Promise<{ status: number; body: string } | null> {
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(contactFields()),
  });
  const body = await response.text();
  return response.status === 201 ? null : { status: response.status, body };
}

/** The e-mail addresses of all leads in a store. */
export async function storedEmails(storeUrl: string): Promise<string[]> {
  const database = openDatabase(storeUrl, silent);
  const leads = await listLeads(database);
  await database.close();
  return leads.map(({ email }) => email);
}

/** The leads stored twice, and those acknowledged but not stored. */
export function compareLeads(answered: string[], kept: string[]): { twice: string[]; lost: string[] } {
  const there = new Set(kept);
  return {
    twice: kept.filter((email, index) => kept.indexOf(email) !== index),
    lost: answered.filter((email) => !there.has(email)),
  };
}

/** Waits until no more mails arrive. @returns the addresses of the leads without a mail */
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
