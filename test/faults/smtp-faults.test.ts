import type { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { reportFigure } from '../figures.ts';
import { freePort } from '../free-port.ts';
import { startMailServer } from '../mail-server.ts';
import { isLongRun } from '../rounds.ts';
import { drip, smtpAnswering, startMisbehavingServer } from './misbehaving-servers.ts';
import { startOneDelivery } from './one-delivery.ts';

/** No attempt takes longer, whatever the mail server does (server/delivery/smtp-mail.ts), and time to write it down. */
const BOUND_MS = 45_000 + 10_000;

const silence = () => undefined;
type Fault = [does: string, treat: (socket: Socket) => void, reason: RegExp];
/** One that is not reached and one that refuses: the delivery's way through the outbox. */
const FAULTS: Fault[] = [
  ['resets', (socket) => socket.resetAndDestroy(), /not reachable/],
  ['answers 450', smtpAnswering('RCPT', '450 4.2.1 later'), /450 4\.2\.1 after RCPT TO/],
];
/** What each kind of failure is taken for is tested in server/delivery/smtp-failure.test.ts; here, with the site's own limits. */
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
    '%s costs one attempt, and gets the lead when it is well',
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
