import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Logs each request's method, path without query, status and duration; no client address, user agent or body. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const line = { method: c.req.method, path: c.req.path.slice(0, 200), status: c.res.status, ms };
    if (c.res.status >= 500) log.error(line, 'Request failed');
    else log.debug(line, 'Request');
  };
}
