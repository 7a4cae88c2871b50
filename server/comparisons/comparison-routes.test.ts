import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_COMPARISONS_PER_SESSION } from '#domain/comparison/property-comparison.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { openDatabase } from '../database/open-database.ts';
import { forgetOldComparisons, insertComparison } from './comparison-store.ts';

const TWO = ['sample-01', 'sample-03'];

describeOnBothEngines('comparisons over HTTP', (database) => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp(database());
  });
  afterAll(() => app.stop());

  const post = (sessionId: unknown, propertyIds: unknown, more = {}) =>
    app.post('/api/property-comparisons', { sessionId, propertyIds, ...more });
  const list = async (sessionId: string) => {
    const response = await fetch(`${app.url}/api/property-comparisons/${encodeURIComponent(sessionId)}`);
    return { status: response.status, body: await response.json() };
  };
  const remove = (id: string) =>
    fetch(`${app.url}/api/property-comparisons/${encodeURIComponent(id)}`, { method: 'DELETE' });

  test('posting a comparison returns 201, and its session lists it', async () => {
    const { status, body, headers } = await post('session-a', TWO);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      sessionId: 'session-a',
      propertyIds: TWO,
      agentId: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await list('session-a')).toEqual({ status: 200, body: [body] });
  });

  test('the list is newest first, even for comparisons of the same millisecond', async () => {
    const posted = [];
    for (let index = 0; index < 5; index += 1) posted.push((await post('session-b', TWO)).body);
    expect((await list('session-b')).body).toEqual(posted.toReversed());
    const moment = new Date('2030-01-01T00:00:00.000Z');
    const first = await insertComparison(database(), { sessionId: 'session-c', propertyIds: TWO }, moment);
    const second = await insertComparison(database(), { sessionId: 'session-c', propertyIds: TWO }, moment);
    expect((await list('session-c')).body).toEqual([second, first]);
  });

  test('an unknown session has an empty list, whatever its id', async () => {
    for (const id of ['nobody', 'x'.repeat(129), 'nul\u0000', "' or 1=1 --", '%', '☂'])
      expect(await list(id)).toEqual({ status: 200, body: [] });
  });

  test('removing a comparison deletes it, and removing it again returns 404', async () => {
    const { body } = await post('session-d', TWO);
    const answer = await remove(body.id);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect((await list('session-d')).body).toEqual([]);
    const again = await remove(body.id);
    expect(again.status).toBe(404);
    expect(again.headers.get('content-type')).toBe('application/problem+json');
    expect((await remove('\u0000')).status).toBe(404);
  });

  test('agent, id and time sent by a client are ignored', async () => {
    const { body } = await post('session-e', TWO, { agentId: 99, id: 'mine', createdAt: '1999' });
    expect(body.agentId).toBe(1);
    expect(body.id).not.toBe('mine');
    expect(body.createdAt).not.toBe('1999');
  });

  test('duplicate and unknown listing ids are neither counted nor saved', async () => {
    const { body } = await post('session-f', ['sample-01', 'sample-01', 'sold', 7, 'sample-02']);
    expect(body.propertyIds).toEqual(['sample-01', 'sample-02']);
  });

  test.each([
    ['one id', 's', ['sample-01'], 'propertyIds'],
    ['one id twice', 's', ['sample-01', 'sample-01'], 'propertyIds'],
    ['one known id', 's', ['sample-01', 'unknown'], 'propertyIds'],
    ['no list', 's', 'sample-01,sample-02', 'propertyIds'],
    ['thirteen ids', 's', Array.from({ length: 13 }, (_, index) => `sample-${index}`), 'propertyIds'],
    ['no session', undefined, TWO, 'sessionId'],
    ['a blank session', '', TWO, 'sessionId'],
    ['a session of 129 characters', 's'.repeat(129), TWO, 'sessionId'],
    ['a NUL in the session', 's\u0000', TWO, 'sessionId'],
    ['half a surrogate pair in the session', 's\ud83c', TWO, 'sessionId'],
    ['a session that is a number', 12, TWO, 'sessionId'],
  ])('%s gets a 422 that names the field', async (_name, sessionId, propertyIds, field) => {
    const { status, headers, body } = await post(sessionId, propertyIds);
    expect(status).toBe(422);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(body.errors).toEqual([{ field, message: expect.stringMatching(/\w+ .*\.$/) }]);
  });

  test.each([
    ['a list', []],
    ['null', null],
    ['a prototype', '{"__proto__":{"sessionId":"s","propertyIds":["sample-01","sample-02"]}}'],
  ])('%s instead of a comparison gets a 422', async (_name, body) => {
    expect((await app.post('/api/property-comparisons', body)).status).toBe(422);
  });

  test('a session id of 128 characters is saved unchanged', async () => {
    const sessionId = `1-${'ü'.repeat(126)}`;
    expect((await post(sessionId, TWO)).body.sessionId).toBe(sessionId);
    expect((await list(sessionId)).body).toHaveLength(1);
  });

  test(`a session keeps its newest ${MAX_COMPARISONS_PER_SESSION}, and no other session loses any`, async () => {
    await post('session-h', TWO);
    const posted = [];
    for (let index = 0; index < MAX_COMPARISONS_PER_SESSION + 3; index += 1)
      posted.push((await post('session-i', TWO)).body);
    expect((await list('session-i')).body).toEqual(posted.toReversed().slice(0, MAX_COMPARISONS_PER_SESSION));
    expect((await list('session-h')).body).toHaveLength(1);
  });

  test('comparisons are deleted after a month', async () => {
    const old = new Date(Date.now() - 31 * 86_400_000);
    await insertComparison(database(), { sessionId: 'session-old', propertyIds: TWO }, old);
    const recent = new Date(Date.now() - 29 * 86_400_000);
    await insertComparison(database(), { sessionId: 'session-recent', propertyIds: TWO }, recent);
    await forgetOldComparisons(database());
    expect((await list('session-old')).body).toEqual([]);
    expect((await list('session-recent')).body).toHaveLength(1);
  });

  test('while the store is unavailable, every response has a Retry-After', async () => {
    const away = await startApp(openDatabase('file:///nowhere/at/all.db', silent));
    const url = `${away.url}/api/property-comparisons`;
    const answers = [
      await away.post('/api/property-comparisons', { sessionId: 's', propertyIds: TWO }),
      await fetch(`${url}/s`),
      await fetch(`${url}/s`, { method: 'DELETE' }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(3).fill([503, '5']),
    );
    await away.stop();
  });

  describe('rate limit', () => {
    let strict: AppUnderTest;
    beforeAll(async () => {
      strict = await startApp(database(), { isRateLimited: true });
    });
    afterAll(() => strict.stop());

    test('allows sixty requests a minute and refuses the next', async () => {
      const ask = () => fetch(`${strict.url}/api/property-comparisons/anyone`);
      for (let index = 0; index < 60; index += 1) expect((await ask()).status).toBe(200);
      const refused = await ask();
      expect(refused.status).toBe(429);
      expect(refused.headers.get('content-type')).toBe('application/problem+json');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const post = await strict.post('/api/property-comparisons', { sessionId: 's', propertyIds: TWO });
      expect(post.status).toBe(429);
    });
  });
});
