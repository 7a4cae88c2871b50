import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppUnderTest, contactFields, sellerFields, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';

describeOnBothEngines('leads that are refused over HTTP', (database) => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp(database());
  });
  afterAll(() => app.stop());

  const isProblem = (headers: Headers) =>
    expect(headers.get('content-type')).toBe('application/problem+json');

  test('malformed JSON gets a 400', async () => {
    const { status, headers } = await app.post('/api/leads', '{"firstName":');
    expect(status).toBe(400);
    isProblem(headers);
  });

  test('a body that is not JSON gets a 415', async () => {
    const { status, headers } = await app.post('/api/leads', 'firstName=A', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(status).toBe(415);
    isProblem(headers);
  });

  test('a client that escapes every character may send the longest message', async () => {
    const escaped = JSON.stringify(contactFields({ message: '漢'.repeat(5_000) })).replaceAll(
      '漢',
      '\\u6f22',
    );
    expect((await app.post('/api/leads', escaped)).status).toBe(201);
  });

  test('a body of more than 16 KiB gets a 413', async () => {
    const body = (bytes: number) => JSON.stringify(contactFields()).padEnd(bytes);
    expect((await app.post('/api/leads', body(16_384))).status).toBe(201);
    const { status, headers } = await app.post('/api/leads', body(16_385));
    expect(status).toBe(413);
    isProblem(headers);
  });

  test('a name without a visible character is missing', async () => {
    const { status, body } = await app.post(
      '/api/leads',
      contactFields({ firstName: '\u200b', lastName: '\u2066\u0301' }),
    );
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['firstName', 'lastName']);
  });

  test('the response names each invalid field and how to correct it', async () => {
    const { status, headers, body } = await app.post('/api/leads', {
      firstName: ' ',
      lastName: 'l'.repeat(101),
      email: 'jordan@',
      interest: 'renting',
      message: 'm'.repeat(5_001),
    });
    expect(status).toBe(422);
    isProblem(headers);
    expect(body.errors).toEqual([
      { field: 'firstName', message: 'Enter your first name.' },
      { field: 'lastName', message: 'Shorten your last name to 100 characters.' },
      { field: 'email', message: 'Enter an email address like name@example.com.' },
      { field: 'interest', message: 'Choose what you would like help with.' },
      { field: 'message', message: 'Shorten your message to 5,000 characters.' },
    ]);
  });

  test.each<[path: string, field: string, filler: string, longest: number]>([
    ['/api/leads', 'firstName', '🏡', 100],
    ['/api/leads', 'phone', '7', 50],
    ['/api/leads', 'neighborhoods', 'é', 500],
    ['/api/leads', 'message', '🏡', 5_000],
    ['/api/seller-leads', 'phone', '7', 50],
    ['/api/seller-leads', 'address', 'a', 300],
  ])('%s accepts a %s of its maximum length and no longer', async (path, field, filler, longest) => {
    const send = (length: number) => app.post(path, sellerFields({ [field]: filler.repeat(length) }));
    const { status, body } = await send(longest);
    expect([status, body[field]]).toEqual([201, filler.repeat(longest)]);
    const refused = await send(longest + 1);
    expect([refused.status, refused.body.errors.length, refused.body.errors[0]?.field]).toEqual([
      422,
      1,
      field,
    ]);
  });

  test('an email address may have 254 characters, as SMTP allows', async () => {
    const address = (length: number) => {
      const domain = `${'d'.repeat(60)}.`.repeat(4);
      return `${'j'.repeat(length - domain.length - 5)}@${domain}com`.padEnd(length, 'm');
    };
    const send = async (length: number) =>
      (await app.post('/api/leads', contactFields({ email: address(length) }))).status;
    expect([await send(254), await send(255)]).toEqual([201, 422]);
  });

  test('a seller must leave a phone number', async () => {
    const { status, body } = await app.post('/api/seller-leads', sellerFields({ phone: '' }));
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'phone', message: 'Enter your phone number.' }]);
  });

  test.each([
    ['a list', []],
    ['null', null],
    ['a number', 7],
    ['text', '"hello"'],
    ['wrong types', { firstName: 1, lastName: {}, email: [], interest: true }],
    ['a prototype', '{"__proto__":{"firstName":"A"},"constructor":{"prototype":{}}}'],
  ])('%s instead of a form gets a 422', async (_name, body) => {
    expect((await app.post('/api/leads', body)).status).toBe(422);
  });

  test('a contact form with a phone number but no e-mail address gets a 422', async () => {
    const { status, body } = await app.post(
      '/api/leads',
      contactFields({ email: '', phone: '704-555-0100' }),
    );
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'email' }]);
  });

  test('a cross-site form post gets a 403', async () => {
    const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await app.post('/api/leads', contactFields(), crossSite)).status).toBe(403);
    expect((await app.post('/api/leads', contactFields(), { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await app.post('/api/leads', contactFields(), { origin: 'http://stone.example' })).status).toBe(
      201,
    );
  });

  test('a form from an older browser is accepted if a proxy ends TLS and SITE_URL says http', async () => {
    const origin = app.url.replace('http:', 'https:');
    expect((await app.post('/api/leads', contactFields(), { origin })).status).toBe(201);
  });
});
