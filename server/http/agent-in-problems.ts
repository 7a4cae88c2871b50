import type { MiddlewareHandler } from 'hono';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { Catalog } from '#domain/services.ts';
import type { AppEnv } from './app-env.ts';

/** Problems that say whom to call instead; all others say nothing of the agent, and some carry what the desk has written. */
const SAY_WHOM_TO_CALL = new Set([429, 500, 503]);

/** Fills in whom a problem says to call. */
export function agentInProblems(agent: Catalog['profile']): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const isProblem = c.res.headers.get('content-type') === 'application/problem+json';
    if (isProblem && SAY_WHOM_TO_CALL.has(c.res.status)) c.res = await withAgentNamed(c.res, agent);
  };
}

/** @param problem one that says whom to call */
export async function withAgentNamed(problem: Response, agent: Catalog['profile']): Promise<Response> {
  const body: unknown = await problem.json();
  return Response.json(recordWithAgent(body, await agent()), {
    status: problem.status,
    headers: problem.headers,
  });
}
