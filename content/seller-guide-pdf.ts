import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { shippedAgent } from './agent.ts';
import { footer } from './footer.ts';
import { sellerGuide } from './seller-guide.ts';

/** The metadata of the PDF: its window title, author and subject. */
export const guideDocument = {
  title: `The Seller’s Guide: ${sellerGuide.cover.subtitle.join(' ')}`,
  author: shippedAgent.atFirm,
  subject: 'How a home sale works in North Carolina, step by step',
  edition: 'Edition of November 2026',
  /** The PDF's date; fixed, so that printing it twice results in the same file. */
  editionDate: '2026-11-01T12:00:00.000Z',
};

/**
 * The lines of the PDF about the agent: the file is printed with the built-in agent, and the server replaces these lines
 * when another one is published.
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
