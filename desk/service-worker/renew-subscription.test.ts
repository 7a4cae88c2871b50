import { afterEach, expect, test, vi } from 'vitest';
import { renewSubscription } from './renew-subscription.ts';

afterEach(() => vi.unstubAllGlobals());

test('a subscription that the browser has ended is replaced by a new one with the same key', async () => {
  const calls = answerCalls({ isOn: true });
  const subscribe = vi.fn(async () => subscriptionAt('new'));
  await renewSubscription({ oldSubscription: subscriptionAt('old'), newSubscription: null }, { subscribe });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(calls).toEqual([
    ['PATCH', { endpoint: 'https://push.example.com/old' }],
    ['POST', { endpoint: 'https://push.example.com/new', keys: { p256dh: 'p', auth: 'a' } }],
    ['DELETE', { endpoint: 'https://push.example.com/old' }],
  ]);
});

test('a subscription of somebody else who used this browser is not taken over', async () => {
  const calls = answerCalls({ isOn: false });
  const subscribe = vi.fn();
  const newSubscription = subscriptionAt('new');
  await renewSubscription({ oldSubscription: subscriptionAt('old'), newSubscription }, { subscribe });
  expect(calls.map(([method]) => method)).toEqual(['PATCH']);
});

const KEY = new Uint8Array([4]).buffer;

function subscriptionAt(name: string): PushSubscription {
  const endpoint = `https://push.example.com/${name}`;
  return {
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: KEY },
    expirationTime: null,
    getKey: () => null,
    unsubscribe: async () => true,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  };
}

/** Answers every call of the desk's API. @returns the calls, as they come */
function answerCalls(answer: object): [method: string, body: unknown][] {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body: string }) => {
    calls.push([method, JSON.parse(body)]);
    return Response.json(answer);
  });
  return calls;
}
