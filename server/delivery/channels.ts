import { join } from 'node:path';
import { agent } from '#content/agent.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import type { Config } from '../config.ts';
import type { Channel, ChannelName } from '../outbox/channel.ts';
import { agentEmailChannel } from './agent-email.tsx';
import { fileMail, OUTGOING_MAIL_FOLDER } from './file-mail.ts';
import { followUpBossChannel } from './follow-up-boss.ts';
import { guideEmailChannel } from './guide-email.tsx';
import type { SendMail } from './mail.ts';
import { senderAddress } from './sender-address.ts';
import { smtpMail } from './smtp-mail.ts';
import { webhookChannel } from './webhook.ts';

export interface Channels {
  /** What the worker delivers through. */
  channels: Channel[];
  /** What a lead of a kind is queued for. */
  channelsFor(kind: LeadKind): ChannelName[];
}

/**
 * The channels that the configuration asks for: e-mail always, the webhook and the CRM when they are set.
 * @param options.guideUrl where the seller's guide is: a path of this site or a whole address
 */
export function createChannels(
  config: Config,
  { guideUrl, sendMail = mailer(config) }: { guideUrl: string; sendMail?: SendMail },
): Channels {
  const { siteUrl } = config;
  const guide = new URL(guideUrl, siteUrl).href;
  const agentEmail = config.agentEmail ?? agent.email;
  const channels = [
    agentEmailChannel({ sendMail, to: agentEmail, siteUrl }),
    guideEmailChannel({ sendMail, guideUrl: guide, replyTo: agentEmail, siteUrl }),
  ];
  if (config.webhookUrl && config.webhookSecret) {
    const { webhookUrl: url, webhookSecret: secret, webhookPrivateNetwork: allowPrivate } = config;
    channels.push(webhookChannel({ url, secret, allowPrivate, guideUrl: guide }));
  }
  if (config.followUpBossApiKey) {
    const { followUpBossUrl: url, followUpBossApiKey: apiKey } = config;
    channels.push(followUpBossChannel({ url, apiKey, siteUrl }));
  }
  return {
    channels: channels.map(neverThrows),
    channelsFor: (kind) =>
      channels.map(({ name }) => name).filter((name) => kind === 'seller' || name !== 'guide-email'),
  };
}

/** How this site sends mail: by SMTP, or without SMTP_URL into a folder. */
export function mailer(config: Config): SendMail {
  const from = senderAddress(config);
  if (config.smtpUrl) return smtpMail({ url: config.smtpUrl, allowPlaintext: config.smtpPlaintext, from });
  return fileMail({ folder: join(config.dataDir, OUTGOING_MAIL_FOLDER), from });
}

/** A mistake in a channel must cost one attempt, not the worker. Its message may quote the lead, so it is left out. */
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
