import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Logger } from 'pino';
import type { Catalog, ChatExchange } from '#domain/services.ts';
import { withAgent } from '../http/agent-in-problems.ts';
import { HEARTBEAT_MS } from '../http/heartbeat.ts';
import { problem } from '../http/problem.ts';

/**
 * Sends the exchange as server-sent events: `typing` at once, then `answer` with the JSON that `POST /chat` returns otherwise,
 * or `failure` with a problem. An answer is checked as a whole, so it is sent in one event; a stream without one was cut off.
 */
export function chatStream(
  c: Context,
  answering: Promise<ChatExchange>,
  { agent, log }: { agent: Catalog['profile']; log: Logger },
): Response {
  const response = streamSSE(c, async (stream) => {
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS);
    try {
      const [exchange] = await Promise.all([answering, stream.writeSSE({ event: 'typing', data: '{}' })]);
      await stream.writeSSE({ event: 'answer', data: JSON.stringify(exchange) });
    } catch (error) {
      log.error({ err: error, path: c.req.path }, 'Unexpected error');
      const failure = await withAgent(problem('unexpected'), agent);
      await stream.writeSSE({ event: 'failure', data: await failure.text() });
    } finally {
      clearInterval(heartbeat);
    }
  });
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-accel-buffering', 'no');
  return response;
}

/** Whether the client accepts server-sent events; otherwise it gets JSON. */
export function wantsEvents(accept: string | undefined): boolean {
  return /(?:^|,)\s*text\/event-stream\s*(?:;|,|$)/i.test(accept ?? '');
}
