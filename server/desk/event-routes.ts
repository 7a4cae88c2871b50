import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Accounts } from '../auth/accounts.ts';
import { MAX_INTEGER } from '../database/database.ts';
import { HEARTBEAT_MS } from '../http/heartbeat.ts';
import { problem } from '../http/problem.ts';
import type { NumberedEvent } from '../live/desk-events.ts';
import type { LiveEvents } from '../live/live-events.ts';
import type { DeskEnv } from './desk-env.ts';

/** A stream checks for expired sessions every so many heartbeats; sessions that are ended notify it at once. */
const BEATS_PER_SESSION_CHECK = 6;

const RECONNECT_MS = 1_000;

/** `GET /events`: sends the mark of the events so far, then each event; `Last-Event-ID` resumes the stream after a reconnect. */
export function eventRoutes({ live, accounts }: { live: LiveEvents; accounts: Accounts }) {
  return new Hono<DeskEnv>().get('/events', async (c) => {
    // A stopping server still answers on open connections, where closed streams would reconnect.
    if (live.isStopped()) return problem('unavailable');
    // Hono answers HEAD with GET, whose stream nobody would read or end.
    if (c.req.method === 'HEAD') return c.body(null);
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
    // Subscribes before responding, so that a client with an open stream misses no event.
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
