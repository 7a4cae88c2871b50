import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadConsent } from '#domain/leads/lead-consent.ts';
import { phoneDigits } from '#domain/leads/phone-numbers.ts';
import type { LeadContext } from '#domain/services.ts';
import { indexLead } from '../database/lead-search.ts';
import type { LeadTable, Schema } from '../database/schema.ts';
import { findPersonKey, lockPeople } from './lead-person.ts';

/** Inserts a lead; its consents and deliveries belong in the same transaction. */
export async function insertLead(db: Kysely<Schema>, lead: Lead, chatSession = ''): Promise<void> {
  await lockPeople(db, [lead]);
  await db
    .insertInto('leads')
    .values({
      id: lead.id,
      kind: lead.kind,
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      phone: lead.phone,
      interest: lead.interest,
      neighborhoods: lead.neighborhoods,
      message: lead.message,
      address: lead.address,
      agent_id: lead.agentId,
      source: lead.source,
      status: lead.status,
      attribution: JSON.stringify(lead.attribution),
      page: lead.page,
      spam_signals: JSON.stringify(lead.spamSignals),
      disclosure_due_at: lead.disclosureDueAt,
      created_at: lead.createdAt,
      phone_digits: phoneDigits(lead.phone),
      person_key: await findPersonKey(db, lead),
      chat_session: chatSession,
    })
    .execute();
  await indexLead(db, lead.id, lead);
}

/** Writes the consent ledger: one row for each consent that was asked, granted or not. */
export async function insertConsents(
  db: Kysely<Schema>,
  lead: Lead,
  asked: LeadConsent[],
  context: Pick<LeadContext, 'clientAddress' | 'userAgent'>,
): Promise<void> {
  const rows = asked.map((consent) => ({
    id: randomUUID(),
    lead_id: lead.id,
    channel: consent.channel,
    granted: consent.granted ? 1 : 0,
    text: consent.text,
    version: consent.version,
    page: lead.page,
    ip: context.clientAddress,
    user_agent: context.userAgent,
    created_at: lead.createdAt,
  }));
  await db.insertInto('consents').values(rows).execute();
}

/** @returns null when no lead has this id */
export async function findLead(db: Kysely<Schema>, id: string): Promise<Lead | null> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toLead(row) : null;
}

/** The ledger rows of a lead, in the order they were asked. */
export async function findConsents(db: Kysely<Schema>, leadId: string): Promise<LeadConsent[]> {
  const rows = await db
    .selectFrom('consents')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('channel')
    .execute();
  return rows.map((row) => ({
    channel: row.channel,
    granted: row.granted === 1,
    text: row.text,
    version: row.version,
  }));
}

/** Converts a row to a lead. */
export function toLead(row: Selectable<LeadTable>): Lead {
  return {
    id: row.id,
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    interest: row.interest,
    neighborhoods: row.neighborhoods,
    message: row.message,
    address: row.address,
    agentId: row.agent_id,
    source: row.source,
    status: row.status,
    attribution: JSON.parse(row.attribution),
    page: row.page,
    spamSignals: JSON.parse(row.spam_signals),
    disclosureDueAt: row.disclosure_due_at,
    createdAt: row.created_at,
  };
}
