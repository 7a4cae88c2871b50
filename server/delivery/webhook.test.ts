import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test } from 'vitest';
import { contactDelivery, sellerDelivery } from '#test/deliveries.ts';
import {
  type HttpReceiver,
  type Received,
  webhookSecret as secret,
  startHttpReceiver,
} from '#test/http-receiver.ts';
import { type WebhookOptions, webhookChannel } from './webhook.ts';

const guideUrl = 'https://stone.example/guide.pdf';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function receiver(
  answer?: (response: ServerResponse, request: Received) => void,
): Promise<HttpReceiver> {
  const started = await startHttpReceiver(answer);
  closing.push(started.stop);
  return started;
}

const channel = (url: string, options: Partial<WebhookOptions> = {}) =>
  webhookChannel({ url, secret, guideUrl, timeoutMs: 300, ...options });

const answering = (code: number, headers: Record<string, string> = {}) =>
  receiver((response) => response.writeHead(code, headers).end());

describe('a webhook event', () => {
  test('is a signed lead.created with the lead as in the API and the fields for the operator only', async () => {
    const { url, received } = await receiver();
    const delivery = contactDelivery({ firstName: 'Zoë 🏡' });
    expect(await channel(`${url}hook?a=1`).deliver(delivery)).toEqual({ status: 'delivered' });
    const [got] = received;
    if (!got) throw new Error('nothing arrived');
    expect(got).toMatchObject({ method: 'POST', path: '/hook?a=1' });
    expect(got.headers['content-type']).toBe('application/json');
    const event = new Webhook(secret).verify(got.body, got.headers as Record<string, string>);
    const { lead, consents } = delivery;
    expect(event).toEqual({
      type: 'lead.created',
      timestamp: lead.createdAt,
      data: {
        id: lead.id,
        firstName: 'Zoë 🏡',
        lastName: lead.lastName,
        email: lead.email,
        phone: lead.phone,
        interest: lead.interest,
        neighborhoods: lead.neighborhoods,
        message: lead.message,
        agentId: 1,
        source: 'website',
        status: 'new',
        createdAt: lead.createdAt,
        kind: 'contact',
        page: '/contact',
        attribution: lead.attribution,
        consents,
        possibleSpam: false,
        spamSignals: [],
        disclosureDueAt: lead.disclosureDueAt,
      },
    });
  });

  test('marks likely spam with the reasons', async () => {
    const { url, received } = await receiver();
    await channel(url).deliver(contactDelivery({ spamSignals: ['direct', 'untokened'] }));
    expect(JSON.parse(received[0]?.body ?? '').data).toMatchObject({
      possibleSpam: true,
      spamSignals: ['direct', 'untokened'],
    });
  });

  test('of a seller has the home’s address and the guide’s URL', async () => {
    const { url, received } = await receiver();
    await channel(url).deliver(sellerDelivery());
    expect(JSON.parse(received[0]?.body ?? '').data).toMatchObject({
      kind: 'seller',
      address: '12 Sample Street, Charlotte',
      guideUrl,
    });
  });

  test('has the same id and body on every attempt, and a signature with the attempt’s time', async () => {
    const { url, received } = await receiver();
    await channel(url).deliver(contactDelivery());
    await channel(url).deliver(contactDelivery({}, { attempt: 2 }));
    expect(received[0]?.headers['webhook-id']).toBe(contactDelivery().id);
    expect(received[1]?.headers['webhook-id']).toBe(contactDelivery().id);
    expect(received[1]?.body).toBe(received[0]?.body);
  });

  test('with a changed body fails verification', async () => {
    const { url, received } = await receiver();
    await channel(url).deliver(contactDelivery());
    const { body = '', headers = {} } = received[0] ?? {};
    const changed = body.replace('Jordan', 'Jordon');
    expect(() => new Webhook(secret).verify(changed, headers as Record<string, string>)).toThrow();
  });
});

describe('a webhook response', () => {
  test.each([200, 201, 202, 204])('with status %i counts as delivered', async (code) => {
    const { url } = await answering(code);
    expect(await channel(url).deliver(contactDelivery())).toEqual({ status: 'delivered' });
  });

  test.each([400, 401, 404, 500, 503])('with status %i is a refusal and is retried', async (code) => {
    const { url } = await answering(code);
    expect(await channel(url).deliver(contactDelivery())).toEqual({
      status: 'failed',
      kind: 'refused',
      reason: `Webhook answered ${code}`,
    });
  });

  test('with a redirect is a refusal and is not followed', async () => {
    const elsewhere = await receiver();
    const { url } = await answering(307, { location: elsewhere.url });
    expect(await channel(url).deliver(contactDelivery())).toMatchObject({ kind: 'refused' });
    expect(elsewhere.received).toEqual([]);
  });

  test('with status 410 is final', async () => {
    const { url } = await answering(410);
    expect(await channel(url).deliver(contactDelivery())).toMatchObject({ kind: 'final' });
  });

  test.each([429, 503])('with status %i is retried after the requested delay', async (code) => {
    const { url } = await answering(code, { 'retry-after': '120' });
    expect(await channel(url).deliver(contactDelivery())).toMatchObject({
      kind: 'refused',
      retryAfterMs: 120_000,
    });
  });

  test('with an endless body is cut, and its status counts', async () => {
    let written = 0;
    const { url } = await receiver((response) => {
      const chunk = Buffer.alloc(16 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
      };
      response.on('drain', write);
      write();
    });
    const delivered = await channel(url, { timeoutMs: 10_000 }).deliver(contactDelivery());
    expect(delivered).toEqual({ status: 'delivered' });
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  test('that does not come in time counts as unreachable', async () => {
    const { url } = await receiver(() => {});
    expect(await channel(url).deliver(contactDelivery())).toEqual({
      status: 'failed',
      kind: 'unreachable',
      reason: 'Webhook is not reachable (no answer in time)',
    });
  });

  test('with success and a body that never ends counts as delivered', async () => {
    const { url } = await receiver((response) => void response.writeHead(200).write('{'));
    expect(await channel(url).deliver(contactDelivery())).toEqual({ status: 'delivered' });
  });

  test('lost to a connection reset counts as unreachable', async () => {
    const { url } = await receiver((response) => void response.socket?.resetAndDestroy());
    expect(await channel(url).deliver(contactDelivery())).toMatchObject({ kind: 'unreachable' });
  });

  test('without a listening receiver counts as unreachable', async () => {
    const { url, stop } = await startHttpReceiver();
    await stop();
    expect(await channel(url).deliver(contactDelivery())).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('from a plain-text port to HTTPS counts as unreachable', async () => {
    const { url } = await receiver();
    const outcome = await channel(url.replace('http:', 'https:')).deliver(contactDelivery());
    expect(outcome).toMatchObject({ kind: 'unreachable' });
  });
});

test('a receiver on localhost gets leads', async () => {
  const { port, received } = await receiver();
  const outcome = await channel(`http://localhost:${port}/`).deliver(contactDelivery());
  expect(outcome).toEqual({ status: 'delivered' });
  expect(received).toHaveLength(1);
});
