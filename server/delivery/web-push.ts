import { interestLabels } from '#content/contact.ts';
import type { PushMessage } from '#domain/desk/desk-event.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { postJson } from './post-json.ts';
import { postOutcome } from './post-outcome.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A notification that is an hour late has been overtaken by the mail. */
const RETRY_DELAYS_MS = [5, 30, 120, 600, 1_800, 3_600].map((seconds) => seconds * SECOND_MS);

/** How long a push service keeps it for a phone that is switched off. */
const LASTS_S = (12 * 60 * MINUTE_MS) / SECOND_MS;

/** How a push service answers for a subscription that is gone. */
const GONE = [404, 410];

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface WebPushOptions {
  /** Whom a push service may write to. */
  contact: string;
  keys: () => Promise<{ publicKey: string; privateKey: string }>;
  /** @returns null when somebody unsubscribed meanwhile */
  findTarget: (id: string) => Promise<PushTarget | null>;
  dropTarget: (id: string) => Promise<void>;
}

/** Tells phones of a lead: first name and interest only, encrypted for that phone alone (RFC 8291). */
export function webPushChannel({ contact, keys, findTarget, dropTarget }: WebPushOptions): Channel {
  return {
    name: 'web-push',
    retryDelaysMs: RETRY_DELAYS_MS,
    async deliver(delivery) {
      const target = await findTarget(delivery.target);
      if (!target) return { status: 'failed', kind: 'final', reason: 'Nobody is subscribed any more' };
      const { default: webPush } = await import('web-push');
      const details = webPush.generateRequestDetails(
        { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
        JSON.stringify(messageOf(delivery)),
        { vapidDetails: { subject: `mailto:${contact}`, ...(await keys()) }, TTL: LASTS_S, urgency: 'high' },
      );
      const headers = Object.fromEntries(
        Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
      );
      const answer = await postJson({ url: target.endpoint }, details.body ?? '', headers);
      if (answer.status === 'answered' && GONE.includes(answer.code)) {
        await dropTarget(delivery.target);
        return { status: 'failed', kind: 'final', reason: 'The phone has unsubscribed' };
      }
      return postOutcome(answer, 'The push service');
    },
  };
}

function messageOf({ lead }: Delivery): PushMessage {
  return {
    leadId: lead.id,
    firstName: lead.firstName,
    interest: lead.interest ? interestLabels[lead.interest] : '',
  };
}
