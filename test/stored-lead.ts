import { randomUUID } from 'node:crypto';
import { shippedAgent } from '#content/agent.ts';
import { formConsents } from '#content/contact.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { insertConsents, insertLead } from '#server/leads/lead-store.ts';
import type { ChannelName } from '#server/outbox/channel.ts';
import { enqueueDeliveries } from '#server/outbox/outbox.ts';
import { aLead } from './leads.ts';

/** Stores a lead with its consents, deliveries and an idempotency key, like `captureLead`. */
export async function storeLead(
  database: Database,
  fields: Partial<Lead> = {},
  channels: ChannelName[] = ['agent-email'],
): Promise<Lead> {
  const lead = aLead({
    firstName: 'Ann',
    lastName: 'Example',
    email: 'ann@example.com',
    neighborhoods: 'Dilworth',
    message: 'Two bedrooms, a porch.',
    attribution: {},
    disclosureDueAt: '2026-11-06T19:05:00.000Z',
    createdAt: '2026-11-03T19:05:00.000Z',
    ...fields,
  });
  await inTransaction(database, async (trx) => {
    await insertLead(trx, lead);
    const ledger = [
      { ...formConsents(shippedAgent.firm).callText, granted: false },
      { ...formConsents(shippedAgent.firm).email, granted: true },
    ];
    await insertConsents(trx, lead, ledger, { clientAddress: '203.0.113.7', userAgent: 'Test Browser/1.0' });
    await enqueueDeliveries(trx, lead, channels);
    await trx
      .insertInto('idempotency_keys')
      .values({ key: randomUUID(), fingerprint: 'f', lead_id: lead.id, created_at: lead.createdAt })
      .execute();
  });
  return lead;
}
