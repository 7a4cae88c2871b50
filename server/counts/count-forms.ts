import type { MiddlewareHandler } from 'hono';
import type { LeadForm } from '#domain/leads/lead.ts';
import type { AppEnv } from '../http/app-env.ts';
import { referringPath } from '../http/referring-path.ts';
import { type PageRoute, pageRoute } from './page-route.ts';
import type { VisitCounter } from './visit-counter.ts';

/** Where each form goes, with and without JavaScript, and the page that is told when the browser does not say. */
const FORMS: Record<string, [form: LeadForm, page: PageRoute]> = {
  '/contact': ['contact', '/contact'],
  '/api/leads': ['contact', '/contact'],
  '/sell': ['seller', '/sell'],
  '/api/seller-leads': ['seller', '/sell'],
};

/** Counts how a form was answered: sent, or refused for any reason. */
export function countForms(count: VisitCounter['count']): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const [form, page] = FORMS[c.req.path] ?? [];
    if (c.req.method !== 'POST' || !form || !page) return;
    const outcome = c.res.status < 400 ? 'sent' : 'refused';
    const route = pageRoute(referringPath(c.req.header('referer'))) ?? page;
    count(route, `${form}-${outcome}`, (name) => c.req.header(name));
  };
}
