import { LEAD_STATUSES } from '#domain/desk/lead-inbox.ts';
import { PROMISED_REPLY_HOURS } from '#domain/leads/lead.ts';
import {
  integer,
  list,
  moment,
  numberOrNull,
  oneOf,
  record,
  text,
  textOrNull,
  yesOrNo,
} from './json-schema.ts';

const figureSource = record({ sample: yesOrNo, name: text, asOf: { type: 'string', format: 'date' } });

const lead = {
  id: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  agentId: integer,
  source: { const: 'website' },
  status: { const: 'new', description: `A reply is promised within ${PROMISED_REPLY_HOURS} hours.` },
  createdAt: moment,
};

const contactLead = { ...lead, interest: text, neighborhoods: text, message: text };

/** Response bodies of the API, by name. Figures with `sample: true` and listings with `isSample: true` are made up. */
export const recordSchemas = {
  Lead: record(contactLead),
  ListedLead: record({ ...contactLead, status: oneOf(...LEAD_STATUSES), address: text }),
  SellerLead: record({ ...lead, address: text, guideUrl: { type: 'string', format: 'uri' } }),
  Neighborhood: record(
    {
      id: integer,
      slug: text,
      name: text,
      alsoCalled: list(text),
      tagline: text,
      description: text,
      medianPrice: { ...numberOrNull, description: 'US dollars' },
      walkScore: { ...numberOrNull, description: '0 to 100, as the other scores' },
      transitScore: numberOrNull,
      bikeScore: numberOrNull,
      crimeRating: textOrNull,
      schoolRating: textOrNull,
      image: text,
      imageAlt: text,
      map: {
        ...record({ at: list({ type: 'number' }), tint: text }),
        type: ['object', 'null'],
        description: "Place on the site's own map",
      },
      keyFeatures: list(text),
      highlights: list(text),
      marketData: record({ medianPrice: integer, averageDays: integer, inventory: integer }),
      neighbors: list(text),
      source: figureSource,
    },
    { updatedAt: { ...moment, description: 'When it was last changed; omitted if never' } },
  ),
  Guide: record({
    id: integer,
    title: text,
    slug: text,
    content: { type: 'string', description: 'Sanitized HTML' },
    excerpt: text,
    image: text,
    imageAlt: text,
    neighborhoodId: { type: ['integer', 'null'] },
    agentId: integer,
    isFeatured: yesOrNo,
    createdAt: moment,
    updatedAt: moment,
  }),
  Property: record(
    {
      id: text,
      address: text,
      neighborhoodSlug: textOrNull,
      status: { type: 'string', description: 'RESO StandardStatus' },
      price: { type: 'string', pattern: '^\\d+$', description: 'US dollars' },
      bedrooms: numberOrNull,
      bathrooms: numberOrNull,
      squareFootage: numberOrNull,
      yearBuilt: numberOrNull,
      propertyType: text,
      images: list(text),
      description: text,
      daysOnMarket: numberOrNull,
      lotSize: { ...numberOrNull, description: 'Acres' },
      listingFirm: text,
      attributionContact: text,
      isSample: yesOrNo,
      updatedAt: moment,
    },
    {
      imageAlts: {
        type: 'object',
        additionalProperties: text,
        description: 'Alternative texts of the photos, by URL',
      },
      closedOn: { ...textOrNull, format: 'date', description: 'Closing date' },
      openHouses: { ...list(record({ from: moment, to: moment })), description: 'Upcoming ones only' },
      source: text,
    },
  ),
  PropertyComparison: record({
    id: text,
    sessionId: text,
    propertyIds: list(text),
    agentId: integer,
    createdAt: moment,
  }),
  ChatAnswer: record({
    sessionId: text,
    messages: {
      ...list(
        record(
          { role: oneOf('user', 'assistant'), content: text, timestamp: moment },
          {
            lang: { ...oneOf('es'), description: 'The language of the reply, if not English' },
            links: list(record({ label: text, href: text })),
            suggestions: list(text),
          },
        ),
      ),
      description: 'The submitted message, then the reply.',
      minItems: 2,
      maxItems: 2,
    },
  }),
  FormToken: record({ token: text }),
  Health: record({ status: oneOf('alive', 'ready') }),
  Problem: record(
    { type: text, title: text, status: integer, detail: text },
    { errors: list(record({ field: text, message: text })) },
  ),
};
