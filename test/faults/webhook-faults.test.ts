import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { reportFigure } from '../figures.ts';
import { type HttpReceiver, startHttpReceiver, webhookSecret } from '../http-receiver.ts';
import { isLongRun } from '../rounds.ts';
import { type OneDelivery, startOneDelivery } from './one-delivery.ts';

/** 15 s (server/delivery/post-json.ts) plus time to record it on a busy machine. */
const WITHIN = { timeout: 25_000, interval: 50 };
const GIGABYTE = 1_073_741_824;

describe.concurrent('a webhook that', { timeout: 60_000 }, () => {
  // With the site's own timeout; server/delivery/webhook.test.ts has a short one.
  test.runIf(isLongRun)('hangs costs 15 s and is retried', async ({ onTestFinished }) => {
    const { delivery } = await deliverTo(() => undefined, onTestFinished);
    await settled(delivery);
    const seconds = delivery.age();
    expect(await delivery.row()).toMatchObject({
      state: 'pending',
      last_error: 'Webhook is not reachable (no answer in time)',
    });
    report('hangs', 'is given up after 15 s', `given up after ${seconds.toFixed(1)} s`);
  });

  test('redirects is not followed', async ({ onTestFinished }) => {
    const elsewhere = await startHttpReceiver();
    onTestFinished(elsewhere.stop);
    const redirect = (response: ServerResponse) =>
      void response.writeHead(307, { location: elsewhere.url }).end();
    const { delivery } = await deliverTo(redirect, onTestFinished);
    await settled(delivery);
    expect(await delivery.row()).toMatchObject({ state: 'pending', last_error: 'Webhook answered 307' });
    expect(elsewhere.received).toEqual([]);
    report('redirects', 'is not followed, and tried again', 'holds');
  });

  test('answers 410 is not retried, and the delivery stays visible', async ({ onTestFinished }) => {
    const { delivery, receiver } = await deliverTo(
      (response) => void response.writeHead(410).end(),
      onTestFinished,
    );
    await settled(delivery);
    expect(await delivery.row()).toMatchObject({ state: 'dead', attempts: 1 });
    expect(receiver.received).toHaveLength(1);
    report('answers 410', 'is not retried; the delivery stays', 'holds');
  });

  test('answers 429 is not retried for as long as it asks', async ({ onTestFinished }) => {
    const busy = (response: ServerResponse) => void response.writeHead(429, { 'retry-after': '3600' }).end();
    const { delivery } = await deliverTo(busy, onTestFinished);
    await settled(delivery);
    const { state, next_at } = await delivery.row();
    const waitS = (Date.parse(next_at) - Date.now()) / 1_000;
    expect(state).toBe('pending');
    expect(waitS).toBeGreaterThan(3_500);
    report(
      'answers 429',
      'is not retried for as long as it asks',
      `asked 3600 s, waits ${Math.round(waitS)} s`,
    );
  });

  test('answers with a gigabyte is read only up to 64 kB', async ({ onTestFinished }) => {
    let sent = 0;
    const { delivery } = await deliverTo((response) => {
      const piece = Buffer.alloc(65_536, 'x');
      const pour = () => {
        while (sent < GIGABYTE && response.writable) {
          sent += piece.length;
          if (!response.write(piece)) return;
        }
      };
      response.writeHead(200).on('drain', pour);
      pour();
    }, onTestFinished);
    await settled(delivery);
    const seconds = delivery.age();
    expect((await delivery.row()).state).toBe('done');
    // Data in the kernel's buffers is sent but never read.
    expect(sent).toBeLessThan(16 * 1_048_576);
    const megabytes = (sent / 1_048_576).toFixed(1);
    report(
      'answers with 1 GB',
      'is read only up to 64 kB',
      `${megabytes} MB sent in total; done after ${seconds.toFixed(1)} s`,
    );
  });
});

async function deliverTo(
  answer: (response: ServerResponse) => void,
  onTestFinished: (step: () => Promise<void>) => void,
): Promise<{ delivery: OneDelivery; receiver: HttpReceiver }> {
  const receiver = await startHttpReceiver(answer);
  onTestFinished(receiver.stop);
  const delivery = await startOneDelivery('webhook', {
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: webhookSecret,
  });
  onTestFinished(delivery.close);
  return { delivery, receiver };
}

async function settled(delivery: OneDelivery): Promise<void> {
  await vi.waitUntil(async () => (await delivery.row()).attempts === 1, WITHIN);
}

function report(does: string, promise: string, measured: string): void {
  const tested = 'real server against such a receiver';
  reportFigure({ promise: `A webhook that ${does} ${promise}`, tested, measured });
}
