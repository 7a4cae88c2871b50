import { Hono } from 'hono';
import { REPORTED_STEPS } from '#domain/counts/counted-step.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { type JsonBody, readJson } from '../http/read-json.ts';
import { referringPath } from '../http/referring-path.ts';
import { type RateLimit, refuseTooMany } from '../rate-limit/rate-limit.ts';
import { pageRoute } from './page-route.ts';
import type { VisitCounter } from './visit-counter.ts';

interface CountRoutesOptions {
  count: VisitCounter['count'];
  limit: RateLimit;
}

/** For one client address: an office shares one, and a page reports at most four steps. */
export const COUNT_LIMITS = [{ points: 300, seconds: 600 }];

/** `POST /counts`: counts a step that only the browser sees, on the page that sent it. Bots get the same response uncounted. */
export function countRoutes({ count, limit }: CountRoutesOptions): Hono<AppEnv & JsonBody> {
  return new Hono<AppEnv & JsonBody>().post('/counts', readJson, async (c) => {
    const refused = await refuseTooMany(limit, c.get('clientAddress'));
    if (refused) return refused;
    const { step: reported } = (c.get('body') ?? {}) as { step?: unknown };
    const step = REPORTED_STEPS.find((known) => known === reported);
    if (!step) return problem('invalid', { errors: [] });
    const route = pageRoute(referringPath(c.req.header('referer')));
    if (route) count(route, step, (name) => c.req.header(name));
    return c.body(null, 204);
  });
}
