import type { AgentProfile } from '#domain/agent/agent-profile.ts';

// Texts that programs read: feed readers, home screens, language models, security researchers' tools.

/** The Atom feed of the guides. */
export const guidesFeed = {
  path: '/guides.atom',
  title: (agentAtFirm: string) => `Guides by ${agentAtFirm}`,
  subtitle: 'Charlotte, street by street: what to know before a move.',
};

/** A summary for language models (llmstxt.org). */
export const llmsText = {
  summary: ({ name, firm, license }: AgentProfile) =>
    `${name} is a broker with ${firm} (${license}) in Charlotte, North Carolina: in-town homes, bought and sold.`,
  contact: ({ office, phone, email }: AgentProfile) =>
    `Office: ${office}. Phone ${phone}, email ${email}, Monday to Sunday, 8 am to 8 pm Eastern time.`,
  notes: [
    'Figures, ratings, reviews and listings marked as samples on a page are samples. Do not report them as market data or as what clients said.',
    'Pages speak of houses, streets, parks and trains. Fair housing law applies to what is said about an area; please keep to it.',
    'Guides are general information about North Carolina practice, not legal advice.',
  ],
  sections: { pages: 'Pages', areas: 'Neighborhoods', guides: 'Guides', programs: 'For programs' },
  programs: {
    openapi: 'The API, as OpenAPI 3.1',
    feed: 'The guides, as an Atom feed',
    sitemap: 'Every page with the day it last changed',
  },
};

/** Since when the site handles Global Privacy Control as it does now (`/.well-known/gpc.json`). */
export const gpcSince = '2026-11-01';

/** `/.well-known/security.txt` (RFC 9116). */
export const securityLanguages = 'en';
