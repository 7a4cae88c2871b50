import { join } from 'node:path';
import { siteUrls } from '#content/site-urls.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import type { Catalog } from '#domain/services.ts';
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

interface Channels {
  /** The channels the worker delivers through. */
  channels: Channel[];
  /** The channels a lead of this kind is queued for. */
  channelsFor(kind: LeadKind): ChannelName[];
}

interface ChannelOptions {
  /** The agent named in mails; read for each mail. */
  agent: Catalog['profile'];
  sendMail?: SendMail;
}

/** Creates the configured channels: e-mail always, the webhook and the CRM if set. */
export function createChannels(
  config: Config,
  { agent, sendMail = mailer(config, agent) }: ChannelOptions,
): Channels {
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
  return {
    channels: channels.map(neverThrows),
    channelsFor: (kind) =>
      channels.map(({ name }) => name).filter((name) => kind === 'seller' || name !== 'guide-email'),
  };
}

/** Sends mail by SMTP or, without SMTP_URL, writes it to a folder. */
export function mailer(config: Config, agent: Catalog['profile']): SendMail {
  const { smtpUrl: url, smtpPlaintext: allowPlaintext } = config;
  const folder = join(config.dataDir, OUTGOING_MAIL_FOLDER);
  return async (mail) => {
    const from = senderAddress(config, (await agent()).email);
    const send = url ? smtpMail({ url, allowPlaintext, from }) : fileMail({ folder, from });
    await send(mail);
  };
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
