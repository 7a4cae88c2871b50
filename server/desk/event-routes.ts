import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Accounts } from '../auth/accounts.ts';
import { MAX_INTEGER } from '../database/database.ts';
import { HEARTBEAT_MS } from '../http/heartbeat.ts';
import { problem } from '../http/problem.ts';
import type { NumberedEvent } from '../live/desk-events.ts';
import type { LiveEvents } from '../live/live-events.ts';
import type { DeskEnv } from './desk-env.ts';

/** A session that nobody ended, but its time, is over for a stream after so many. */
const BEATS_PER_SESSION_CHECK = 6;

const RECONNECT_MS = 1_000;

/** `GET /events`: the mark of the events so far, then what changes, as it changes; a browser that comes back says what it heard last. */
export function eventRoutes({ live, accounts }: { live: LiveEvents; accounts: Accounts }) {
  return new Hono<DeskEnv>().get('/events', async (c) => {
    // A server that is told to stop still answers on open connections for a while, where a lost stream would begin again.
    if (live.isStopped()) return problem('unavailable');
    const last = Number(c.req.header('last-event-id') ?? Number.NaN);
    const headers = c.req.raw.headers;
    const over = Promise.withResolvers<void>();
    const early: NumberedEvent[] = [];
    let send = (event: NumberedEvent) => void early.push(event);
    const endWithSession = () =>
      void accounts.session(headers, { isUse: false }).then(
        (session) => session ?? over.resolve(),
        () => undefined,
      );
    // Before the answer, so that a client that sees the stream open misses nothing after it.
    const unfollow = await live.follow(
      Number.isInteger(last) && last >= 0 && last <= MAX_INTEGER ? last : null,
      (event) => (event.kind === 'session' ? endWithSession() : send(event)),
      over.resolve,
    );
    const mark = await live.mark().catch((error: unknown) => {
      unfollow();
      throw error;
    });
    const response = streamSSE(c, async (stream) => {
      stream.onAbort(over.resolve);
      await stream.writeSSE({ event: 'mark', data: mark, retry: RECONNECT_MS });
      send = ({ id, ...event }) =>
        void stream.writeSSE({ id: String(id), event: event.kind, data: JSON.stringify(event) });
      for (const event of early) send(event);
      let beats = 0;
      const heartbeat = setInterval(() => {
        void stream.write(': still here\n\n');
        beats += 1;
        if (beats % BEATS_PER_SESSION_CHECK === 0) endWithSession();
      }, HEARTBEAT_MS);
      await over.promise;
      clearInterval(heartbeat);
      unfollow();
    });
    response.headers.set('x-accel-buffering', 'no');
    return response;
  });
}
