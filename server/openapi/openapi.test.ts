import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { BUILT_IN_GUIDE_SLUG } from '#content/guide-page.ts';
import { listings } from '#content/listings.ts';
import { propertySchema } from '#domain/listings/property.ts';
import { type AppUnderTest, contactFields, sellerFields, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { setUpOwner } from '#test/desk.ts';
import { storeLead } from '#test/stored-lead.ts';
import type { JsonSchema } from './json-schema.ts';
import { openapiDocument } from './openapi-document.ts';

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }>; headers?: object }>;
}

const document = openapiDocument('https://stone.example', 'Avery Stone');
const PAGE_SIZE = 50;
const paths = document.paths as Record<string, Record<string, Operation>>;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

beforeAll(() => {
  // The test forbids additional properties, so that no property stays undocumented.
  ajv.addSchema({ $id: 'api', ...withoutAdditionalProperties(document as unknown as JsonSchema) });
});

describeOnBothEngines('the OpenAPI document', (database) => {
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

  /** Makes a request and checks that the document describes its response. */
  async function expectDescribed(
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
    else expect(schema && schemaErrors(answer, schema), `${method} ${path}: ${type}`).toEqual([]);
    return answer;
  }

  test('describes every route of the app and no others', async () => {
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

  // The assistant's first answer loads its data, which is slow on a busy machine.
  test('matches the real responses, to valid and to invalid requests', {
    timeout: 60_000,
  }, async () => {
    app = await startApp(database());
    const LEADS: [string, string] = ['POST', '/api/leads'];
    await expectDescribed(LEADS, '/api/leads', 201, contactFields());
    await expectDescribed(LEADS, '/api/leads', 422, contactFields({ email: 'nobody' }));
    await expectDescribed(LEADS, '/api/leads', 400, contactFields(), { 'idempotency-key': 'ü'.repeat(3) });
    await expectDescribed(LEADS, '/api/leads', 413, contactFields({ message: 'x'.repeat(20_000) }));
    await expectDescribed(LEADS, '/api/leads', 415, contactFields(), { 'content-type': 'text/plain' });
    await expectDescribed(LEADS, '/api/leads', 415, contactFields(), { 'content-encoding': 'gzip' });
    await expectDescribed(LEADS, '/api/leads', 403, contactFields(), { 'sec-fetch-site': 'cross-site' });
    await expectDescribed(['POST', '/api/seller-leads'], '/api/seller-leads', 201, sellerFields());
    await expectDescribed(['GET', '/api/form-token'], '/api/form-token', 200);
    const message = { ...session, message: 'What does Dilworth cost?' };
    await expectDescribed(['POST', '/api/chat'], '/api/chat', 200, message);
    await expectDescribed(['POST', '/api/chat'], '/api/chat', 422, { ...session, message: ' ' });

    const featured = '/neighborhoods/featured';
    await expectDescribed(['GET', `/api/agents/{agentId}${featured}`], `/api/agents/1${featured}`, 200);
    await expectDescribed(['GET', '/api/agents/{agentId}/properties'], '/api/agents/1/properties', 200);
    await expectDescribed(['GET', '/api/agents/{agentId}/properties'], '/api/agents/2/properties', 404);
    await expectDescribed(['GET', '/api/agents/{agentId}/leads'], '/api/agents/1/leads', 401);
    await expectDescribed(['GET', '/api/neighborhoods/{slug}'], '/api/neighborhoods/noda', 200);
    await expectDescribed(['GET', '/api/neighborhoods/{slug}'], '/api/neighborhoods/atlantis', 404);
    await expectDescribed(['GET', '/api/guides/{slug}'], `/api/guides/${BUILT_IN_GUIDE_SLUG}`, 200);

    const COMPARISONS = '/api/property-comparisons';
    const comparison = { ...session, propertyIds: ids };
    const saved = await expectDescribed(['POST', COMPARISONS], COMPARISONS, 201, comparison);
    await expectDescribed(['POST', COMPARISONS], COMPARISONS, 422, { ...session, propertyIds: [] });
    await expectDescribed(['GET', `${COMPARISONS}/{id}`], `${COMPARISONS}/a-session`, 200);
    await expectDescribed(['DELETE', `${COMPARISONS}/{id}`], `${COMPARISONS}/${saved.id}`, 204);
    await expectDescribed(['DELETE', `${COMPARISONS}/{id}`], `${COMPARISONS}/${saved.id}`, 404);
    await expectDescribed(['POST', '/api/counts'], '/api/counts', 204, { step: 'contact-seen' });
    await expectDescribed(['POST', '/api/counts'], '/api/counts', 422, { step: 'contact-sent' });
    await expectDescribed(['GET', '/healthz'], '/healthz', 200);
    await expectDescribed(['GET', '/readyz'], '/readyz', 200);
    await app.stop();
  });

  test('describes the pages of leads and the cookie that gets them', async () => {
    app = await startApp(database());
    const { name } = document.components.securitySchemes.deskSession;
    expect(name).toBe('__Host-desk-session');
    const { cookie } = await setUpOwner(app, database());
    const { db } = database();
    await db.deleteFrom('leads').execute();
    for (let stored = 0; stored <= PAGE_SIZE; stored += 1) await storeLead(database());
    await db.updateTable('leads').set({ status: 'client' }).execute();
    const path = '/api/agents/1/leads';
    const LIST: [string, string] = ['GET', '/api/agents/{agentId}/leads'];
    const first = await expectDescribed(LIST, path, 200, undefined, { cookie });
    const link = (await call('GET', path, undefined, { cookie })).response.headers.get('link') ?? '';
    const [next = ''] = /(?<=<).+(?=>)/.exec(link) ?? [];
    const last = await expectDescribed(LIST, next, 200, undefined, { cookie });
    expect([first.length, last.length]).toEqual([PAGE_SIZE, 1]);
    const described = paths[LIST[1]]?.get;
    expect(described?.parameters?.map((one) => one.name)).toContain('cursor');
    expect(Object.keys(described?.responses[200]?.headers ?? {})).toEqual(['Link']);
    await app.stop();
  });

  test('holds for unknown methods and paths too, which get a problem', async () => {
    app = await startApp(database());
    const answers = async (method: string, path: string, status: number) => {
      const { response, body } = await call(method, path);
      expect([response.status, response.headers.get('content-type')], `${method} ${path}`).toEqual([
        status,
        'application/problem+json',
      ]);
      expect(schemaErrors(body, { $ref: '#/components/schemas/Problem' })).toEqual([]);
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

  test('requires the same form fields as the API', async () => {
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

  test('is served to any origin and contains the URL of this server', async () => {
    app = await startApp(database());
    const { response, body } = await call('GET', '/api/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'http://stone.example' }] });
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await app.stop();
  });
});

test('the schema of a home lists every field of a listing', () => {
  const { properties } = document.components.schemas.Property;
  expect(Object.keys(properties).sort()).toEqual(Object.keys(propertySchema.entries).sort());
});

function schemaErrors(value: unknown, schema: JsonSchema): unknown[] {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
  const validate = ajv.compile(local);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** A copy of the schema that forbids additional properties. */
function withoutAdditionalProperties(schema: unknown): JsonSchema {
  if (Array.isArray(schema)) return schema.map(withoutAdditionalProperties) as unknown as JsonSchema;
  if (typeof schema !== 'object' || schema === null) return schema as unknown as JsonSchema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withoutAdditionalProperties(value)]),
  );
  return inner.type === ('object' as unknown) ? { ...inner, additionalProperties: false } : inner;
}
