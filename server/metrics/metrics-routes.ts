import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { isSameSecret } from '../same-secret.ts';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` in Prometheus' text format, for scrapers with the token. */
export function metricsRoutes({ token, registry }: Metrics): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/metrics', async (c) => {
    if (!isSameSecret(c.req.header('authorization') ?? '', `Bearer ${token}`)) {
      return problem('badToken', { headers: { 'www-authenticate': 'Bearer' } });
    }
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
    return c.body(await registry.metrics(), 200, headers);
  });
}
