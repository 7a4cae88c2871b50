import { siteUrls } from '#content/site-urls.ts';
import type { Catalog } from '#domain/services.ts';
import type { Config } from '../config.ts';
import type { Channel } from '../outbox/channel.ts';
import { agentEmailChannel } from './agent-email.tsx';
import { followUpBossChannel } from './follow-up-boss.ts';
import { guideEmailChannel } from './guide-email.tsx';
import type { SendMail } from './mail.ts';
import { webhookChannel } from './webhook.ts';

/** What mails are sent with. */
export interface MailOptions {
  /** The agent named in mails; read for each mail. */
  agent: Catalog['profile'];
  sendMail: SendMail;
}

/** Creates the configured channels: e-mail always, the webhook and the CRM if set. */
export function createChannels(config: Config, { agent, sendMail }: MailOptions): Channel[] {
  const { siteUrl } = config;
  const guideUrl = `${siteUrl}${siteUrls.guidePdf}`;
  const channels = [
    agentEmailChannel({ sendMail, to: config.agentEmail, agent, siteUrl }),
    guideEmailChannel({ sendMail, guideUrl, replyTo: config.agentEmail, agent, siteUrl }),
  ];
  if (config.webhookUrl && config.webhookSecret) {
    const { webhookUrl: url, webhookSecret: secret, webhookPrivateNetwork: allowPrivate } = config;
    channels.push(webhookChannel({ url, secret, allowPrivate, guideUrl }));
  }
  if (config.followUpBossApiKey) {
    const { followUpBossUrl: url, followUpBossApiKey: apiKey } = config;
    channels.push(followUpBossChannel({ url, apiKey, siteUrl }));
  }
  return channels.map(neverThrows);
}

/** An exception in a channel must cost one attempt, not stop the worker. Its message may quote the lead, so it is left out. */
export function neverThrows(channel: Channel): Channel {
  return {
    ...channel,
    async deliver(delivery) {
      try {
        return await channel.deliver(delivery);
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown';
        return { status: 'failed', kind: 'refused', reason: `Unexpected error (${name})` };
      }
    },
  };
}
