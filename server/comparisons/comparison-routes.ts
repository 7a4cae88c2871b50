import { Hono, type MiddlewareHandler } from 'hono';
import { comparisonMessages } from '#content/compare.ts';
import type { ComparisonIssue } from '#domain/comparison/parse-comparison.ts';
import type { Comparisons } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { type JsonBody, readJson } from '../http/read-json.ts';
import { type RateLimit, refuseTooMany } from '../rate-limit/rate-limit.ts';

interface ComparisonRoutesOptions {
  comparisons: Comparisons;
  limit: RateLimit;
}

/** A comparison takes three requests: save, list, remove. Sixty a minute is an office, not a crawler. */
export const COMPARISON_LIMITS = [{ points: 60, seconds: 60 }];

const UNCACHED = { 'cache-control': 'no-store' };

/** `/property-comparisons`: saves a comparison, lists a session's, removes one. */
export function comparisonRoutes({ comparisons, limit }: ComparisonRoutesOptions): Hono<AppEnv & JsonBody> {
  const limited: MiddlewareHandler<AppEnv> = async (c, next) => {
    const refused = await refuseTooMany(limit, c.get('clientAddress'));
    if (refused) return refused;
    return await next();
  };
  return new Hono<AppEnv & JsonBody>()
    .use('/property-comparisons/*', limited)
    .post('/property-comparisons', readJson, async (c) => {
      const outcome = await comparisons.save(c.get('body'));
      switch (outcome.status) {
        case 'saved':
          return c.json(outcome.comparison, 201, UNCACHED);
        case 'invalid':
          return problem('invalid', { errors: outcome.issues.map(inWords) });
        case 'unavailable':
          return problem('unavailable');
      }
    })
    .get('/property-comparisons/:sessionId', async (c) => {
      const outcome = await comparisons.list(c.req.param('sessionId'));
      return outcome.status === 'listed'
        ? c.json(outcome.comparisons, 200, UNCACHED)
        : problem('unavailable');
    })
    .delete('/property-comparisons/:id', async (c) => {
      const { status } = await comparisons.remove(c.req.param('id'));
      if (status === 'unavailable') return problem('unavailable');
      return status === 'removed' ? c.body(null, 204) : problem('notFound');
    });
}

function inWords({ field, rule }: ComparisonIssue): { field: string; message: string } {
  return { field, message: comparisonMessages[rule] };
}
