import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_CHAT_MESSAGES } from '#domain/chat/chat-message.ts';
import { anyCodePoint } from '#test/any-code-point.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { chatVisitor } from '#test/chat-visitor.ts';
import { describeOnBothEngines } from '#test/databases.ts';

const anyMessage = fc.oneof(
  fc.string({ unit: anyCodePoint, minLength: 1, maxLength: 300 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '{{7*7}}',
    '\u202e\u0007abc',
    '%00',
    'a '.repeat(500),
    '('.repeat(1_000),
  ),
);

describeOnBothEngines('the chat over HTTP', (database) => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp(database());
  });
  afterAll(() => app.stop());

  const { newSession, say, talk } = chatVisitor(() => app);

  test('a message returns its own exchange only', async () => {
    const sessionId = newSession();
    await say(sessionId, 'hello');
    const { status, headers, body } = await say(sessionId, 'What is the median price in NoDa?');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      sessionId,
      messages: [
        {
          role: 'user',
          content: 'What is the median price in NoDa?',
          timestamp: expect.stringMatching(/Z$/),
        },
        {
          role: 'assistant',
          content: expect.stringMatching(/\$489,000.*Sample figures, November 2026/),
          timestamp: expect.stringMatching(/Z$/),
          links: [{ label: 'NoDa', href: '/neighborhoods/noda' }],
        },
      ],
    });
  });

  test('answers use the figures in the store at that time', async () => {
    const { db, readContentVersion } = database();
    const row = await db
      .selectFrom('records')
      .select(['id', 'record'])
      .where('kind', '=', 'neighborhoods')
      .where('id', '=', 'uptown')
      .executeTakeFirstOrThrow();
    const change = async (record: string | null) => {
      await db.updateTable('records').set({ record }).where('id', '=', row.id).execute();
      await readContentVersion();
    };
    await change(row.record?.replaceAll('385000', '391000') ?? null);
    expect(await talk(newSession(), 'median price in Uptown?')).toContain('$391,000');
    await change(row.record);
  });

  test('a reply in Spanish says so, and the next one in English does not', async () => {
    const sessionId = newSession();
    const [, spanish] = (await say(sessionId, '¿Cuál es el precio mediano en NoDa?')).body.messages;
    expect(spanish).toMatchObject({ lang: 'es', content: expect.stringMatching(/precio mediano/) });
    const [, english] = (await say(sessionId, 'What is the walk score there?')).body.messages;
    expect(english).not.toHaveProperty('lang');
  });

  test('a question can refer to the previous one of its own session only', async () => {
    const one = newSession();
    const other = newSession();
    await say(one, 'What is the walk score in Dilworth?');
    expect(await talk(one, 'and in NoDa?')).toContain('78');
    expect(await talk(other, 'and in NoDa?')).not.toMatch(/^NoDa has a walk score/);
  });

  test('a visitor who reveals a motive or budget gets the agency caution once', async () => {
    const sessionId = newSession();
    const caution = /we need to review an agency disclosure together/;
    expect(await talk(sessionId, 'My budget is 500k, any condos?')).toMatch(caution);
    expect(await talk(sessionId, 'My budget is 600k now')).not.toMatch(caution);
  });

  describe('bad input', () => {
    test.each([
      ['a blank message', 's', ' \n\t', 'message'],
      ['an invisible message', 's', '\u200b', 'message'],
      ['no text', 's', 7, 'message'],
      ['1,001 characters', 's', '🏡'.repeat(1_001), 'message'],
      ['no session', undefined, 'hi', 'sessionId'],
      ['an endless session id', 's'.repeat(129), 'hi', 'sessionId'],
    ])('%s returns 422', async (_, sessionId, message, field) => {
      const { status, headers, body } = await say(sessionId, message);
      expect(status).toBe(422);
      expect(headers.get('content-type')).toBe('application/problem+json');
      expect(body.errors).toEqual([{ field, message: expect.any(String) }]);
    });
    test('a body over 14 KiB returns 413', async () => {
      const { status, body } = await say('s', 'x'.repeat(15_000));
      expect(status).toBe(413);
      expect(body.detail).toContain('8 KiB');
    });
  });

  test('after thirty messages the visitor is referred to a person, and in danger still gets the emergency numbers', async () => {
    const sessionId = newSession();
    for (let index = 0; index < MAX_CHAT_MESSAGES; index += 1) await say(sessionId, 'thanks');
    const { status, body } = await say(sessionId, 'thanks');
    expect(status).toBe(200);
    expect(body.messages[1].content).toMatch(/a person can do more/);
    expect(body.messages[1].links.map(({ href }: { href: string }) => href)).toContain('/contact');
    const surely = await talk(sessionId, 'I want to die');
    expect(surely).toContain('988');
    expect(surely).not.toMatch(/a person can do more/);
    expect(await talk(sessionId, 'No quiero vivir')).toMatch(/llam.*988/s);
  });

  test('any input gets a plain-text answer with links to this site only', async () => {
    await fc.assert(
      fc.asyncProperty(anyMessage, async (text) => {
        const { status, body } = await say(newSession(), text);
        expect([200, 422]).toContain(status);
        if (status !== 200) return;
        const [, answer] = body.messages;
        expect(answer.content).not.toMatch(/<[a-z]/i);
        for (const { href } of answer.links ?? [])
          expect(href).toMatch(/^(\/(?!\/)|tel:|mailto:hello@averystone\.example$)/);
      }),
      { numRuns: 30 },
    );
  });
});

test('while the store is unavailable, the built-in records answer', async () => {
  const { openDatabase } = await import('../database/open-database.ts');
  const { silent } = await import('#test/databases.ts');
  const away = openDatabase('file:///nowhere/at/all.db', silent);
  const app = await startApp(away);
  const { status, body } = await app.post('/api/chat', { sessionId: 's', message: 'median price in NoDa?' });
  expect(status).toBe(200);
  expect(body.messages[1].content).toContain('$489,000');
  await app.stop();
});

test('one client address may send twenty messages a minute', async () => {
  const { openDatabase } = await import('../database/open-database.ts');
  const { silent } = await import('#test/databases.ts');
  const app = await startApp(openDatabase('file:///nowhere/at/all.db', silent), { isRateLimited: true });
  const statuses = [];
  for (let index = 0; index < 21; index += 1) {
    statuses.push((await app.post('/api/chat', { sessionId: 's', message: 'hi' })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  await app.stop();
});
