import type { Logger } from 'pino';
import type { Services } from '#domain/services.ts';
import { createCatalog } from './catalog/catalog.ts';
import { createChatDesk } from './chat/chat-desk.ts';
import { createComparisonDesk } from './comparisons/comparison-desk.ts';
import type { Database } from './database/database.ts';
import { createLeadDesk, type LeadDeskOptions } from './leads/capture-lead.ts';

export interface ServicesOptions {
  database: Database;
  channelsFor: LeadDeskOptions['channelsFor'];
  onLeadKept: () => void;
  log: Logger;
  now?: () => Date;
}

/** The composition root: everything a page or a route may ask for, made of what it is given. */
export function createServices({
  database,
  channelsFor,
  onLeadKept,
  log,
  now = () => new Date(),
}: ServicesOptions): Services {
  const catalog = createCatalog(database, log);
  const leads = createLeadDesk({ database, channelsFor, onKept: onLeadKept, log, now });
  return {
    leads,
    catalog,
    comparisons: createComparisonDesk({ database, catalog, log, now }),
    chat: createChatDesk({ database, catalog, leads, log, now }),
  };
}
