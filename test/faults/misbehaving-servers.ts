import { createServer, type Socket } from 'node:net';

/** Listens on a loopback port and handles every connection with `treat`. @returns a function that stops it */
export async function startMisbehavingServer(
  port: number,
  treat: (socket: Socket) => void,
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined); // tests hang up on these servers
    treat(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** An SMTP server that sends `reply` to one command and accepts all others. */
export function smtpAnswering(command: string, reply: string): (socket: Socket) => void {
  return (socket) => {
    socket.write('220 bad.example\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString().slice(0, 4).toUpperCase();
      socket.write(`${said === command ? reply : '250 ok'}\r\n`);
    });
  };
}

/** An SMTP server whose second reply arrives byte by byte, with short pauses, and never ends. */
export function drip(everyMs: number): (socket: Socket) => void {
  return (socket) => {
    socket.write('220 bad.example\r\n');
    const text = `250-${'welcome '.repeat(100)}`;
    let sent = 0;
    const timer = setInterval(() => socket.write(text.charAt(sent++)), everyMs);
    socket.once('close', () => clearInterval(timer));
  };
}
