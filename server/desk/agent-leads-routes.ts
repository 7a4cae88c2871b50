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
import { privateResponses, requireSession } from './desk-gate.ts';
import { query } from './desk-input.ts';

const PAGE = v.object({ cursor: v.optional(v.string(), '') });

/**
 * `GET /agents/1/leads`: the leads, newest first, for signed-in users of the desk. Only owners may export all leads at once
 * (`leads.csv`), so this has pages of fifty, as the desk has, and each page is logged in the audit log.
 */
export function agentLeadsRoutes({ db }: Database, accounts: Accounts): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get(
    '/agents/:agentId/leads',
    privateResponses,
    requireSession(accounts),
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
