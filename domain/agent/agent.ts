import * as v from 'valibot';
import { lacksAlt } from '../pictures/uploaded-picture.ts';
import {
  altField,
  amount,
  field,
  line,
  managed,
  moment,
  picture,
  prose,
  slug,
  wholeNumber,
} from '../record-fields.ts';

const EVERYWHERE = 'Every page, the chat, every mail and the seller’s guide';
const IN_PRINT = 'The seller’s guide is printed in Latin letters; others are left out there.';
/** The social links on the site are the site's own, in content/navigation.ts. */
const NOT_YET = 'Not on the site yet';
const AT_THE_FOOT = 'The foot of every page, mails and the chat';
/** Map links need coordinates, not just an address. */
const ON_MAPS = 'In degrees, as a map shows them for the address: 35.2036 and -80.8449.';
const MEET_CARD = 'The card "Meet your agent" on the home page';

/** The brokerage: its name must appear beside the agent's on every page, e-mail and PDF (21 NCAC 58A .0105). */
const firmSchema = v.object({
  name: field(line, { label: 'Firm', help: IN_PRINT, shows: EVERYWHERE }),
  license: field(line, { label: 'License', help: 'As people read it: NC Lic. #000000.', shows: EVERYWHERE }),
  streetAddress: field(line, { label: 'Street', shows: AT_THE_FOOT }),
  city: field(line, { label: 'City', shows: AT_THE_FOOT }),
  state: field(line, { label: 'State', help: 'Two letters.', shows: AT_THE_FOOT }),
  postalCode: field(line, { label: 'ZIP code', shows: AT_THE_FOOT }),
  latitude: field(degrees(90), {
    label: 'Latitude',
    help: ON_MAPS,
    shows: 'The map at the foot of every page',
  }),
  longitude: field(degrees(180), {
    label: 'Longitude',
    help: ON_MAPS,
    shows: 'The map at the foot of every page',
  }),
});

export type Firm = v.InferOutput<typeof firmSchema>;

const agentFields = v.object({
  id: managed(wholeNumber),
  slug: managed(slug),
  firstName: field(line, { label: 'First name', help: IN_PRINT, shows: EVERYWHERE }),
  lastName: field(line, { label: 'Last name', help: IN_PRINT, shows: EVERYWHERE }),
  email: field(v.pipe(v.string(), v.email()), {
    label: 'Email',
    shows: EVERYWHERE,
  }),
  /** Formatted: "(704) 555-0142". */
  phone: field(line, {
    label: 'Phone',
    help: 'As people read it: (704) 555-0142.',
    shows: EVERYWHERE,
  }),
  /** Records written before this field existed lack it; the default firm is used for them. */
  firm: field(v.optional(firmSchema), { label: 'Firm and office' }),
  bio: field(prose, { label: 'About you', shows: 'The home page and your page', widget: 'paragraphs' }),
  headshot: field(picture, {
    label: 'Portrait',
    shows: 'The home page and your page',
    widget: 'picture',
    alt: 'headshotAlt',
  }),
  headshotAlt: altField(v.optional(v.string(), '')),
  welcomeVideo: managed(v.nullable(line)),
  /** Part of the data model; never rendered and never given to the assistant (fair housing). */
  church: managed(v.nullable(line)),
  favoriteNeighborhood: field(line, { label: 'Favorite neighborhood', shows: MEET_CARD }),
  favoriteSpot: field(line, { label: 'Favorite spot', shows: MEET_CARD }),
  favoriteRestaurant: field(line, { label: 'Favorite restaurant', shows: MEET_CARD }),
  hobby: field(line, { label: 'Away from work', shows: MEET_CARD }),
  homesSold: field(amount, { label: 'Homes sold', shows: NOT_YET }),
  avgDaysOnMarket: field(amount, { label: 'Average days on market', shows: NOT_YET }),
  /** A decimal as text, for example "5.0". */
  rating: field(line, { label: 'Rating', help: 'A decimal, such as 5.0.', shows: NOT_YET }),
  instagramHandle: field(v.nullable(line), { label: 'Instagram name', shows: NOT_YET }),
  facebookProfile: field(v.nullable(line), { label: 'Facebook address', shows: NOT_YET }),
  linkedinProfile: field(v.nullable(line), { label: 'LinkedIn address', shows: NOT_YET }),
  personalWebsite: field(v.nullable(line), { label: 'Other website', shows: NOT_YET }),
  isActive: managed(v.boolean()),
  createdAt: managed(moment),
  updatedAt: managed(moment),
});

/** The agent as stored and as the public API returns them. */
export const agentSchema = v.pipe(
  agentFields,
  v.forward(
    v.partialCheck(
      [['headshot'], ['headshotAlt']],
      ({ headshot, headshotAlt }) => !lacksAlt(headshot, headshotAlt),
    ),
    ['headshotAlt'],
  ),
);

/** The agent as stored. */
export type AgentRecord = v.InferOutput<typeof agentSchema>;

/** The agent as read from the store. */
export interface Agent extends AgentRecord {
  firm: Firm;
}

function degrees(most: number) {
  return v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
}
