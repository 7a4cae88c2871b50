import type { Context } from 'hono';
import type { LeadContext } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';

const LONGEST_PAGE = 300;
const LONGEST_USER_AGENT = 500;

/** What the request itself says about where a lead comes from; nothing here is believed, only kept. */
export function leadContext<Env extends AppEnv>(c: Context<Env>, idempotencyKey: string): LeadContext {
  return {
    idempotencyKey,
    page: pathOf(c.req.header('referer')),
    clientAddress: c.get('clientAddress'),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT).toWellFormed(),
  };
}

/** The path alone: a query may hold what somebody typed. */
function pathOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).pathname.slice(0, LONGEST_PAGE) : '';
}
