import { request } from 'node:http';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { preparedStore, silent, type TestStore } from '#test/databases.ts';
import { hangs, type ModelServer, says, startModelServer } from '#test/model-server.ts';
import { chatStream } from './chat-stream.ts';
import { MODEL_LIMITS } from './model/model-limits.ts';

let store: TestStore;
let database: ReturnType<typeof openDatabase>;
let app: AppUnderTest;
let model: ModelServer;
beforeAll(async () => {
  store = await preparedStore('sqlite');
  database = openDatabase(store.url, silent);
  model = await startModelServer();
  const limits = { ...MODEL_LIMITS, firstTokenMs: 400 };
  const assistant = { url: model.url, name: 'fake', apiKey: null, siteUrl: 'http://stone.example', limits };
  app = await startApp(database, { assistant });
});
afterAll(async () => {
  await app.stop();
  await model.stop();
  await database.close();
  await store.remove();
});

const post = (body: unknown, accept = 'text/event-stream') =>
  fetch(`${app.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });

function eventsOf(text: string) {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return { event: event.slice(7), data: JSON.parse(data.slice(6)) };
    });
}

test('the stream sends typing and then the same answer as JSON', async () => {
  model.behave(says('Homes in NoDa have a median price of $489,000.'));
  const response = await post({ sessionId: 's1', message: 'median price in NoDa?' });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringMatching(/^text\/event-stream/),
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const [typing, answer, ...more] = eventsOf(await response.text());
  expect(typing?.event).toBe('typing');
  expect(answer).toMatchObject({
    event: 'answer',
    data: {
      sessionId: 's1',
      messages: [{ role: 'user' }, { role: 'assistant', content: expect.stringMatching(/^Homes in NoDa/) }],
    },
  });
  expect(more).toEqual([]);
});

test('the stream sends typing at once, and the embedded assistant answers if the model does not', async () => {
  model.behave(hangs);
  const response = await post({ sessionId: 's2', message: 'median price in NoDa?' });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value;
  expect(first).toContain('event: typing');
  expect(first).not.toContain('event: answer');
  expect((await reader?.read())?.value).toMatch(/event: answer[\s\S]*\$489K/);
});

describe('before the stream begins', () => {
  test('an invalid message is rejected with its status', async () => {
    const response = await post({ sessionId: 's3', message: ' ' });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  test('a message that is too large is rejected', async () => {
    expect((await post({ sessionId: 's3', message: 'x'.repeat(15_000) })).status).toBe(413);
  });
});

test('an error is sent as a failure event and does not affect other requests', async () => {
  const broken = new Hono().get('/', (c) =>
    chatStream(c, Promise.reject(new Error('a mistake')), { agent: async () => shippedAgent, log: silent }),
  );
  const [typing, failure] = eventsOf(await (await broken.request('/')).text());
  expect(typing?.event).toBe('typing');
  expect(failure).toMatchObject({ event: 'failure', data: { status: 500 } });
});

test.each(['application/json', '*/*', 'text/event-streams', ''])(
  'a client that accepts %j gets JSON',
  async (accept) => {
    model.behave(says('Hello.'));
    const response = await post({ sessionId: 's4', message: 'hello' }, accept);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  },
);

test('a client that disconnects does not affect the next one', async () => {
  model.behave(hangs);
  const target = new URL(`${app.url}/api/chat`);
  await new Promise<void>((resolve) => {
    const call = request(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    });
    call.on('error', () => undefined);
    call.on('response', (response) => {
      response.on('error', () => undefined);
      response.once('data', () => {
        call.destroy();
        resolve();
      });
    });
    call.end(JSON.stringify({ sessionId: 's5', message: 'median price in NoDa?' }));
  });
  model.behave(says('It is $489,000 in NoDa.'));
  const events = eventsOf(await (await post({ sessionId: 's6', message: 'price in NoDa?' })).text());
  expect(events.at(-1)?.data.messages[1].content).toMatch(/^It is/);
});
