import type { Context } from 'hono';
import type { LeadContext } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { referringPath } from '../http/referring-path.ts';

const LONGEST_USER_AGENT = 500;

/** What the request itself says about a lead's origin; stored, never trusted. */
export function leadContext<Env extends AppEnv>(c: Context<Env>, idempotencyKey: string): LeadContext {
  return {
    idempotencyKey,
    page: referringPath(c.req.header('referer')),
    clientAddress: c.get('clientAddress'),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT).toWellFormed(),
  };
}
