import { Hono } from 'hono';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import type { Database } from '../database/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { contactLeadAnswer } from '../leads/lead-answers.ts';
import { leadsSince } from '../leads/list-leads.ts';
import { PRIVATE_HEADERS } from './desk-pages.ts';

export interface AgentLeadsRoutesOptions {
  database: Database;
  isSignedIn: (headers: Headers) => Promise<boolean>;
}

/** `GET /agents/1/leads`: all leads, newest first, for who is signed in at the desk. */
export function agentLeadsRoutes({ database, isSignedIn }: AgentLeadsRoutesOptions): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/agents/:agentId/leads', async (c) => {
    if (!(await isSignedIn(c.req.raw.headers))) {
      return problem('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
    }
    if (c.req.param('agentId') !== String(AGENT_ID)) return problem('notFound');
    for (const [name, value] of PRIVATE_HEADERS) c.header(name, value);
    const leads = await leadsSince(database.db, '');
    return c.json(leads.map((lead) => ({ ...contactLeadAnswer(lead), address: lead.address })));
  });
}
