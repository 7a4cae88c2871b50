import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { consents } from '#content/contact.ts';
import { sampleChats, sampleLeads, sampleOwner } from '#content/demo.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { DISCLOSURE_DUE_DAYS, type Lead } from '#domain/leads/lead.ts';
import { insertPerson } from '../auth/people-store.ts';
import { tokenHash } from '../auth/token-hash.ts';
import { keepExchange } from '../chat/chat-store.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { changeLead } from '../leads/change-lead.ts';
import { addEntry } from '../leads/lead-entries.ts';
import { insertConsents, insertLead } from '../leads/lead-store.ts';

const EVERY_HOURS = 7;

/** Fills a fresh store with an owner, whom the link with `token` signs in, and with leads and chats that say they are samples. */
export async function keepSamples(database: Database, token: string, now: Date): Promise<void> {
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
        expires_at: new Date(now.getTime() + HOUR_MS).toISOString(),
        created_at: now.toISOString(),
      })
      .execute();
    return await insertPerson(trx, { ...sampleOwner, role: 'owner', passwordHash });
  });
  const owner = { ...sampleOwner, id: ownerId, role: 'owner' as const, createdAt: now.toISOString() };
  for (const [index, sample] of sampleLeads.entries()) {
    const at = new Date(now.getTime() - (index * EVERY_HOURS + 1) * HOUR_MS);
    const lead = sampleLead(sample, at);
    await inTransaction(database, async (trx) => {
      await insertLead(trx, lead);
      const ledger = [
        { ...consents.callText, granted: index % 2 === 0 },
        { ...consents.email, granted: true },
      ];
      await insertConsents(trx, lead, ledger, { clientAddress: '192.0.2.1', userAgent: 'Sample' });
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
      await changeLead(database, lead.id, owner, { status: sample.status, version: 1 }, later(at, 2));
  }
  for (const [index, { message, answer }] of sampleChats.entries()) {
    const at = later(now, -(index + 1) * EVERY_HOURS);
    await keepExchange(database, randomUUID(), { message, answer, sources: [], dialogue: newDialogue }, at);
  }
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
    agentId: 1,
    source: 'website',
    status: 'new',
    attribution: sample.campaign ? { utm_source: sample.campaign, landingPage: '/' } : { landingPage: '/' },
    page: sample.address ? '/sell' : '/',
    spamSignals: [],
    disclosureDueAt: later(at, DISCLOSURE_DUE_DAYS * 24).toISOString(),
    createdAt: at.toISOString(),
  };
}
