import * as v from 'valibot';
import { amount, line, moment, picture, prose, slug, wholeNumber } from '../record-fields.ts';

/** The one agent of this site. Clients may send an `agentId`; the server never believes it and sets this one. */
export const AGENT_ID = 1;

/** The agent as the public API and the pages know them. */
export const agentSchema = v.object({
  id: wholeNumber,
  slug,
  firstName: line,
  lastName: line,
  email: v.pipe(v.string(), v.email()),
  /** As a person reads it: "(704) 555-0142". */
  phone: line,
  bio: prose,
  headshot: picture,
  welcomeVideo: v.nullable(line),
  /** Part of the data model; never rendered and never given to the assistant (fair housing). */
  church: v.nullable(line),
  favoriteNeighborhood: line,
  favoriteSpot: line,
  favoriteRestaurant: line,
  hobby: line,
  homesSold: amount,
  avgDaysOnMarket: amount,
  /** A decimal as text, for example "5.0". */
  rating: line,
  instagramHandle: v.nullable(line),
  facebookProfile: v.nullable(line),
  linkedinProfile: v.nullable(line),
  personalWebsite: v.nullable(line),
  isActive: v.boolean(),
  createdAt: moment,
  updatedAt: moment,
});

export type Agent = v.InferOutput<typeof agentSchema>;

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
