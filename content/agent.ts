import type { Agent, AgentRecord, Firm } from '#domain/agent/agent.ts';
import { agentProfile } from '#domain/agent/agent-profile.ts';

// The built-in agent and firm, which are fictional. An agent published at the desk replaces them.

const firm: Firm = {
  name: 'Stone Realty Group',
  license: 'NC Lic. #000000',
  streetAddress: '1500 East Boulevard, Suite 200',
  city: 'Charlotte',
  state: 'NC',
  postalCode: '28203',
  latitude: 35.2036,
  longitude: -80.8449,
};

export const agent: Agent = {
  id: 1,
  slug: 'avery-stone',
  firstName: 'Avery',
  lastName: 'Stone',
  email: 'hello@averystone.example',
  phone: '(704) 555-0142',
  bio: 'Avery Stone and the team work in-town: the bungalow streets, the mill village, the towers and the lake beyond. Small ground, known well.',
  headshot: 'portrait',
  headshotAlt:
    'Illustration of a terracotta front door with a glowing fanlight and two lanterns, framed by nested arches.',
  welcomeVideo: null,
  church: null,
  favoriteNeighborhood: 'Fourth Ward',
  favoriteSpot: 'Freedom Park, before eight',
  favoriteRestaurant: 'Anywhere with a porch',
  hobby: 'Restoring old windows',
  homesSold: 2500,
  avgDaysOnMarket: 28,
  rating: '5.0',
  instagramHandle: 'averystone.example',
  facebookProfile: 'https://example.com/facebook/averystone',
  linkedinProfile: 'https://example.com/linkedin/averystone',
  personalWebsite: 'https://example.com/stone-realty-group',
  firm,
  isActive: true,
  createdAt: '2008-03-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};

/** Records written before the firm was part of them get the built-in one. */
export function agentOf(record: AgentRecord): Agent {
  return { ...record, firm: record.firm ?? firm };
}

/**
 * The built-in agent's profile, for files made before anything is published; the server sets other names on the PDF and
 * the link previews.
 */
export const shippedAgent = agentProfile(agent);
