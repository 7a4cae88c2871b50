import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { MailOptions } from '../delivery/channels.ts';
import { mailOutcome } from '../delivery/mail-outcome.ts';
import { postOutcome } from '../delivery/post-outcome.ts';
import { postSigned } from '../delivery/post-signed.ts';
import type { ChannelName, DeliveryOutcome } from '../outbox/channel.ts';
import { alertEmail } from './alert-email.tsx';
import type { StuckChannel } from './stuck-deliveries.ts';

/** A way to alert the agent. */
export interface AlertChannel {
  via: ChannelName;
  send(stuck: StuckChannel[]): Promise<DeliveryOutcome>;
}

/** E-mail first; the webhook, when it is set, gets `delivery.alert`. */
export function alertChannels(config: Config, { agent, sendMail }: MailOptions): AlertChannel[] {
  const channels: AlertChannel[] = [
    {
      via: 'agent-email',
      async send(stuck) {
        const profile = await agent();
        const to = config.agentEmail ?? profile.email;
        return await mailOutcome(
          sendMail,
          alertEmail(stuck, { id: `alert_${randomUUID()}`, to, agent: profile }),
        );
      },
    },
  ];
  const { webhookUrl: url, webhookSecret: secret, webhookPrivateNetwork: allowPrivate } = config;
  if (url && secret) {
    const post = postSigned({ url, secret, allowPrivate });
    channels.push({
      via: 'webhook',
      async send(stuck) {
        const event = {
          type: 'delivery.alert',
          timestamp: new Date().toISOString(),
          data: { channels: stuck },
        };
        return postOutcome(await post(`alert_${randomUUID()}`, event), 'Webhook');
      },
    });
  }
  return channels;
}
