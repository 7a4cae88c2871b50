import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Accounts } from '../auth/accounts.ts';
import type { LiveEvents } from '../live/live-events.ts';
import type { DeskEnv } from './desk-env.ts';

/** A proxy that hears nothing for long cuts a connection: some wait only ten seconds. */
const HEARTBEAT_MS = 5_000;

/** A stream does not outlive its session by more. */
const BEATS_PER_SESSION_CHECK = 6;

const RECONNECT_MS = 1_000;

/** `GET /events`: what changes, as it changes; a browser that comes back says what it heard last. */
export function eventRoutes({ live, accounts }: { live: LiveEvents; accounts: Accounts }): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get('/events', (c) => {
    const last = Number(c.req.header('last-event-id') ?? Number.NaN);
    const headers = c.req.raw.headers;
    const response = streamSSE(c, async (stream) => {
      const over = Promise.withResolvers<void>();
      stream.onAbort(over.resolve);
      await stream.write(`retry: ${RECONNECT_MS}\n\n`);
      const unfollow = await live.follow(
        Number.isInteger(last) ? last : null,
        ({ id, ...event }) =>
          void stream.writeSSE({ id: String(id), event: event.kind, data: JSON.stringify(event) }),
        over.resolve,
      );
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
