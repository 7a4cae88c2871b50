import { setImmediate } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { AppEnv } from './app-env.ts';
import { busyPageResponse } from './busy-page.ts';
import { problem } from './problem.ts';
import { requestKind } from './request-kind.ts';

/** More concurrent requests would only make all of them slower. Open event streams do not count. */
const MAX_IN_FLIGHT = 64;

export interface Admission {
  middleware: MiddlewareHandler<AppEnv>;
  /** How many requests are in flight, not counting leads. */
  inFlight(): number;
  /** How many requests were rejected since the start. */
  rejected(): number;
}

/**
 * Rejects requests with a 503 when too many are in flight. Leads and health checks always pass.
 * @param carriesLead whether a request that would be rejected contains a lead, and so passes
 * @param agent the agent to call instead
 */
export function createAdmission(
  carriesLead: (c: Context<AppEnv>) => Promise<boolean>,
  agent: () => Promise<AgentProfile>,
): Admission {
  let inFlight = 0;
  let rejected = 0;
  let turn: Promise<unknown> = Promise.resolve();

  return {
    inFlight: () => inFlight,
    rejected: () => rejected,
    async middleware(c, next) {
      const kind = requestKind(c.req.method, c.req.path);
      if (kind === 'lead' || kind === 'health') return await next();
      if (inFlight >= MAX_IN_FLIGHT) {
        if (await carriesLead(c)) return await next();
        rejected += 1;
        return c.req.path.startsWith('/api/') ? problem('busy') : busyPageResponse(await agent());
      }
      inFlight += 1;
      try {
        // Rendering blocks the event loop: requests start one by one, so that leads can be accepted in between.
        turn = turn.then(yieldToOthers);
        await turn;
        await next();
      } finally {
        inFlight -= 1;
      }
    },
  };
}

/**
 * Node accepts one new connection per turn of its event loop. With one page rendered per turn, a form on a new connection
 * would wait for one page per connection ahead of it; this makes it one page per 32. An idle turn takes microseconds.
 */
const TURNS_BETWEEN_REQUESTS = 32;

async function yieldToOthers(): Promise<void> {
  for (let i = 0; i < TURNS_BETWEEN_REQUESTS; i += 1) await setImmediate();
}
