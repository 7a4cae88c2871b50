import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Accounts } from '../auth/accounts.ts';
import type { NumberedEvent } from '../live/desk-events.ts';
import type { LiveEvents } from '../live/live-events.ts';
import type { DeskEnv } from './desk-env.ts';

/** A proxy that hears nothing for long cuts a connection: some wait only ten seconds. */
const HEARTBEAT_MS = 5_000;

/** A stream does not outlive its session by more. */
const BEATS_PER_SESSION_CHECK = 6;

const RECONNECT_MS = 1_000;

/** `GET /events`: what changes, as it changes; a browser that comes back says what it heard last. */
export function eventRoutes({ live, accounts }: { live: LiveEvents; accounts: Accounts }): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get('/events', async (c) => {
    const last = Number(c.req.header('last-event-id') ?? Number.NaN);
    const headers = c.req.raw.headers;
    const over = Promise.withResolvers<void>();
    const early: NumberedEvent[] = [];
    let send = (event: NumberedEvent) => void early.push(event);
    // Before the answer, so that a client that sees the stream open misses nothing after it.
    const unfollow = await live.follow(
      Number.isInteger(last) ? last : null,
      (event) => send(event),
      over.resolve,
    );
    const response = streamSSE(c, async (stream) => {
      stream.onAbort(over.resolve);
      await stream.write(`retry: ${RECONNECT_MS}\n\n`);
      send = ({ id, ...event }) =>
        void stream.writeSSE({ id: String(id), event: event.kind, data: JSON.stringify(event) });
      for (const event of early) send(event);
      let beats = 0;
      const heartbeat = setInterval(() => {
        void stream.write(': still here\n\n');
        beats += 1;
        if (beats % BEATS_PER_SESSION_CHECK > 0) return;
        void accounts.session(headers).then(
          (session) => session ?? over.resolve(),
          () => undefined,
        );
      }, HEARTBEAT_MS);
      await over.promise;
      clearInterval(heartbeat);
      unfollow();
    });
    response.headers.set('x-accel-buffering', 'no');
    return response;
  });
}
