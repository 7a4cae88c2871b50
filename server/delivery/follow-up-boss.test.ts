import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { formConsents } from '#content/contact.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Delivery } from '#server/outbox/channel.ts';
import { contactDelivery, sellerDelivery } from '#test/deliveries.ts';
import { type HttpReceiver, startHttpReceiver } from '#test/http-receiver.ts';
import { followUpBossChannel } from './follow-up-boss.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function crm(answer?: (response: ServerResponse) => void): Promise<HttpReceiver> {
  const started = await startHttpReceiver(answer ?? ((response) => response.writeHead(201).end('{}')));
  closing.push(started.stop);
  return started;
}

const channel = (url: string) =>
  followUpBossChannel({ url, apiKey: 'fka_key', siteUrl: 'https://www.stone.example', timeoutMs: 300 });

async function eventOf(delivery: Delivery): Promise<Record<string, unknown>> {
  const { url, received } = await crm();
  await channel(url).deliver(delivery);
  return JSON.parse(received[0]?.body ?? '{}');
}

describe('an event for Follow Up Boss', () => {
  test('contains the person, their interest and their origin, with the API key', async () => {
    const { url, received } = await crm();
    const outcome = await channel(`${url}v1/events`).deliver(contactDelivery());
    expect(outcome).toEqual({ status: 'delivered' });
    const [got] = received;
    expect(got).toMatchObject({ method: 'POST', path: '/v1/events' });
    expect(got?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('fka_key:').toString('base64')}`,
      'x-system': 'Porchlight',
    });
    expect(JSON.parse(got?.body ?? '')).toEqual({
      source: 'stone.example',
      system: 'Porchlight',
      type: 'General Inquiry',
      message: 'We have a condo to sell first.\n\nIs spring realistic?',
      description: expect.stringContaining('Send and review the agency disclosure by 2026-11-23.'),
      occurredAt: '2026-11-21T02:50:00.000Z',
      person: {
        firstName: 'Jordan',
        lastName: 'Rivera',
        emails: [{ value: 'jordan.rivera@example.com', type: 'home' }],
        phones: [{ value: '(980) 555-0177', type: 'mobile' }],
        sourceUrl: 'https://www.stone.example/contact',
      },
      campaign: { source: 'google', medium: 'cpc', campaign: 'spring' },
    });
  });

  test('leaves out empty sections', async () => {
    const event = await eventOf(contactDelivery({ phone: '', message: '', attribution: {} }));
    expect(event).not.toHaveProperty('message');
    expect(event).not.toHaveProperty('campaign');
    expect(event).not.toHaveProperty('property');
    expect(event.person).not.toHaveProperty('phones');
  });

  test('of a lead without an e-mail address has none either, and asks for a call', async () => {
    const event = await eventOf(contactDelivery({ email: '' }, { consents: [] }));
    expect(event.person).not.toHaveProperty('emails');
    expect(event.person).toHaveProperty('phones');
    expect(event.description).toContain('Asked to be called');
  });

  const types: [interest: Lead['interest'], type: string][] = [
    ['selling', 'Seller Inquiry'],
    ['valuation', 'Seller Inquiry'],
    ['buying', 'General Inquiry'],
    ['both', 'General Inquiry'],
    ['exploring', 'General Inquiry'],
  ];
  test.each(types)('for the interest %s has the type %s', async (interest, type) => {
    expect((await eventOf(contactDelivery({ interest }))).type).toBe(type);
  });

  test('for the seller’s guide is a seller inquiry about the home', async () => {
    expect(await eventOf(sellerDelivery())).toMatchObject({
      type: 'Seller Inquiry',
      property: { street: '12 Sample Street, Charlotte' },
    });
  });

  test('says whether the person may be called', async () => {
    const withheld = await eventOf(contactDelivery());
    const granted = await eventOf(
      contactDelivery({}, { consents: [{ ...formConsents(shippedAgent.firm).callText, granted: true }] }),
    );
    expect(withheld.description).toContain('not agreed');
    expect(granted.description).toContain('Calls and texts: agreed to');
  });
});

describe('a response from Follow Up Boss', () => {
  const answering = (code: number, headers = {}) =>
    crm((response) => response.writeHead(code, headers).end());

  test.each([200, 201])('with status %i counts as delivered', async (code) => {
    const { url } = await answering(code);
    expect(await channel(url).deliver(contactDelivery())).toEqual({ status: 'delivered' });
  });

  test('with status 204 counts as a failure with a reason', async () => {
    const { url } = await answering(204);
    expect(await channel(url).deliver(contactDelivery())).toMatchObject({
      status: 'failed',
      kind: 'refused',
      reason: expect.stringContaining('Ignored by Follow Up Boss'),
    });
  });

  test.each([
    [401, 'FOLLOW_UP_BOSS_API_KEY'],
    [403, 'key'],
    [500, '500'],
  ])('with status %i is a refusal with a reason the operator can act on', async (code, word) => {
    const { url } = await answering(code);
    expect(await channel(url).deliver(contactDelivery())).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(word),
    });
  });
});
