import { sessionCookie } from '../auth/session-cookie.ts';
import { formSchemas } from './form-schemas.ts';
import { operation } from './operations.ts';
import { recordSchemas } from './record-schemas.ts';

/** Errors that any request with a body can get. */
const BODY_ERRORS = [400, 403, 413, 415, 422, 429];

const IDEMPOTENCY = {
  'Idempotency-Key':
    'Names one intent, 1 to 200 visible ASCII characters. The same key and body again answers the same lead and makes no second one; with another body it is a 422.',
};

/** The OpenAPI 3.1 document that `GET /api/openapi.json` serves. @param siteUrl public origin @param title name of the API */
export function openapiDocument(siteUrl: string, title: string) {
  return {
    openapi: '3.1.1',
    info: {
      title,
      version: '1',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      description:
        'Leads, chat, comparisons and records of the site. Every error is a problem document (RFC 9457, schema Problem), including 404 for an unknown path and 405 with Allow for an unsupported method.',
    },
    servers: [{ url: siteUrl }],
    security: [], // public unless an operation says otherwise
    paths,
    components: {
      schemas: { ...recordSchemas, ...formSchemas },
      securitySchemes: {
        deskSession: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie(siteUrl),
          description: 'The session of the agent who signed in at /desk, in an HttpOnly cookie.',
        },
      },
    },
  };
}

const paths = {
  '/api/leads': {
    post: operation('', {
      id: 'sendContactLead',
      summary: 'Submit a contact lead',
      takes: 'NewLead',
      headers: IDEMPOTENCY,
      answers: 'Lead',
      status: 201,
      problems: BODY_ERRORS,
    }),
  },
  '/api/seller-leads': {
    post: operation('', {
      id: 'askForSellerGuide',
      summary: "Request the seller's guide",
      takes: 'NewSellerLead',
      headers: IDEMPOTENCY,
      answers: 'SellerLead',
      status: 201,
      problems: BODY_ERRORS,
    }),
  },
  '/api/form-token': {
    get: operation('', {
      id: 'getFormToken',
      summary: 'A signed timestamp to be submitted with a form',
      answers: 'FormToken',
      problems: [503],
    }),
  },
  '/api/chat': {
    post: operation('', {
      id: 'sendChatMessage',
      summary: 'Send a message to the assistant',
      takes: 'NewChatMessage',
      answers: 'ChatAnswer',
      problems: BODY_ERRORS,
    }),
  },
  ...reads({
    '/api/agents/{agentId}/neighborhoods/featured': ['listNeighborhoods', 'Every area', 'Neighborhood', true],
    '/api/agents/{agentId}/properties': [
      'listProperties',
      'The homes for sale, and those sold lately',
      'Property',
      true,
    ],
    '/api/neighborhoods/{slug}': ['getNeighborhood', 'One area', 'Neighborhood', false],
    '/api/guides/{slug}': ['getGuide', 'One guide', 'Guide', false],
  }),
  '/api/agents/{agentId}/leads': {
    get: operation('/api/agents/{agentId}/leads', {
      id: 'listLeads',
      summary: 'List the leads, newest first, fifty at a time; requires the signed-in agent',
      query: {
        cursor: 'Where the page begins, from the `Link` header of the page before; without it, the first',
      },
      answers: 'ListedLead',
      many: true,
      answerHeaders: { Link: 'The next page, with `rel="next"`; missing on the last' },
      problems: [401, 404],
      signedIn: true,
    }),
  },
  '/api/property-comparisons': {
    post: operation('', {
      id: 'keepComparison',
      summary: 'Save a comparison',
      takes: 'NewPropertyComparison',
      answers: 'PropertyComparison',
      status: 201,
      problems: BODY_ERRORS,
    }),
  },
  '/api/property-comparisons/{id}': {
    get: operation('/api/property-comparisons/{id}', {
      id: 'listComparisons',
      summary: 'List the comparisons of a session, newest first',
      answers: 'PropertyComparison',
      many: true,
      problems: [429],
    }),
    delete: operation('/api/property-comparisons/{id}', {
      id: 'removeComparison',
      summary: 'Delete a comparison',
      answers: null,
      status: 204,
      problems: [403, 404, 429],
    }),
  },
  '/api/counts': {
    post: operation('', {
      id: 'countStep',
      summary: 'Count a step on a page, anonymously',
      takes: 'NewCount',
      answers: null,
      status: 204,
      problems: BODY_ERRORS,
    }),
  },
  '/healthz': {
    get: operation('', { id: 'getHealth', summary: 'Liveness of the process', answers: 'Health' }),
  },
  '/readyz': {
    get: operation('', {
      id: 'getReadiness',
      summary: 'Readiness: whether a lead can be saved',
      answers: 'Health',
      problems: [503],
    }),
  },
};

type Read = [id: string, summary: string, answers: keyof typeof recordSchemas, many: boolean];

function reads(all: Record<string, Read>) {
  return Object.fromEntries(
    Object.entries(all).map(([path, [id, summary, answers, many]]) => [
      path,
      { get: operation(path, { id, summary, answers, many, problems: [404] }) },
    ]),
  );
}
