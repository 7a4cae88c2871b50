import { Hono } from 'hono';
import * as v from 'valibot';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import type { Accounts } from '../auth/accounts.ts';
import { noteAudit } from '../auth/audit-log.ts';
import type { Database } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { contactLeadAnswer } from '../leads/lead-answers.ts';
import { listPage } from '../leads/list-leads.ts';
import type { DeskEnv } from './desk-env.ts';
import { privately, signedInOnly } from './desk-gate.ts';
import { query } from './desk-input.ts';

const PAGE = v.object({ cursor: v.optional(v.string(), '') });

/**
 * `GET /agents/1/leads`: the leads, newest first, for whoever is signed in at the desk. All of them at once are for owners
 * (`leads.csv`): here they come fifty a page, as at the desk, and each page is noted.
 */
export function agentLeadsRoutes({ db }: Database, accounts: Accounts): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get(
    '/agents/:agentId/leads',
    privately,
    signedInOnly(accounts),
    query(PAGE),
    async (c) => {
      if (c.req.param('agentId') !== String(AGENT_ID)) return problem('notFound');
      const { leads, nextCursor } = await listPage(db, c.req.valid('query').cursor);
      await noteAudit(db, { who: c.get('signedIn').person.email, action: 'exported', subject: 'leads' });
      if (nextCursor !== null) c.header('link', `<${c.req.path}?cursor=${nextCursor}>; rel="next"`);
      return c.json(leads.map((lead) => ({ ...contactLeadAnswer(lead), address: lead.address })));
    },
  );
}
