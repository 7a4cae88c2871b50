import type { MiddlewareHandler } from 'hono';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { Catalog } from '#domain/services.ts';
import type { AppEnv } from './app-env.ts';

/** Statuses whose problems have placeholders for the agent. Others must stay untouched: they may contain text from the desk. */
const STATUSES_WITH_AGENT = new Set([429, 500, 503]);

/** Middleware that fills the agent's contact details into problems. */
export function addAgentToProblems(agent: Catalog['profile']): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const isProblem = c.res.headers.get('content-type') === 'application/problem+json';
    if (isProblem && STATUSES_WITH_AGENT.has(c.res.status)) c.res = await withAgent(c.res, agent);
  };
}

/** @param problem one with placeholders for the agent */
export async function withAgent(problem: Response, agent: Catalog['profile']): Promise<Response> {
  const body: unknown = await problem.json();
  return Response.json(recordWithAgent(body, await agent()), {
    status: problem.status,
    headers: problem.headers,
  });
}
