import { createServer, type Socket } from 'node:net';

/** Listens on a loopback port and treats every connection as told. @returns how to stop it */
export async function startMisbehavingServer(
  port: number,
  treat: (socket: Socket) => void,
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined); // being hung up on is what these receivers are for
    treat(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** An SMTP server that answers one command with `reply` and all others well. */
export function smtpAnswering(command: string, reply: string): (socket: Socket) => void {
  return (socket) => {
    socket.write('220 bad.example\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString().slice(0, 4).toUpperCase();
      socket.write(`${said === command ? reply : '250 ok'}\r\n`);
    });
  };
}

/** An SMTP server whose second answer comes byte by byte: every pause is short, the whole never ends. */
export function drip(everyMs: number): (socket: Socket) => void {
  return (socket) => {
    socket.write('220 bad.example\r\n');
    const text = `250-${'welcome '.repeat(100)}`;
    let sent = 0;
    const timer = setInterval(() => socket.write(text.charAt(sent++)), everyMs);
    socket.once('close', () => clearInterval(timer));
  };
}
