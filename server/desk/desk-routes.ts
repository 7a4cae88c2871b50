import { isIP } from 'node:net';
import { Hono } from 'hono';
import type { Accounts } from '../auth/accounts.ts';
import { signInLimits } from '../auth/sign-in-limits.ts';
import type { Database } from '../database/database.ts';
import type { LiveEvents } from '../live/live-events.ts';
import type { RateCounters } from '../rate-limit/rate-counters.ts';
import { FORM_LIMITS, rateLimit } from '../rate-limit/rate-limit.ts';
import { type AccountRoutesOptions, accountRoutes } from './account-routes.ts';
import { type ContentRoutesOptions, contentRoutes } from './content-routes.ts';
import type { DeskEnv } from './desk-env.ts';
import { rejectNul, requireSession } from './desk-gate.ts';
import { eventRoutes } from './event-routes.ts';
import { type ImportRoutesOptions, importRoutes } from './import-routes.ts';
import { type InsightRoutesOptions, insightRoutes } from './insight-routes.ts';
import { type LeadDeskRoutesOptions, leadDeskRoutes } from './lead-desk-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { type PeopleRoutesOptions, peopleRoutes } from './people-routes.ts';
import { pictureDeskRoutes } from './picture-desk-routes.ts';

interface DeskRoutesOptions
  extends Pick<LeadDeskRoutesOptions, 'erasePersonOfLead' | 'wake' | 'log' | 'now'>,
    Pick<ContentRoutesOptions, 'previews' | 'tryAnswer'>,
    Pick<ImportRoutesOptions, 'uploads'>,
    Pick<AccountRoutesOptions, 'onCredentialsChanged'> {
  accounts: Accounts;
  database: Database;
  siteUrl: string;
  /** Count failed sign-ins and passkey requests, even with RATE_LIMIT=off. */
  counters: RateCounters;
  live: LiveEvents;
  pushKey: () => Promise<string>;
  catalog: PeopleRoutesOptions['catalog'] & InsightRoutesOptions['catalog'];
}

/** The type of the desk's API, for its client. */
export type DeskApi = ReturnType<typeof deskRoutes>;

/** `/api/desk/*`. Only routes before `requireSession` work without a session. */
export function deskRoutes(options: DeskRoutesOptions) {
  const { accounts, database, siteUrl, counters, onCredentialsChanged, now } = options;
  const limits = signInLimits(counters, now);
  const passkeyLimit = rateLimit('passkey', FORM_LIMITS, counters, now);
  const canUsePasskeys = hasHostName(siteUrl);
  const account = { accounts, database, limits, passkeyLimit, canUsePasskeys, onCredentialsChanged };
  return new Hono<DeskEnv>()
    .use(rejectNul)
    .route('/', accountRoutes(account))
    .use(requireSession(accounts))
    .route('/', peopleRoutes({ ...options, ...account }))
    .route('/', leadDeskRoutes(options))
    .route('/', importRoutes(options))
    .route('/', contentRoutes(options))
    .route('/', pictureDeskRoutes(options))
    .route('/', insightRoutes(options))
    .route('/', notificationRoutes(options))
    .route('/', eventRoutes(options));
}

/** Passkeys require a host name; they do not work with an IP address. */
export function hasHostName(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return isIP(hostname) === 0 && !hostname.startsWith('[');
}
