import type { Logger } from 'pino';
import type { Services } from '#domain/services.ts';
import { createCatalog } from './catalog/catalog.ts';
import { createAssistantService } from './chat/create-assistant-service.ts';
import type { ModelOptions, ModelReply } from './chat/model/model-reply.ts';
import { createComparisons } from './comparisons/comparisons.ts';
import type { Database } from './database/database.ts';
import { channelsOfLead } from './delivery/lead-channels.ts';
import { createLeads } from './leads/capture-lead.ts';
import { memoizeAsync } from './memoize-async.ts';
import type { ChannelName } from './outbox/channel.ts';
import { enqueueDeliveries } from './outbox/outbox.ts';
import { queuePush } from './push/push-store.ts';

export interface ServicesOptions {
  database: Database;
  /** The channels through which leads are delivered. */
  channels: readonly ChannelName[];
  onLeadSaved: () => void;
  /** A model for the assistant; without one the embedded assistant answers. */
  assistant?: Omit<ModelOptions, 'log' | 'now'> | null;
  log: Logger;
  now?: () => Date;
}

/** The composition root of everything that pages and routes use. */
export function createServices({
  database,
  channels,
  onLeadSaved,
  assistant = null,
  log,
  now = () => new Date(),
}: ServicesOptions): Services {
  const catalog = createCatalog(database, log, { now });
  const leads = createLeads({
    database,
    agent: catalog.profile,
    async queueDeliveries(trx, lead) {
      await enqueueDeliveries(trx, lead, await channelsOfLead(trx, lead, channels));
      await queuePush(trx, lead, now());
    },
    onStored: onLeadSaved,
    log,
    now,
  });
  const model = assistant && modelOf({ ...assistant, log, now });
  return {
    leads,
    catalog,
    comparisons: createComparisons({ database, catalog, log, now }),
    chat: createAssistantService({ database, catalog, leads, model, log, now }),
  };
}

/** Loads the SDK with the first reply, so that a site without a model never loads it. */
function modelOf(options: ModelOptions): ModelReply {
  const loaded = memoizeAsync(async () => (await import('./chat/model/model-reply.ts')).modelReply(options));
  return async (turn) => await (await loaded())(turn);
}
