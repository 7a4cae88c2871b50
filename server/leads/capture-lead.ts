import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import { formConsents } from '#content/contact.ts';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import { DAY_MS } from '#domain/durations.ts';
import { parseAttribution } from '#domain/leads/attribution.ts';
import { parseChatLead } from '#domain/leads/chat-lead.ts';
import { type ContactLead, parseContactLead } from '#domain/leads/contact-lead.ts';
import {
  DISCLOSURE_DUE_DAYS,
  LEAD_SOURCE,
  LEAD_STATUS,
  type Lead,
  type LeadKind,
} from '#domain/leads/lead.ts';
import type { LeadConsent } from '#domain/leads/lead-consent.ts';
import { parseSellerLead, type SellerLead } from '#domain/leads/seller-lead.ts';
import type { SpamSignal } from '#domain/leads/spam-score.ts';
import type { Catalog, LeadContext, LeadOutcome, Leads } from '#domain/services.ts';
import { CONFLICTS_OR_LOCK_TIMEOUT, inRetriedTransaction } from '../database/busy-store.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { noteDeskEvent } from '../live/desk-events.ts';
import { fingerprint } from './fingerprint.ts';
import { createFormTokens } from './form-token.ts';
import { isReplayed } from './form-token-uses.ts';
import { claimKey } from './idempotency-keys.ts';
import { insertConsents, insertLead } from './lead-store.ts';
import { findSpamSignals } from './spam-signals.ts';

const PARSERS = { contact: parseContactLead, seller: parseSellerLead, chat: parseChatLead };

/** Fields that not every form has. */
const BLANK_FIELDS = { interest: '', neighborhoods: '', message: '', address: '' } as const;

interface LeadsOptions {
  database: Database;
  /** The agent named on the forms. */
  agent: Catalog['profile'];
  /** Queues a lead's deliveries in the transaction that stores it. */
  queueDeliveries: (trx: Transaction<Schema>, lead: Lead) => Promise<void>;
  /** Called after a new lead is committed. */
  onStored: () => void;
  log: Logger;
  now: () => Date;
}

/** Creates the single entry point for leads: form posts, the API and the assistant all call `capture`. */
export function createLeads({ database, agent, queueDeliveries, onStored, log, now }: LeadsOptions): Leads {
  const tokens = createFormTokens(database.db, now);

  async function capture(kind: LeadKind, input: unknown, context: LeadContext): Promise<LeadOutcome> {
    const parsed = PARSERS[kind](input);
    if (!parsed.ok) return { status: 'invalid', issues: parsed.issues };

    const { signals, tokenId } = context.submission
      ? await findSpamSignals(input, context.submission, tokens)
      : { signals: [], tokenId: '' };
    const lead = newLead(kind, parsed.values, input, { ...context, signals }, now());
    const ledger = context.consents ?? askedByForm((await agent()).firm, parsed.values);
    try {
      const keep = async (trx: Transaction<Schema>): Promise<LeadOutcome> => {
        const claim = { key: context.idempotencyKey, fingerprint: fingerprint([kind, parsed.values]) };
        const earlier = await claimKey(trx, claim, lead);
        if (earlier) return earlier;
        const replayed = await isReplayed(trx, tokenId, lead);
        const kept: Lead = replayed ? { ...lead, spamSignals: [...signals, 'replayed'] } : lead;
        await insertLead(trx, kept, context.chatSession);
        await insertConsents(trx, kept, ledger, context);
        await queueDeliveries(trx, kept);
        await noteDeskEvent(trx, 'lead', kept.id, { isNew: true });
        return { status: 'saved', lead: kept, isNew: true };
      };
      const outcome = await inRetriedTransaction(database, keep, CONFLICTS_OR_LOCK_TIMEOUT);
      if (outcome.status === 'saved' && outcome.isNew) onStored();
      return outcome;
    } catch (error) {
      log.error({ err: error, leadId: lead.id }, 'The store did not take a lead');
      return { status: 'unavailable' };
    }
  }

  return { capture, formToken: tokens.issue };
}

function newLead(
  kind: LeadKind,
  values: ContactLead | SellerLead,
  input: unknown,
  { page, signals }: LeadContext & { signals: SpamSignal[] },
  now: Date,
): Lead {
  const { callTextConsent: _, ...fields } = values;
  return {
    ...BLANK_FIELDS,
    ...fields,
    id: randomUUID(),
    kind,
    agentId: AGENT_ID,
    source: LEAD_SOURCE,
    status: LEAD_STATUS,
    attribution: parseAttribution((input as { attribution?: unknown }).attribution),
    page,
    spamSignals: signals,
    disclosureDueAt: new Date(now.getTime() + DISCLOSURE_DUE_DAYS * DAY_MS).toISOString(),
    createdAt: now.toISOString(),
  };
}

/** Every form asks the same two consents; the e-mail consent is implied by sending the form. */
function askedByForm(firm: string, { callTextConsent }: ContactLead | SellerLead): LeadConsent[] {
  const { callText, email } = formConsents(firm);
  return [
    { ...callText, granted: callTextConsent },
    { ...email, granted: true },
  ];
}
