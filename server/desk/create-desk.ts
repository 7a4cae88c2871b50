import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Services } from '#domain/services.ts';
import { createAccounts } from '../auth/accounts.ts';
import { setupLink } from '../auth/links.ts';
import { answerTrial } from '../chat/try-answer.ts';
import type { Config } from '../config.ts';
import { createPreviews } from '../content/preview.ts';
import type { Database } from '../database/database.ts';
import { createLiveEvents } from '../live/live-events.ts';
import { erasePersonOfLead } from '../privacy/erase-person-of-lead.ts';
import { residualDataPurger } from '../privacy/residual-data-purger.ts';
import { pushKeys } from '../push/push-store.ts';
import { rateCounters } from '../rate-limit/shared-rate-counters.ts';
import { agentLeadsRoutes } from './agent-leads-routes.ts';
import type { DeskEnv } from './desk-env.ts';
import type { DeskPagesOptions } from './desk-pages.ts';
import { type DeskApi, deskRoutes, hasHostName } from './desk-routes.ts';
import { type PreviewOf, previewOf } from './preview-of.ts';
import { uploadsFolder } from './uploaded-file.ts';

/** Everything below `/desk` and `/api/desk`. */
export interface Desk {
  routes: DeskApi;
  /** `/api/agents/1/leads`, which the desk's sessions open too. */
  leads: Hono<DeskEnv>;
  isSignedIn: DeskPagesOptions['isSignedIn'];
  eventMark: DeskPagesOptions['eventMark'];
  readLink: DeskPagesOptions['readLink'];
  enterDemo: DeskPagesOptions['enterDemo'];
  /** The one document of the desk's application. */
  document: () => Promise<string>;
  /** Tells open desks at once of what was just committed. */
  wake(): void;
  /** What a page shows to somebody who looks at a draft; null for everybody else. */
  preview: PreviewOf;
  /** Ends the streams and what an erasure has begun, which would keep the server from stopping. */
  stop(): Promise<void>;
  /** The address that sets the desk up; null once somebody has an account. */
  setupLink(): Promise<string | null>;
}

export interface DeskOptions {
  database: Database;
  services: Services;
  config: Pick<Config, 'siteUrl' | 'authSecret' | 'dataDir' | 'agentEmail'>;
  document: () => Promise<string>;
  /** Tells the worker that there is something to deliver. */
  wakeDeliveries: () => void;
  /** Tells people by mail of their new password. */
  onPasswordChanged: () => void;
  log: Logger;
  now: () => Date;
}

/** Puts the parts of the desk together. */
export function createDesk({
  database,
  services,
  config,
  document,
  wakeDeliveries,
  onPasswordChanged,
  log,
  now,
}: DeskOptions): Desk {
  const { siteUrl, authSecret } = config;
  const accounts = createAccounts({ database, siteUrl, authSecret, now });
  const live = createLiveEvents(database, log);
  const remains = residualDataPurger(database, log);
  const previews = createPreviews(database.db);
  const isSignedIn = async (headers: Headers) => (await accounts.session(headers)) !== null;
  return {
    document,
    isSignedIn,
    eventMark: live.mark,
    readLink: async (kind, token) => {
      const link = await accounts.findValidLink(kind, token);
      return {
        isGood: link !== null,
        canUsePasskeys: hasHostName(siteUrl),
        ...(link && kind === 'join' && { invited: link.email }),
      };
    },
    enterDemo: async (headers, token) => (await accounts.enterDemo(headers, token))?.cookies ?? [],
    leads: agentLeadsRoutes(database, accounts),
    routes: deskRoutes({
      accounts,
      database,
      siteUrl,
      counters: rateCounters(database),
      async erasePersonOf(order) {
        const isErased = await erasePersonOfLead(database, config, order);
        if (isErased) remains.begin();
        return isErased;
      },
      wake: wakeDeliveries,
      onPasswordChanged,
      live,
      previews,
      uploads: uploadsFolder(config.dataDir),
      tryAnswer: answerTrial({ database, log, now }),
      pushKey: async () => (await pushKeys(database.db)).publicKey,
      catalog: services.catalog,
      log,
      now,
    }),
    preview: previewOf({ database, services, previews, isSignedIn, log, now }),
    wake: live.wake,
    async stop() {
      await Promise.all([live.stop(), remains.stop()]);
    },
    setupLink: () => setupLink(database.db, siteUrl),
  };
}
