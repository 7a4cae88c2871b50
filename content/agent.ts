import type { Agent, Firm } from '#domain/agent/agent.ts';

// The agent and the firm are fictional. Replace this file, and every page, e-mail and PDF follows.

export const firm: Firm = {
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
  isActive: true,
  createdAt: '2008-03-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};

/** "Avery Stone": the header's title and the sender's name. */
export const agentName = `${agent.firstName} ${agent.lastName}`;

/** "Avery Stone, Stone Realty Group": ends every page's title. */
export const agentAtFirm = `${agentName}, ${firm.name}`;

/** "Broker, Stone Realty Group · NC Lic. #000000": stands wherever the agent's name does. */
export const agentStanding = `Broker, ${firm.name} · ${firm.license}`;

/** The link behind every phone number. */
export const phoneHref = `tel:+1${agent.phone.replace(/\D/g, '')}`;

/** "1500 East Boulevard, Suite 200, Charlotte, NC 28203" */
export const officeAddress = `${firm.streetAddress}, ${firm.city}, ${firm.state} ${firm.postalCode}`;
