import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Transaction } from 'kysely';
import { shippedAgent } from '#content/agent.ts';
import { formConsents } from '#content/contact.ts';
import { sampleChats, sampleLeads, sampleOwner, sampleSteps } from '#content/demo.ts';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { DISCLOSURE_DUE_DAYS, LEAD_SOURCE, LEAD_STATUS, type Lead } from '#domain/leads/lead.ts';
import { insertPerson } from '../auth/people-store.ts';
import { tokenHash } from '../auth/token-hash.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import { saveExchange } from '../chat/chat-store.ts';
import { addCounts, type VisitCount } from '../counts/count-store.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { changeLead, markRead } from '../leads/change-lead.ts';
import { addEntry } from '../leads/lead-entries.ts';
import { insertConsents, insertLead } from '../leads/lead-store.ts';
import { enqueueDeliveries } from '../outbox/outbox.ts';

const EVERY_HOURS = 7;

/** Number of unread leads, the newest ones. */
const NEW_LEADS = 5;

/** Fills a new store with an owner, whom the link with `token` signs in, and with leads and chats marked as samples. */
export async function insertSamples(database: Database, token: string, now: Date): Promise<void> {
  const passwordHash = await hashPassword(token);
  const ownerId = await inTransaction(database, async (trx) => {
    await trx
      .insertInto('desk_links')
      .values({
        id: randomUUID(),
        kind: 'demo',
        token_hash: tokenHash(token),
        email: sampleOwner.email,
        role: 'owner',
        expires_at: later(now, 1).toISOString(),
        created_at: now.toISOString(),
      })
      .execute();
    return await insertPerson(trx, { ...sampleOwner, role: 'owner', passwordHash });
  });
  const owner = { ...sampleOwner, id: ownerId, role: 'owner' as const, createdAt: now.toISOString() };
  for (const [index, sample] of sampleLeads.entries()) {
    const at = later(now, -(index * EVERY_HOURS + 1));
    const lead = sampleLead(sample, at);
    await inTransaction(database, async (trx) => {
      await insertLead(trx, lead);
      const ledger = [
        { ...formConsents(shippedAgent.firm).callText, granted: index % 2 === 0 },
        { ...formConsents(shippedAgent.firm).email, granted: true },
      ];
      await insertConsents(trx, lead, ledger, { clientAddress: '192.0.2.1', userAgent: 'Sample' });
      if (sample.notDelivered) await insertFailedDelivery(trx, lead, sample.notDelivered);
    });
    if (sample.note)
      await addEntry(database, lead.id, owner, { kind: 'note', text: sample.note }, '', later(at, 1));
    if (sample.answeredAfterHours)
      await addEntry(
        database,
        lead.id,
        owner,
        { kind: 'call', text: '' },
        '',
        later(at, sample.answeredAfterHours),
      );
    if (sample.status)
      await changeLead(
        database,
        lead.id,
        owner,
        { status: sample.status, version: await versionOf(database, lead) },
        later(at, 2),
      );
    if (sample.remindInHours) {
      const snoozedUntil = later(now, sample.remindInHours).toISOString();
      const version = await versionOf(database, lead);
      await changeLead(database, lead.id, owner, { snoozedUntil, version }, later(at, 3));
    }
    if (index >= NEW_LEADS) await markRead(database, lead.id, ownerId, at);
  }
  for (const [index, turns] of sampleChats.entries()) {
    const at = later(now, -(index + 1) * EVERY_HOURS);
    const session = randomUUID();
    for (const { message, answer, sources = [], isUnanswered } of turns) {
      const exchange = { message, answer, sources, dialogue: newDialogue };
      await saveExchange(
        database,
        session,
        { ...exchange, ...(isUnanswered && { unanswered: message }) },
        at,
      );
    }
  }
  await addCounts(database, sampleCounts(now));
}

/** A reply raises the version too, because it sets a new lead to in touch. */
async function versionOf({ db }: Database, { id }: Lead): Promise<number> {
  const row = await db.selectFrom('leads').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  return row.version;
}

const TRIES = 12;

/** Adds a dead delivery to the agent, which "Try again" can send. */
async function insertFailedDelivery(trx: Transaction<Schema>, lead: Lead, reason: string): Promise<void> {
  await enqueueDeliveries(trx, lead, ['agent-email']);
  await trx
    .updateTable('deliveries')
    .set({ state: 'dead', attempts: TRIES, last_error: reason })
    .where('lead_id', '=', lead.id)
    .execute();
}

const WEEKS = 8;

/** Visit counts of the forms, the same for each week. */
function sampleCounts(now: Date): VisitCount[] {
  return Array.from({ length: WEEKS }, (_, week) =>
    isoDateInCharlotte(later(now, -week * 7 * 24).toISOString()),
  ).flatMap((day) =>
    (['contact', 'seller'] as const).flatMap((form) => {
      const { route, ...steps } = sampleSteps[form];
      return (['seen', 'started', 'sent'] as const).map(
        (step): VisitCount => ({ day, route, step: `${form}-${step}`, count: steps[step] }),
      );
    }),
  );
}

function later(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * HOUR_MS);
}

function sampleLead(sample: (typeof sampleLeads)[number], at: Date): Lead {
  return {
    id: randomUUID(),
    kind: sample.address ? 'seller' : 'contact',
    firstName: sample.firstName,
    lastName: `${sample.lastName} (sample)`,
    email: `${sample.firstName}.${sample.lastName}@example.com`.toLowerCase(),
    phone: sample.phone,
    interest: sample.interest,
    neighborhoods: sample.neighborhoods,
    message: sample.message,
    address: sample.address,
    agentId: AGENT_ID,
    source: LEAD_SOURCE,
    status: LEAD_STATUS,
    attribution: sample.campaign ? { utm_source: sample.campaign, landingPage: '/' } : { landingPage: '/' },
    page: sample.address ? '/sell' : '/',
    spamSignals: [],
    disclosureDueAt: later(at, DISCLOSURE_DUE_DAYS * 24).toISOString(),
    createdAt: at.toISOString(),
  };
}
