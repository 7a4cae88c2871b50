import type { Lead } from '#domain/leads/lead.ts';

/** A contact lead as `POST /api/leads` answers it. */
export function contactLeadAnswer(lead: Lead) {
  const { id, firstName, lastName, email, phone, interest, neighborhoods, message } = lead;
  const { agentId, source, status, createdAt } = lead;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    interest,
    neighborhoods,
    message,
    agentId,
    source,
    status,
    createdAt,
  };
}

/** A seller lead as `POST /api/seller-leads` answers it. */
export function sellerLeadAnswer(lead: Lead, guideUrl: string) {
  const { id, firstName, lastName, email, phone, address, agentId, source, status, createdAt } = lead;
  return { id, firstName, lastName, email, phone, address, agentId, source, status, createdAt, guideUrl };
}
