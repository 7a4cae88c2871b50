import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { problem } from './problem.ts';

export interface Health {
  /** Whether the database answers and is fully migrated, and the server is not stopping. */
  ready(): Promise<boolean>;
}

/** `/healthz`: the process runs. `/readyz`: it can accept leads. */
export function healthRoutes({ ready }: Health): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) =>
      (await ready())
        ? c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' })
        : problem('unavailable'),
    );
}
