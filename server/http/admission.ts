import { setImmediate } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { busyPage } from '#content/error-page.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { AppEnv } from './app-env.ts';
import { problem, RETRY_AFTER_S } from './problem.ts';
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
        return busyAnswer(c.req.path, await agent());
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

/** As plain as can be: it is sent when there is no time for anything else. */
function page({ phone, phoneHref }: AgentProfile): string {
  const { title, text, call } = busyPage;
  return String(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><h1>${title}</h1><p>${text(phone)}</p><p><a href="${phoneHref}">${call(phone)}</a></p>`,
  );
}

function busyAnswer(path: string, agent: AgentProfile): Response {
  if (path.startsWith('/api/')) return problem('busy');
  return new Response(page(agent), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_S),
    },
  });
}
