import { Hono } from 'hono';
import type { Logger } from 'pino';
import { parseJson } from '#domain/parse-json.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { limitBody } from '../http/read-json.ts';
import type { Window } from '../rate-limit/rate-counters.ts';
import { type RateLimit, refuseTooMany } from '../rate-limit/rate-limit.ts';
import { POLICY_REPORTS_PATH } from './page-policy.ts';

/** Broken browser extensions cause reports on every page; a few are enough to see the problem. */
export const REPORT_LIMITS: Window[] = [{ points: 20, seconds: 600 }];

/** Per request. */
const MAX_REPORTS = 10;

const MAX_CHARACTERS = 120;

/**
 * Receives browsers' reports of policy violations, in both formats (CSP level 2 `report-uri`, Reporting API `report-to`),
 * and logs one line each: the directive, the blocked origin and the page, never a query.
 */
export function policyReports(options: { limit: RateLimit; log: Logger }): Hono<AppEnv> {
  return new Hono<AppEnv>().post(POLICY_REPORTS_PATH, limitBody, async (c) => {
    const refused = await refuseTooMany(options.limit, c.get('clientAddress'));
    if (refused) return refused;
    const body = parseJson(await c.req.text());
    if (body.error !== undefined) return problem('malformed');
    for (const report of reportsIn(body.value).slice(0, MAX_REPORTS))
      options.log.warn(report, 'The content security policy was violated');
    return c.body(null, 204);
  });
}

interface PolicyReport {
  directive: string;
  blocked: string;
  page: string;
}

function reportsIn(body: unknown): PolicyReport[] {
  const bodies = Array.isArray(body) ? body.map((entry) => entry?.body) : [field(body, 'csp-report')];
  return bodies.map((report) => ({
    directive: sanitize(field(report, 'effectiveDirective') ?? field(report, 'effective-directive')),
    blocked: originOf(field(report, 'blockedURL') ?? field(report, 'blocked-uri')),
    page: pathOf(field(report, 'documentURL') ?? field(report, 'document-uri')),
  }));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function sanitize(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[^\x20-\x7e]/g, '').slice(0, MAX_CHARACTERS) : '';
}

/** The value is a URL, or a keyword such as "inline" or "eval". */
function originOf(value: unknown): string {
  const text = sanitize(value);
  return URL.canParse(text) ? sanitize(new URL(text).origin) : text.replace(/[^a-z-]/g, '');
}

function pathOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return URL.canParse(text) ? sanitize(new URL(text).pathname) : '';
}
