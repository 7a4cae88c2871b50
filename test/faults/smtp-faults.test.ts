import type { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { reportFigure } from '../figures.ts';
import { freePort } from '../free-port.ts';
import { startMailServer } from '../mail-server.ts';
import { isLongRun } from '../rounds.ts';
import { drip, smtpAnswering, startMisbehavingServer } from './misbehaving-servers.ts';
import { startOneDelivery } from './one-delivery.ts';

/** The maximum duration of an attempt (server/delivery/smtp-mail.ts), plus time to record it. */
const BOUND_MS = 45_000 + 10_000;

const silence = () => undefined;
type Fault = [does: string, treat: (socket: Socket) => void, reason: RegExp];
/** One unreachable server and one that refuses, for the delivery's way through the outbox. */
const FAULTS: Fault[] = [
  ['resets', (socket) => socket.resetAndDestroy(), /not reachable/],
  ['answers 450', smtpAnswering('RCPT', '450 4.2.1 later'), /450 4\.2\.1 after RCPT TO/],
];
/** server/delivery/smtp-failure.test.ts tests the classification of failures; these use the site's own timeouts. */
const MORE_FAULTS: Fault[] = [
  ['never greets', silence, /not reachable/],
  ['hangs up', (socket) => socket.end(), /not reachable/],
  ['answers 421', (socket) => socket.end('421 4.3.2 busy\r\n'), /421/],
  ['answers 550', smtpAnswering('RCPT', '550 5.1.1 nobody'), /550 5\.1\.1 after RCPT TO/],
  ['falls silent after its greeting', (socket) => void socket.write('220 hi\r\n'), /not reachable/],
  ['drips one byte every 5 s', drip(5_000), /not reachable/],
];

describe.concurrent('a mail server that', () => {
  test.for(isLongRun ? [...FAULTS, ...MORE_FAULTS] : FAULTS)(
    '%s costs one attempt, and gets the lead once it works',
    { timeout: 120_000 },
    async ([does, treat, reason], { onTestFinished }) => {
      const port = await freePort();
      const stopBad = await startMisbehavingServer(port, treat);
      const delivery = await startOneDelivery('agent-email', { SMTP_URL: `smtp://127.0.0.1:${port}` });
      onTestFinished(delivery.close);
      const failed = async () => (await delivery.row()).attempts === 1;
      await vi.waitUntil(failed, { timeout: BOUND_MS, interval: 50 });
      const seconds = delivery.age();
      await stopBad();
      expect(await delivery.row()).toMatchObject({
        state: 'pending',
        last_error: expect.stringMatching(reason),
      });

      const mailbox = await startMailServer({}, port);
      onTestFinished(mailbox.stop);
      await delivery.retry();
      await vi.waitUntil(async () => (await delivery.row()).state === 'done', {
        timeout: 60_000,
        interval: 50,
      });
      expect(mailbox.mails).toHaveLength(1);
      reportFigure({
        promise: `A mail server that ${does} costs one attempt of at most 45 s`,
        tested: 'real server against such a mail server, then a good one on the same port',
        measured: `given up after ${seconds.toFixed(1)} s, delivered by the next attempt`,
      });
    },
  );
});
