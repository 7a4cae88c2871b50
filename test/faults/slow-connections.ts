import { connect, type Socket } from 'node:net';
import { MAX_BODY_BYTES } from '#server/http/read-json.ts';

const DRIP_EVERY_MS = 1_000;
const A_FEW = 10;

/** Enough time to read all buffered data and see the end of the connection. */
const READ_ON_MS = 5_000;

const postOf = (path: string, type: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;

/** Attacks that hold a connection open: the first bytes, and those sent periodically afterwards. */
const ATTACKS = {
  /** Headers that never end. */
  slowloris: { first: `POST /api/leads HTTP/1.1\r\nHost: a\r\n`, drip: 'X-A: b\r\n', reads: true },
  /** A body that never arrives. */
  'slow body': { first: `${postOf('/api/leads', 'application/json', 9_999)}{`, drip: ' ', reads: true },
  /** A body of the maximum length that is never complete. */
  'slow form': {
    first: `${postOf('/contact', 'application/x-www-form-urlencoded', MAX_BODY_BYTES)}message=`,
    drip: 'm',
    reads: true,
  },
  /** Responses that the client does not read. */
  'slow read': {
    first: 'GET /downloads/sellers-guide.pdf HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20),
    drip: '',
    reads: false,
  },
} as const;

export interface SlowConnections {
  /** The number of open connections. */
  open(): number;
  /** How long the server kept each kind of connection open, in ms. */
  heldMs: Record<keyof typeof ATTACKS, number[]>;
  /** Resumes reading on unread connections. @returns for a few of them, whether the server had closed it */
  readOn(): Promise<boolean[]>;
  stop(): void;
}

/** Holds `count` connections, a quarter of each kind, and reopens those that the server closes. */
export function holdSlowConnections(url: string, count: number): SlowConnections {
  const { hostname, port } = new URL(url);
  const heldMs: SlowConnections['heldMs'] = {
    slowloris: [],
    'slow body': [],
    'slow form': [],
    'slow read': [],
  };
  const sockets = new Map<Socket, string>();
  let stopped = false;

  function hold(kind: keyof typeof ATTACKS): void {
    const { first, reads } = ATTACKS[kind];
    const began = performance.now();
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(first));
    sockets.set(socket, ATTACKS[kind].drip);
    if (reads) socket.resume();
    else socket.pause();
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      if (stopped) return;
      heldMs[kind].push(performance.now() - began);
      hold(kind);
    });
  }

  const kinds = Object.keys(ATTACKS) as (keyof typeof ATTACKS)[];
  for (let index = 0; index < count; index += 1) hold(kinds[index % kinds.length] ?? 'slowloris');
  const dripping = setInterval(() => {
    for (const [socket, drip] of sockets) if (drip && socket.writable) socket.write(drip);
  }, DRIP_EVERY_MS);
  return {
    open: () => [...sockets.keys()].filter(({ readyState }) => readyState === 'open').length,
    heldMs,
    async readOn() {
      stopped = true;
      const unread = [...sockets.keys()].filter((socket) => socket.isPaused()).slice(0, A_FEW);
      return await Promise.all(unread.map(endsWhenRead));
    },
    stop() {
      stopped = true;
      clearInterval(dripping);
      for (const socket of sockets.keys()) socket.destroy();
    },
  };
}

function endsWhenRead(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), READ_ON_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(true);
    });
    socket.resume();
  });
}
