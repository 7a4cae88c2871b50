import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { BUILT_IN_GUIDE_SLUG } from '#content/guide-page.ts';
import { listings } from '#content/listings.ts';
import { propertySchema } from '#domain/listings/property.ts';
import { type AppUnderTest, contactFields, sellerFields, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import type { JsonSchema } from './json-schema.ts';
import { openapiDocument } from './openapi-document.ts';

interface Operation {
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

const document = openapiDocument('https://stone.example', 'Avery Stone');
const paths = document.paths as Record<string, Record<string, Operation>>;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

beforeAll(() => {
  // In the test an object holds what is described and nothing else, so that nothing goes undescribed.
  ajv.addSchema({ $id: 'api', ...closed(document as unknown as JsonSchema) });
});

describeOnBothEngines('the description of the API', (database) => {
  let app: AppUnderTest;
  const ids = listings.slice(0, 2).map(({ id }) => id);
  const session = { sessionId: 'a-session' };

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(app.url + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { response, body: text ? JSON.parse(text) : undefined };
  }

  /** Makes a request and checks that its answer is one of those described. */
  async function isAsDescribed(
    [method, pattern]: [string, string],
    path: string,
    status: number,
    body?: unknown,
    headers?: Record<string, string>,
  ) {
    const { response, body: answer } = await call(method, path, body, headers);
    expect(response.status, `${method} ${path}`).toBe(status);
    const described = paths[pattern]?.[method.toLowerCase()]?.responses[status];
    expect(described, `${method} ${pattern} answers ${status}`).toBeDefined();
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const schema = described?.content?.[type]?.schema;
    if (answer === undefined) expect(described?.content).toBeUndefined();
    else expect(schema && faultsOf(answer, schema), `${method} ${path}: ${type}`).toEqual([]);
    return answer;
  }

  test('names every route of the app, and no other', async () => {
    app = await startApp(database());
    const served = app.routes
      .map((route) => route.replace(/:(\w+)/g, '{$1}'))
      .filter(
        (route) =>
          / (\/api\/(?!desk\/)|\/healthz|\/readyz)/.test(route) && !route.endsWith('/api/openapi.json'),
      )
      .map((route) => route.replace('{sessionId}', '{id}'));
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual([...new Set(served)].sort());
    await app.stop();
  });

  // The assistant's first answer loads all it knows, which takes its time on a busy machine.
  test('is what the API really answers, for what it takes and for what it refuses', {
    timeout: 60_000,
  }, async () => {
    app = await startApp(database());
    const LEADS: [string, string] = ['POST', '/api/leads'];
    await isAsDescribed(LEADS, '/api/leads', 201, contactFields());
    await isAsDescribed(LEADS, '/api/leads', 422, contactFields({ email: 'nobody' }));
    await isAsDescribed(LEADS, '/api/leads', 400, contactFields(), { 'idempotency-key': 'ü'.repeat(3) });
    await isAsDescribed(LEADS, '/api/leads', 413, contactFields({ message: 'x'.repeat(20_000) }));
    await isAsDescribed(LEADS, '/api/leads', 415, contactFields(), { 'content-type': 'text/plain' });
    await isAsDescribed(LEADS, '/api/leads', 415, contactFields(), { 'content-encoding': 'gzip' });
    await isAsDescribed(LEADS, '/api/leads', 403, contactFields(), { 'sec-fetch-site': 'cross-site' });
    await isAsDescribed(['POST', '/api/seller-leads'], '/api/seller-leads', 201, sellerFields());
    await isAsDescribed(['GET', '/api/form-token'], '/api/form-token', 200);
    const message = { ...session, message: 'What does Dilworth cost?' };
    await isAsDescribed(['POST', '/api/chat'], '/api/chat', 200, message);
    await isAsDescribed(['POST', '/api/chat'], '/api/chat', 422, { ...session, message: ' ' });

    const featured = '/neighborhoods/featured';
    await isAsDescribed(['GET', `/api/agents/{agentId}${featured}`], `/api/agents/1${featured}`, 200);
    await isAsDescribed(['GET', '/api/agents/{agentId}/properties'], '/api/agents/1/properties', 200);
    await isAsDescribed(['GET', '/api/agents/{agentId}/properties'], '/api/agents/2/properties', 404);
    await isAsDescribed(['GET', '/api/agents/{agentId}/leads'], '/api/agents/1/leads', 401);
    await isAsDescribed(['GET', '/api/neighborhoods/{slug}'], '/api/neighborhoods/noda', 200);
    await isAsDescribed(['GET', '/api/neighborhoods/{slug}'], '/api/neighborhoods/atlantis', 404);
    await isAsDescribed(['GET', '/api/guides/{slug}'], `/api/guides/${BUILT_IN_GUIDE_SLUG}`, 200);

    const COMPARISONS = '/api/property-comparisons';
    const comparison = { ...session, propertyIds: ids };
    const kept = await isAsDescribed(['POST', COMPARISONS], COMPARISONS, 201, comparison);
    await isAsDescribed(['POST', COMPARISONS], COMPARISONS, 422, { ...session, propertyIds: [] });
    await isAsDescribed(['GET', `${COMPARISONS}/{id}`], `${COMPARISONS}/a-session`, 200);
    await isAsDescribed(['DELETE', `${COMPARISONS}/{id}`], `${COMPARISONS}/${kept.id}`, 204);
    await isAsDescribed(['DELETE', `${COMPARISONS}/{id}`], `${COMPARISONS}/${kept.id}`, 404);
    await isAsDescribed(['POST', '/api/counts'], '/api/counts', 204, { step: 'contact-seen' });
    await isAsDescribed(['POST', '/api/counts'], '/api/counts', 422, { step: 'contact-sent' });
    await isAsDescribed(['GET', '/healthz'], '/healthz', 200);
    await isAsDescribed(['GET', '/readyz'], '/readyz', 200);
    await app.stop();
  });

  test('says of every other method and address what they answer: a problem', async () => {
    app = await startApp(database());
    const answers = async (method: string, path: string, status: number) => {
      const { response, body } = await call(method, path);
      expect([response.status, response.headers.get('content-type')], `${method} ${path}`).toEqual([
        status,
        'application/problem+json',
      ]);
      expect(faultsOf(body, { $ref: '#/components/schemas/Problem' })).toEqual([]);
      return response.headers.get('allow');
    };
    for (const [path, operations] of Object.entries(paths)) {
      const methods = Object.keys(operations).map((method) => method.toUpperCase());
      const allow = await answers('PUT', path.replace(/{\w+}/, '1'), 405);
      expect(allow?.split(', ').filter((method) => method !== 'HEAD')).toEqual(methods);
    }
    await answers('PUT', '/api/nothing', 404);
    await app.stop();
  });

  test('says what a form must hold as the API demands it', async () => {
    app = await startApp(database());
    const forms = document.components.schemas;
    for (const [path, fields, schema] of [
      ['/api/leads', contactFields(), forms.NewLead],
      ['/api/seller-leads', sellerFields(), forms.NewSellerLead],
      ['/api/chat', { ...session, message: 'Hello' }, forms.NewChatMessage],
      ['/api/property-comparisons', { ...session, propertyIds: ids }, forms.NewPropertyComparison],
    ] as const) {
      for (const name of schema.required) {
        const { response, body } = await call('POST', path, { ...fields, [name]: undefined });
        expect(response.status, `${path} without ${name}`).toBe(422);
        expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([name]);
      }
    }
    await app.stop();
  });

  test('is served to any program, with the address of this server', async () => {
    app = await startApp(database());
    const { response, body } = await call('GET', '/api/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'http://stone.example' }] });
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await app.stop();
  });
});

test('a home is described with every field that one may have', () => {
  const { properties } = document.components.schemas.Property;
  expect(Object.keys(properties).sort()).toEqual(Object.keys(propertySchema.entries).sort());
});

function faultsOf(value: unknown, schema: JsonSchema): unknown[] {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
  const validate = ajv.compile(local);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** The same schema, with objects that hold nothing undescribed. */
function closed(schema: unknown): JsonSchema {
  if (Array.isArray(schema)) return schema.map(closed) as unknown as JsonSchema;
  if (typeof schema !== 'object' || schema === null) return schema as unknown as JsonSchema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return inner.type === ('object' as unknown) ? { ...inner, additionalProperties: false } : inner;
}
