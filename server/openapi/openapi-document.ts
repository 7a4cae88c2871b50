import { agentAtFirm } from '#content/agent.ts';
import { formSchemas } from './form-schemas.ts';
import { operation } from './operations.ts';
import { recordSchemas } from './record-schemas.ts';

/** Refusals of every request that carries a body. */
const OF_A_BODY = [400, 403, 413, 415, 422, 429];

const IDEMPOTENCY = {
  'Idempotency-Key':
    'Names one intent, 1 to 200 visible ASCII characters. The same key and body again answers the same lead and makes no second one; with another body it is a 422.',
};

/** The API in OpenAPI 3.1, as `GET /api/openapi.json` answers it. @param siteUrl public origin */
export function openapiDocument(siteUrl: string) {
  return {
    openapi: '3.1.1',
    info: {
      title: agentAtFirm,
      version: '1',
      description:
        'Leads, chat, comparisons and records of the site. Every refusal is a problem (RFC 9457, the schema Problem): also a 404 for an address that is not described here, and a 405 with Allow for a method that is not.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: { schemas: { ...recordSchemas, ...formSchemas } },
  };
}

const paths = {
  '/api/leads': {
    post: operation('', {
      summary: 'Send a contact lead',
      takes: 'NewLead',
      headers: IDEMPOTENCY,
      answers: 'Lead',
      status: 201,
      problems: OF_A_BODY,
    }),
  },
  '/api/seller-leads': {
    post: operation('', {
      summary: "Ask for the seller's guide",
      takes: 'NewSellerLead',
      headers: IDEMPOTENCY,
      answers: 'SellerLead',
      status: 201,
      problems: OF_A_BODY,
    }),
  },
  '/api/form-token': {
    get: operation('', {
      summary: 'A signed time stamp, which a form sends back with its values',
      answers: 'FormToken',
      problems: [503],
    }),
  },
  '/api/chat': {
    post: operation('', {
      summary: 'Send a message to the assistant',
      takes: 'NewChatMessage',
      answers: 'ChatAnswer',
      problems: OF_A_BODY,
    }),
  },
  ...reads({
    '/api/agents/{agentId}/neighborhoods/featured': ['Every area', 'Neighborhood', true],
    '/api/agents/{agentId}/properties': ['The homes for sale', 'Property', true],
    '/api/neighborhoods/{slug}': ['One area', 'Neighborhood', false],
    '/api/guides/{slug}': ['One guide', 'Guide', false],
  }),
  '/api/agents/{agentId}/leads': {
    get: operation('/api/agents/{agentId}/leads', {
      summary: 'The leads, which only the agent may read',
      answers: null,
      status: null,
      problems: [401],
    }),
  },
  '/api/property-comparisons': {
    post: operation('', {
      summary: 'Keep a comparison',
      takes: 'NewPropertyComparison',
      answers: 'PropertyComparison',
      status: 201,
      problems: OF_A_BODY,
    }),
  },
  '/api/property-comparisons/{id}': {
    get: operation('/api/property-comparisons/{id}', {
      summary: 'The comparisons of the session with this id, newest first',
      answers: 'PropertyComparison',
      many: true,
      problems: [429],
    }),
    delete: operation('/api/property-comparisons/{id}', {
      summary: 'Remove the comparison with this id',
      answers: null,
      status: 204,
      problems: [403, 404, 429],
    }),
  },
  '/api/counts': {
    post: operation('', {
      summary: 'Count a step on the page that sends it; nothing is kept of who took it',
      takes: 'NewCount',
      answers: null,
      status: 204,
      problems: OF_A_BODY,
    }),
  },
  '/healthz': { get: operation('', { summary: 'Whether the process lives', answers: 'Health' }) },
  '/readyz': {
    get: operation('', { summary: 'Whether a lead can be kept', answers: 'Health', problems: [503] }),
  },
};

type Read = [summary: string, answers: keyof typeof recordSchemas, many: boolean];

function reads(all: Record<string, Read>) {
  return Object.fromEntries(
    Object.entries(all).map(([path, [summary, answers, many]]) => [
      path,
      { get: operation(path, { summary, answers, many, problems: [404] }) },
    ]),
  );
}
