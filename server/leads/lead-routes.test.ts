import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import { type AppUnderTest, contactFields, sellerFields, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { browserHeaders } from '#test/faults/form-visits.ts';
import { countLeads } from '#test/leads.ts';
import { findConsents, findLead } from './lead-store.ts';

describeOnBothEngines('leads over HTTP', (database) => {
  let app: AppUnderTest;
  const clock = { skipMs: 0 };
  beforeAll(async () => {
    app = await startApp(database(), { now: () => new Date(Date.now() + clock.skipMs) });
  });
  afterAll(() => app.stop());

  test('posting a contact lead stores it and returns 201 with the lead', async () => {
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

  test('posting a seller lead returns the URL of the guide', async () => {
    const { status, body } = await app.post('/api/seller-leads', sellerFields());
    expect(status).toBe(201);
    expect(body).toMatchObject({ address: '12 Sample Street', source: 'website' });
    expect(body.guideUrl).toMatch(/^http:\/\/stone\.example\/.+\.pdf$/);
  });

  test('optional fields left out are stored as blanks', async () => {
    const { body } = await app.post('/api/leads', contactFields({ phone: null }));
    expect(body).toMatchObject({ phone: '', neighborhoods: '', message: '' });
  });

  test('agent, source and status sent by a client are ignored', async () => {
    const { body } = await app.post('/api/leads', contactFields({ agentId: 99, source: 'x', status: 'won' }));
    expect(body).toMatchObject({ agentId: 1, source: 'website', status: 'new' });
  });

  test('a campaign without a character that can be stored is left out', async () => {
    const attribution = { utm_source: '\0', utm_medium: ' mail\0 ' };
    const { body } = await app.post('/api/leads', contactFields({ attribution }));
    const lead = await findLead(database().db, body.id);
    expect(lead?.attribution).toEqual({ utm_medium: 'mail' });
  });

  test('Unicode is returned byte for byte', async () => {
    const message = 'Grüße 👩‍👩‍👧 from e\u0301 and é, مرحبا \u202eabc, \uD83C\uDFE1\n\tquote " \\ end';
    const { body } = await app.post('/api/leads', contactFields({ message }));
    expect((await findLead(database().db, body.id))?.message).toBe(message);
  });

  test('a NUL or half a surrogate pair does not lose the lead', async () => {
    const { status, body } = await app.post('/api/leads', contactFields({ message: 'a\u0000b \ud83c c' }));
    expect(status).toBe(201);
    expect(body.message).toBe('ab \ufffd c');
  });

  test('the consent ledger stores the exact words, granted or not', async () => {
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

  test('the ledger stores the page, address and browser of a consent', async () => {
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

  test('first-touch attribution is stored, and a malformed one does not lose the lead', async () => {
    const attribution = { landingPage: '/sell', utm_source: 'x'.repeat(600), secret: 'no', referrer: 7 };
    const good = await app.post('/api/leads', contactFields({ attribution }));
    const kept = await findLead(database().db, good.body.id);
    expect(kept?.attribution).toEqual({ landingPage: '/sell', utm_source: 'x'.repeat(500) });
    expect((await app.post('/api/leads', contactFields({ attribution: 'direct' }))).status).toBe(201);
  });

  /** Sends the seller's form as a browser does. @returns the channels of the lead's deliveries */
  async function channelsOf(fields: Record<string, unknown>): Promise<string[]> {
    const seen = { formToken: '', formSeenMs: 60_000 };
    const { status, body } = await app.post(
      '/api/seller-leads',
      { ...sellerFields(), ...seen, ...fields },
      browserHeaders(app.url),
    );
    expect([status, body.guideUrl]).toEqual([201, expect.stringMatching(/\.pdf$/)]);
    const ofLead = database().db.selectFrom('deliveries').where('lead_id', '=', body.id);
    const rows = await ofLead.select(['channel', 'state']).orderBy('channel').execute();
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['pending']));
    return rows.map(({ channel }) => channel);
  }

  test('a lead, its consents and its deliveries are stored together', async () => {
    expect(await channelsOf({})).toEqual(['agent-email', 'guide-email']);
  });

  test('the guide is not mailed for a lead that looks like spam', async () => {
    expect(await channelsOf({ [TRAP_FIELD]: 'x' })).toEqual(['agent-email']);
    expect(await channelsOf({ formSeenMs: 500 })).toEqual(['agent-email']);
  });

  test('the guide is mailed to an address once a day, and every lead to the agent', async () => {
    const email = 'wanted.once@example.com';
    const sent = [
      { email },
      { email: 'Wanted.Once@Example.com', firstName: 'Jo' },
      { email, lastName: 'Bell' },
    ];
    const queued = await Promise.all(sent.map(channelsOf));
    expect(queued.flat().sort()).toEqual([...Array(3).fill('agent-email'), 'guide-email']);
    clock.skipMs += DAY_MS;
    expect(await channelsOf({ email })).toEqual(['agent-email', 'guide-email']);
  });

  describe('Idempotency-Key', () => {
    test('a repeated request gets the same response, whatever the desk has made of the lead', async () => {
      const fields = contactFields();
      const send = () => app.post('/api/leads', fields, { 'idempotency-key': 'answered-alike' });
      const first = await send();
      await database()
        .db.updateTable('leads')
        .set({ status: 'not-a-fit' })
        .where('id', '=', first.body.id)
        .execute();
      const again = await send();
      expect([again.status, again.body]).toEqual([201, first.body]);
    });

    test('50 concurrent posts with one key create one lead and get equal responses', async () => {
      const fields = contactFields();
      const posts = Array.from({ length: 50 }, () =>
        app.post('/api/leads', fields, { 'idempotency-key': 'fifty-at-once' }),
      );
      const answers = await Promise.all(posts);
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await countLeads(database(), fields.email)).toBe(1);
    });

    test('the same key with other values is refused', async () => {
      const headers = { 'idempotency-key': 'used-once' };
      expect((await app.post('/api/leads', contactFields(), headers)).status).toBe(201);
      const again = await app.post('/api/leads', contactFields(), headers);
      expect(again.status).toBe(422);
      expect(again.body.title).toBe('Idempotency-Key reused');
    });

    test('without a key, two equal posts create two leads', async () => {
      const fields = contactFields();
      await app.post('/api/leads', fields);
      await app.post('/api/leads', fields);
      expect(await countLeads(database(), fields.email)).toBe(2);
    });

    test('a rejected form does not use up its key', async () => {
      const headers = { 'idempotency-key': 'first-wrong-then-right' };
      expect((await app.post('/api/leads', contactFields({ email: 'x' }), headers)).status).toBe(422);
      expect((await app.post('/api/leads', contactFields(), headers)).status).toBe(201);
    });

    test('every repeat of a key counts toward the rate limit', async () => {
      const strict = await startApp(database(), { isRateLimited: true });
      const fields = contactFields();
      const statuses: number[] = [];
      for (let i = 0; i < 31; i += 1)
        statuses.push((await strict.post('/api/leads', fields, { 'idempotency-key': 'again' })).status);
      await strict.stop();
      expect(statuses).toEqual([...Array(30).fill(201), 429]);
    });

    test('a malformed key is refused', async () => {
      const { status } = await app.post('/api/leads', contactFields(), {
        'idempotency-key': 'k'.repeat(201),
      });
      expect(status).toBe(400);
    });
  });

  test('leads are not readable without a signed-in agent', async () => {
    const answer = await fetch(`${app.url}/api/agents/1/leads`);
    // No token grants access, only a desk session.
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, null]);
  });
});
