import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { problem } from './problem.ts';

export interface Health {
  /** Whether the store answers and has its newest schema, and the server is not on its way out. */
  ready(): Promise<boolean>;
}

/** `/healthz`: the process lives. `/readyz`: it can take a lead. */
export function healthRoutes({ ready }: Health): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) =>
      (await ready())
        ? c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' })
        : problem('unavailable'),
    );
}
