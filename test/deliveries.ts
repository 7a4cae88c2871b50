import { shippedAgent } from '#content/agent.ts';
import { formConsents } from '#content/contact.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Delivery } from '#server/outbox/channel.ts';
import { aLead } from './leads.ts';

/** A contact lead as the outbox passes it to a channel. */
export function contactDelivery(lead: Partial<Lead> = {}, delivery: Partial<Delivery> = {}): Delivery {
  return {
    id: 'evt_0f3b7c1e-5f0a-4a59-9a3c-2d6f8f1f4f10',
    target: '',
    attempt: 1,
    consents: [
      { ...formConsents(shippedAgent.firm).callText, granted: false },
      { ...formConsents(shippedAgent.firm).email, granted: true },
    ],
    lead: { ...CONTACT_LEAD, ...lead },
    ...delivery,
  };
}

/** The same person requesting the seller's guide. */
export function sellerDelivery(lead: Partial<Lead> = {}, delivery: Partial<Delivery> = {}): Delivery {
  const seller: Partial<Lead> = {
    kind: 'seller',
    interest: '',
    neighborhoods: '',
    message: '',
    address: '12 Sample Street, Charlotte',
    page: '/sell',
  };
  return contactDelivery({ ...seller, ...lead }, delivery);
}

const CONTACT_LEAD = aLead({
  id: '2f1c6f8a-55d1-4b0e-9a5b-0c2a7c1a9f10',
  lastName: 'Rivera',
  email: 'jordan.rivera@example.com',
  phone: '(980) 555-0177',
  interest: 'both',
  neighborhoods: 'Dilworth',
  message: 'We have a condo to sell first.\n\nIs spring realistic?',
  attribution: { landingPage: '/', utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring' },
  disclosureDueAt: '2026-11-24T02:50:00.000Z',
  createdAt: '2026-11-21T02:50:00.000Z',
});
