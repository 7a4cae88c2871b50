import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { limitBody, parseJson } from '../http/read-json.ts';
import type { Window } from '../rate-limit/rate-counters.ts';
import { type RateLimit, refuseTooMany } from '../rate-limit/rate-limit.ts';
import { POLICY_REPORTS_PATH } from './page-policy.ts';

/** Broken extensions report on every page: a few say as much as thousands. */
export const REPORT_LIMITS: Window[] = [{ points: 20, seconds: 600 }];

/** Of one request. */
const MOST_REPORTS = 10;

const MOST_CHARACTERS = 120;

/**
 * Takes what browsers report of the content security policy, in both formats (CSP level 2 `report-uri`, Reporting API
 * `report-to`), and writes one log line each: the directive, the origin that was kept out and the page, never a query.
 */
export function policyReports(options: { limit: RateLimit; log: Logger }): Hono<AppEnv> {
  return new Hono<AppEnv>().post(POLICY_REPORTS_PATH, limitBody, async (c) => {
    const refused = await refuseTooMany(options.limit, c.get('clientAddress'));
    if (refused) return refused;
    const body = parseJson(await c.req.text());
    if (!body) return problem('malformed');
    for (const report of reportsIn(body.value).slice(0, MOST_REPORTS))
      options.log.warn(report, 'The content security policy kept something out');
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
    directive: short(field(report, 'effectiveDirective') ?? field(report, 'effective-directive')),
    blocked: originOf(field(report, 'blockedURL') ?? field(report, 'blocked-uri')),
    page: pathOf(field(report, 'documentURL') ?? field(report, 'document-uri')),
  }));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function short(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[^\x20-\x7e]/g, '').slice(0, MOST_CHARACTERS) : '';
}

/** "inline" and "eval" are words, everything else an address. */
function originOf(value: unknown): string {
  const text = short(value);
  return URL.canParse(text) ? short(new URL(text).origin) : text.replace(/[^a-z-]/g, '');
}

function pathOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return URL.canParse(text) ? short(new URL(text).pathname) : '';
}
