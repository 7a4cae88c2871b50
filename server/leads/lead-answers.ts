import type { Lead } from '#domain/leads/lead.ts';

/** The response body of `POST /api/leads`. */
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

/** The response body of `POST /api/seller-leads`. */
export function sellerLeadAnswer(lead: Lead, guideUrl: string) {
  const { id, firstName, lastName, email, phone, address, agentId, source, status, createdAt } = lead;
  return { id, firstName, lastName, email, phone, address, agentId, source, status, createdAt, guideUrl };
}
