import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { smtpError, startMailServer } from '#test/mail-server.ts';
import { mailServer, send } from '#test/sent-mail.ts';

/** Shorter than in production, to keep the tests fast. */
const limits = { connection: 300, greeting: 300, silence: 300, overall: 1_500 };
const sendImpatiently = (url: string) => send(url, {}, { limits });

const refusing = (code: number): SMTPServerOptions => ({
  onRcptTo: ({ address }, _session, done) => done(smtpError(code, `5.1.1 <${address}> unknown`)),
});

test.each([450, 452, 550, 552])(
  'status %i for the recipient is a refusal, reported by its code alone',
  async (code) => {
    const server = await mailServer(refusing(code));
    const failure = expect(send(server.url)).rejects;
    await failure.toMatchObject({
      kind: 'refused',
      recipientRefused: code >= 500,
      message: `Mail server answered ${code} 5.1.1 after RCPT TO`,
    });
  },
);

test('a refusal after the whole message does not refuse the recipient', async () => {
  const server = await mailServer({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(smtpError(554, 'spam from jordan@example.com')));
    },
  });
  await expect(send(server.url)).rejects.toMatchObject({ kind: 'refused', recipientRefused: false });
});

test('a wrong password is a refusal', async () => {
  const server = await mailServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(smtpError(535, 'no')),
  });
  const url = server.url.replace('//', '//user:wrong@');
  await expect(send(url)).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('535'),
  });
});

test('a mail with an invalid address fails permanently', async () => {
  const server = await mailServer();
  await expect(send(server.url, { to: '' })).rejects.toMatchObject({ kind: 'final' });
});

test('a refused connection counts as unreachable', async () => {
  const server = await startMailServer();
  await server.stop();
  await expect(send(server.url)).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a host name without an address counts as unreachable', async () => {
  await expect(sendImpatiently('smtp://mail.invalid:25')).rejects.toMatchObject({ kind: 'unreachable' });
});

const broken: [what: string, behave: (socket: Socket) => void][] = [
  ['a server that never greets', () => {}],
  ['a server that resets at once', (socket) => void socket.resetAndDestroy()],
  ['a server that greets with 421', (socket) => void socket.end('421 too busy\r\n')],
  ['something that is no mail server', (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  [
    'a server that falls silent',
    (socket) => {
      socket.write('220 hello\r\n');
    },
  ],
  [
    'a server that resets in the middle',
    (socket) => {
      socket.write('220 hello\r\n');
      socket.once('data', () => socket.resetAndDestroy());
    },
  ],
];
test.each(broken)('%s counts as unreachable', async (_what, behave) => {
  const url = await rawServer(behave);
  await expect(sendImpatiently(url)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a server that sends a response without end is left after the overall limit', async () => {
  const url = await rawServer((socket) => {
    socket.write('220 hello\r\n');
    const drip = setInterval(() => socket.write('250-still here\r\n'), 50);
    socket.on('close', () => clearInterval(drip));
  });
  // On a busy machine the server may fall silent for longer than the other limits here.
  const patient = { connection: 60_000, greeting: 60_000, silence: 60_000, overall: limits.overall };
  const begin = performance.now();
  await expect(send(url, {}, { limits: patient })).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringContaining('EABORT'),
  });
  expect(performance.now() - begin).toBeGreaterThan(limits.overall - 50);
});

test('a TLS port that speaks plain text counts as unreachable', async () => {
  const server = await mailServer();
  const url = server.url.replace('smtp:', 'smtps:');
  await expect(sendImpatiently(url)).rejects.toMatchObject({ kind: 'unreachable' });
});

async function rawServer(behave: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
