import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { problem } from './problem.ts';

/** `/healthz`: the process runs. `/readyz`: it can accept leads. */
export function healthRoutes(isReady: () => Promise<boolean>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) =>
      (await isReady())
        ? c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' })
        : problem('unavailable'),
    );
}
