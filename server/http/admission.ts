import { setImmediate } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { AppEnv } from './app-env.ts';
import { busyPageAnswer } from './busy-page.ts';
import { problem } from './problem.ts';
import { requestKind } from './request-kind.ts';

/** With more in flight, visitors would only wait longer. An event stream that is open is not in flight. */
const MOST_IN_FLIGHT = 64;

export interface Admission {
  middleware: MiddlewareHandler<AppEnv>;
  /** How many requests wait or are being answered, leads aside. */
  inFlight(): number;
  /** How many were turned away since the start. */
  turnedAway(): number;
}

/**
 * Turns requests away with a 503 when too many are in flight. Leads and health checks always pass.
 * @param carriesLead whether a request that would be turned away carries a lead all the same
 * @param agent whom the page says to call
 */
export function createAdmission(
  carriesLead: (c: Context<AppEnv>) => Promise<boolean>,
  agent: () => Promise<AgentProfile>,
): Admission {
  let inFlight = 0;
  let turnedAway = 0;
  let turn: Promise<unknown> = Promise.resolve();

  return {
    inFlight: () => inFlight,
    turnedAway: () => turnedAway,
    async middleware(c, next) {
      const kind = requestKind(c.req.method, c.req.path);
      if (kind === 'lead' || kind === 'health') return await next();
      if (inFlight >= MOST_IN_FLIGHT) {
        if (await carriesLead(c)) return await next();
        turnedAway += 1;
        return c.req.path.startsWith('/api/') ? problem('busy') : busyPageAnswer(await agent());
      }
      inFlight += 1;
      try {
        // Rendering blocks the event loop: requests start one by one, so that leads come in between.
        turn = turn.then(letOthersIn);
        await turn;
        await next();
      } finally {
        inFlight -= 1;
      }
    },
  };
}

/**
 * Node accepts one new connection in each turn of its event loop. Under load, somebody whose form comes in on a new connection would
 * wait for one rendered page for each connection ahead of theirs; now it is one page for every 32. An idle turn takes microseconds.
 */
const TURNS_BETWEEN_REQUESTS = 32;

async function letOthersIn(): Promise<void> {
  for (let i = 0; i < TURNS_BETWEEN_REQUESTS; i += 1) await setImmediate();
}
