import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { shippedAgent } from './agent.ts';
import { footer } from './footer.ts';
import { sellerGuide } from './seller-guide.ts';

/** What the PDF says about itself: its window title, its author and its subject. */
export const guideDocument = {
  title: `The Seller’s Guide: ${sellerGuide.cover.subtitle.join(' ')}`,
  author: shippedAgent.atFirm,
  subject: 'How a home sale works in North Carolina, step by step',
  edition: 'Edition of November 2026',
  /** The moment that the file itself names, so that printing it twice makes the same file. */
  editionDate: '2026-11-01T12:00:00.000Z',
};

/**
 * What the PDF's pages say of the agent, each as one line: the file is printed with the shipped agent, and the server
 * sets these lines anew when another is published.
 */
export function guideAgentLines(agent: AgentProfile) {
  const { name, firm, license, phone, email, street, city, state, postalCode, standing } = agent;
  return {
    name,
    firm,
    license,
    phone,
    email,
    street,
    standing,
    town: `${city}, ${state} ${postalCode}`,
    footOffice: `${firm} · ${license}`,
    footAgent: `${name} · ${phone}`,
    edition: `${guideDocument.edition}. ${footer.copyright(firm)}`,
  };
}
