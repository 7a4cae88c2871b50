import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Services } from '#domain/services.ts';
import { createAccounts } from '../auth/accounts.ts';
import { findValidLink, setupLink } from '../auth/links.ts';
import { createAnswerTrial } from '../chat/try-answer.ts';
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
import { previewResolver, type ResolvePreview } from './resolve-preview.ts';
import { uploadsFolder } from './uploaded-file.ts';

/** The routes below `/desk` and `/api/desk`, and what they need. */
export interface Desk
  extends Pick<
    DeskPagesOptions,
    'document' | 'isSignedIn' | 'eventMark' | 'canUsePasskeys' | 'readLink' | 'enterDemo'
  > {
  routes: DeskApi;
  /** `/api/agents/1/leads`, which also requires a session of the desk. */
  leads: Hono<DeskEnv>;
  /** Notifies open desks of events that were just committed. */
  wake(): void;
  /** Resolves a request for the preview of a draft; null for other requests. */
  preview: ResolvePreview;
  /** Ends event streams and the purge of erased data, which would keep the server from stopping. */
  stop(): Promise<void>;
  /** Resolves to the URL that sets up the desk; null if an account exists. */
  setupLink(): Promise<string | null>;
}

interface DeskOptions {
  database: Database;
  services: Services;
  config: Pick<Config, 'siteUrl' | 'authSecret' | 'dataDir' | 'agentEmail'>;
  /** The HTML document of the desk's single-page app. */
  document: () => Promise<string>;
  /** Wakes the delivery worker. */
  wakeDeliveries: () => void;
  /** Called after a new password or passkey, to notify the account's owner. */
  onCredentialsChanged: () => void;
  log: Logger;
  now: () => Date;
}

/** Wires up the desk. */
export function createDesk({
  database,
  services,
  config,
  document,
  wakeDeliveries,
  onCredentialsChanged,
  log,
  now,
}: DeskOptions): Desk {
  const { siteUrl, authSecret } = config;
  const accounts = createAccounts({ database, siteUrl, authSecret, now });
  const live = createLiveEvents(database, log);
  const purger = residualDataPurger(database, log);
  const previews = createPreviews(database.db);
  const isSignedIn = async (headers: Headers) => (await accounts.session(headers)) !== null;
  return {
    document,
    isSignedIn,
    eventMark: live.mark,
    canUsePasskeys: hasHostName(siteUrl),
    readLink: async (kind, token) => {
      const link = await findValidLink(database.db, kind, token);
      return {
        isGood: link !== null,
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
      async erasePersonOfLead(order) {
        const isErased = await erasePersonOfLead(database, config, order);
        if (isErased) purger.begin();
        return isErased;
      },
      wake: wakeDeliveries,
      onCredentialsChanged,
      live,
      previews,
      uploads: uploadsFolder(config.dataDir),
      tryAnswer: createAnswerTrial({ database, log, now }),
      pushKey: async () => (await pushKeys(database.db)).publicKey,
      catalog: services.catalog,
      log,
      now,
    }),
    preview: previewResolver({ database, services, previews, isSignedIn, log, now }),
    wake: live.wake,
    async stop() {
      await Promise.all([live.stop(), purger.stop()]);
    },
    setupLink: () => setupLink(database.db, siteUrl),
  };
}
