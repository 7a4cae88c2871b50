/** The one agent of this site. Clients may send an `agentId`; the server never believes it and sets this one. */
export const AGENT_ID = 1;

/** The agent as the public API and the pages know them. Dates are ISO 8601 in UTC. */
export interface Agent {
  id: number;
  slug: string;
  firstName: string;
  lastName: string;
  email: string;
  /** As a person reads it: "(704) 555-0142". */
  phone: string;
  bio: string;
  headshot: string;
  welcomeVideo: string | null;
  /** Part of the data model; never rendered and never given to the assistant (fair housing). */
  church: string | null;
  favoriteNeighborhood: string;
  favoriteSpot: string;
  favoriteRestaurant: string;
  hobby: string;
  homesSold: number;
  avgDaysOnMarket: number;
  /** A decimal as text, for example "5.0". */
  rating: string;
  instagramHandle: string | null;
  facebookProfile: string | null;
  linkedinProfile: string | null;
  personalWebsite: string | null;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
}

/** The brokerage: its name stands beside the agent's on every page, e-mail and PDF (21 NCAC 58A .0105). */
export interface Firm {
  name: string;
  license: string;
  streetAddress: string;
  city: string;
  state: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}
