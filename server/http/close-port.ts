import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long clients with open connections have to leave by themselves. */
const MOVE_ON_MS = 500;

/** How long a request under way may take after the server was told to stop. */
const DRAIN_MS = 10_000;

/** The queue counts as empty when no new connection has come for so long. */
const QUIET_MS = 20;

/** How often to wait for that. A count and no clock: time also passes while the event loop is busy and accepts nothing. */
const MOST_WAITS = 25;

/** Gives clients that keep a connection time to send their last request on it; none when there are no connections. */
export async function waitForClientsToLeave(server: Server): Promise<void> {
  const count = await new Promise<number>((resolve) =>
    server.getConnections((_error, open) => resolve(open)),
  );
  if (count > 0) await pause(MOVE_ON_MS);
}

/**
 * Resolves right after the event loop has accepted every connection that waited at the port: the kernel resets those that
 * still wait when it is closed, and the event loop accepts one each turn.
 */
export async function drainAcceptQueue(server: Server): Promise<void> {
  let waits = 0;
  let arrived = false;
  const note = () => {
    arrived = true;
  };
  server.on('connection', note);
  do {
    arrived = false;
    waits += 1;
    await pause(QUIET_MS);
    await new Promise(setImmediate);
  } while (arrived && waits < MOST_WAITS);
  server.off('connection', note);
}

/** Closes the port at once, and resolves when the last request has been answered, or cut off after 10 s. */
export async function closePort(server: Server, log: Logger): Promise<void> {
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => {
      log.warn('Some requests were cut off');
      server.closeAllConnections();
    }, DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
