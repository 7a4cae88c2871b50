import type { MiddlewareHandler } from 'hono';
import { LEAD_FORMS } from '#domain/leads/lead-forms.ts';
import type { AppEnv } from '../http/app-env.ts';
import { referringPath } from '../http/referring-path.ts';
import { pageRoute } from './page-route.ts';
import type { VisitCounter } from './visit-counter.ts';

/** Counts form submissions: as sent, once for each lead, or as refused for any reason. */
export function countForms(count: VisitCounter['count']): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const form = LEAD_FORMS.find(({ page, call }) => c.req.path === page || c.req.path === call);
    if (c.req.method !== 'POST' || !form) return;
    if (c.get('isResubmission')) return;
    const outcome = c.res.status < 400 ? 'sent' : 'refused';
    // Browsers may omit the Referer header.
    const route = pageRoute(referringPath(c.req.header('referer'))) ?? form.page;
    count(route, `${form.kind}-${outcome}`, (name) => c.req.header(name));
  };
}
