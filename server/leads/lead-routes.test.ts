import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppUnderTest, contactFields, sellerFields, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { findConsents, findLead } from './lead-store.ts';

describeOnBothEngines('leads over HTTP', (database) => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp(database());
  });
  afterAll(() => app.stop());

  const countLeads = async (email: unknown) =>
    (await database().db.selectFrom('leads').select('id').where('email', '=', String(email)).execute())
      .length;

  test('a contact lead is answered with 201 and the lead, and is in the store', async () => {
    const fields = contactFields({ phone: ' 704 ', message: 'Hello', neighborhoods: 'NoDa' });
    const { status, body } = await app.post('/api/leads', fields);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...fields,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      phone: '704',
      agentId: 1,
      source: 'website',
      status: 'new',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await findLead(database().db, body.id)).toMatchObject({
      ...fields,
      phone: '704',
      kind: 'contact',
    });
  });

  test('a seller lead is answered with the address of the guide', async () => {
    const { status, body } = await app.post('/api/seller-leads', sellerFields());
    expect(status).toBe(201);
    expect(body).toMatchObject({ address: '12 Sample Street', source: 'website' });
    expect(body.guideUrl).toMatch(/^http:\/\/stone\.example\/.+\.pdf$/);
  });

  test('optional fields left out are kept as blanks', async () => {
    const { body } = await app.post('/api/leads', contactFields({ phone: null }));
    expect(body).toMatchObject({ phone: '', neighborhoods: '', message: '' });
  });

  test('what a client says about agent, source and status is ignored', async () => {
    const { body } = await app.post('/api/leads', contactFields({ agentId: 99, source: 'x', status: 'won' }));
    expect(body).toMatchObject({ agentId: 1, source: 'website', status: 'new' });
  });

  test('Unicode comes back byte for byte', async () => {
    const message = 'Grüße 👩‍👩‍👧 from e\u0301 and é, مرحبا \u202eabc, \uD83C\uDFE1\n\tquote " \\ end';
    const { body } = await app.post('/api/leads', contactFields({ message }));
    expect((await findLead(database().db, body.id))?.message).toBe(message);
  });

  test('a NUL or half a surrogate pair costs nobody their lead', async () => {
    const { status, body } = await app.post('/api/leads', contactFields({ message: 'a\u0000b \ud83c c' }));
    expect(status).toBe(201);
    expect(body.message).toBe('ab \ufffd c');
  });

  test('the consent ledger keeps the exact words, granted or not', async () => {
    const yes = await app.post('/api/leads', contactFields({ callTextConsent: true }));
    const no = await app.post('/api/leads', contactFields());
    const granted = await findConsents(database().db, yes.body.id);
    expect(granted.map(({ channel, granted }) => [channel, granted])).toEqual([
      ['call-text', true],
      ['email', true],
    ]);
    expect(granted[0]?.text).toMatch(/^I agree that Stone Realty Group may call and text me/);
    expect((await findConsents(database().db, no.body.id))[0]).toMatchObject({ granted: false });
  });

  test('the ledger says from which page, address and browser a consent came', async () => {
    const { body } = await app.post('/api/leads', contactFields(), {
      referer: 'http://stone.example/contact?interest=buying',
      'user-agent': 'Test browser',
    });
    const row = await database()
      .db.selectFrom('consents')
      .selectAll()
      .where('lead_id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ page: '/contact', ip: '127.0.0.1', user_agent: 'Test browser' });
  });

  test('first-touch attribution is kept, and a broken one costs nobody their lead', async () => {
    const attribution = { landingPage: '/sell', utm_source: 'x'.repeat(600), secret: 'no', referrer: 7 };
    const good = await app.post('/api/leads', contactFields({ attribution }));
    const kept = await findLead(database().db, good.body.id);
    expect(kept?.attribution).toEqual({ landingPage: '/sell', utm_source: 'x'.repeat(500) });
    expect((await app.post('/api/leads', contactFields({ attribution: 'direct' }))).status).toBe(201);
  });

  test('a lead, its consents and its deliveries are kept together', async () => {
    const { body } = await app.post('/api/seller-leads', sellerFields());
    const deliveries = await database()
      .db.selectFrom('deliveries')
      .selectAll()
      .where('lead_id', '=', body.id)
      .execute();
    expect(deliveries.map(({ channel, state }) => `${channel} ${state}`).sort()).toEqual([
      'agent-email pending',
      'guide-email pending',
    ]);
  });

  describe('Idempotency-Key', () => {
    test('50 simultaneous posts of one key make one lead and get 50 equal answers', async () => {
      const fields = contactFields();
      const posts = Array.from({ length: 50 }, () =>
        app.post('/api/leads', fields, { 'idempotency-key': 'fifty-at-once' }),
      );
      const answers = await Promise.all(posts);
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await countLeads(fields.email)).toBe(1);
    });

    test('the same key with other values is refused', async () => {
      const headers = { 'idempotency-key': 'used-once' };
      expect((await app.post('/api/leads', contactFields(), headers)).status).toBe(201);
      const again = await app.post('/api/leads', contactFields(), headers);
      expect(again.status).toBe(422);
      expect(again.body.title).toBe('Idempotency-Key reused');
    });

    test('without a key, two equal posts are two leads', async () => {
      const fields = contactFields();
      await app.post('/api/leads', fields);
      await app.post('/api/leads', fields);
      expect(await countLeads(fields.email)).toBe(2);
    });

    test('a refused form does not use its key up', async () => {
      const headers = { 'idempotency-key': 'first-wrong-then-right' };
      expect((await app.post('/api/leads', contactFields({ email: 'x' }), headers)).status).toBe(422);
      expect((await app.post('/api/leads', contactFields(), headers)).status).toBe(201);
    });

    test('a key that no client would make is refused', async () => {
      const { status } = await app.post('/api/leads', contactFields(), {
        'idempotency-key': 'k'.repeat(201),
      });
      expect(status).toBe(400);
    });
  });

  describe('bad input', () => {
    const isProblem = (headers: Headers) =>
      expect(headers.get('content-type')).toBe('application/problem+json');

    test('malformed JSON is 400', async () => {
      const { status, headers } = await app.post('/api/leads', '{"firstName":');
      expect(status).toBe(400);
      isProblem(headers);
    });

    test('a body that is not JSON is 415', async () => {
      const { status, headers } = await app.post('/api/leads', 'firstName=A', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(status).toBe(415);
      isProblem(headers);
    });

    test('a body may have 16 KiB and not one byte more: that is 413', async () => {
      const body = (bytes: number) => JSON.stringify(contactFields()).padEnd(bytes);
      expect((await app.post('/api/leads', body(16_384))).status).toBe(201);
      const { status, headers } = await app.post('/api/leads', body(16_385));
      expect(status).toBe(413);
      isProblem(headers);
    });

    test('each wrong field is named with what to do about it', async () => {
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
      ['/api/leads', 'message', 'm', 5_000],
      ['/api/seller-leads', 'phone', '7', 50],
      ['/api/seller-leads', 'address', 'a', 300],
    ])('%s takes a %s of so many characters and not one more', async (path, field, filler, longest) => {
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

    test('an email address may have 254 characters, as mail allows', async () => {
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
    ])('%s instead of a form is 422', async (_name, body) => {
      expect((await app.post('/api/leads', body)).status).toBe(422);
    });

    test('a phone number and no e-mail address is 422: only the chat takes that', async () => {
      const { status, body } = await app.post(
        '/api/leads',
        contactFields({ email: '', phone: '704-555-0100' }),
      );
      expect(status).toBe(422);
      expect(body.errors).toMatchObject([{ field: 'email' }]);
    });

    test('a form posted from another site is 403', async () => {
      const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      expect((await app.post('/api/leads', contactFields(), crossSite)).status).toBe(403);
      expect((await app.post('/api/leads', contactFields(), { origin: 'https://evil.example' })).status).toBe(
        403,
      );
      expect((await app.post('/api/leads', contactFields(), { origin: 'http://stone.example' })).status).toBe(
        201,
      );
    });
  });

  test('leads are never shown without a signed-in agent', async () => {
    expect((await fetch(`${app.url}/api/agents/1/leads`)).status).toBe(401);
  });

  describe('forms without JavaScript', () => {
    const postForm = (fields: Record<string, unknown>) =>
      fetch(`${app.url}/contact`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields as Record<string, string>),
      });

    test('a form may have 64 KiB, as percent-encoding makes three bytes of one, and not one more', async () => {
      const post = async (bytes: number) => {
        const form = new URLSearchParams(contactFields() as Record<string, string>).toString();
        const body = `${form}&unknown=`.padEnd(bytes, 'x');
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const options = { method: 'POST', redirect: 'manual', headers, body } as const;
        return (await fetch(`${app.url}/contact`, options)).status;
      };
      expect([await post(65_536), await post(65_537)]).toEqual([303, 413]);
    });

    test('a good form leads to the thank-you, by a redirect that reload cannot repeat', async () => {
      const fields = contactFields({ callTextConsent: 'yes' });
      const response = await postForm(fields);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/contact?sent=yes#contact');
      expect(await countLeads(fields.email)).toBe(1);
    });

    test('the same form sent twice is one lead', async () => {
      const fields = contactFields();
      await Promise.all([postForm(fields), postForm(fields)]);
      expect(await countLeads(fields.email)).toBe(1);
    });

    test('a wrong form comes back with everything typed and what to do', async () => {
      const fields = contactFields({ email: 'nope', message: 'Please <call> me & mine' });
      const response = await postForm(fields);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        contactForm: {
          status: 'invalid',
          values: fields,
          errors: [{ field: 'email', message: 'Enter an email address like name@example.com.' }],
        },
      });
    });
  });
});
