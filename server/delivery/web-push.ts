import { interestLabels } from '#content/contact.ts';
import type { PushMessage } from '#domain/desk/desk-event.ts';
import { HOUR_MS, SECOND_MS } from '#domain/durations.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { stripBidiControls } from '#domain/leads/strip-bidi-controls.ts';
import type { Channel, DeliveryOutcome } from '../outbox/channel.ts';
import { postJson } from './post-json.ts';
import { postOutcome } from './post-outcome.ts';

/** Within about an hour; a later notification comes after the mail. */
const RETRY_DELAYS_MS = [5, 30, 120, 600, 1_800, 3_600].map((seconds) => seconds * SECOND_MS);

/** How long a push service keeps a message for a phone that is switched off. */
const PUSH_TTL_S = (12 * HOUR_MS) / SECOND_MS;

/** A push service's statuses for a subscription that no longer exists. */
const GONE = [404, 410];

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sends one message to one browser, encrypted for it alone (RFC 8291). */
export type SendPush = (
  target: PushTarget & { id: string },
  message: PushMessage,
) => Promise<DeliveryOutcome>;

interface SendPushOptions {
  /** The contact address for push services. */
  contact: () => Promise<string>;
  keys: () => Promise<{ publicKey: string; privateKey: string }>;
  dropTarget: (id: string) => Promise<void>;
}

/** Sends through the browser vendor's push service; drops a subscription that no longer exists. */
export function sendPushWith({ contact, keys, dropTarget }: SendPushOptions): SendPush {
  return async ({ id, endpoint, p256dh, auth }, message) => {
    const { default: webPush } = await import('web-push');
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${await contact()}`, ...(await keys()) },
        TTL: PUSH_TTL_S,
        urgency: 'high',
      },
    );
    const answer = await postJson({ url: endpoint }, details.body ?? '', details.headers);
    if (answer.status === 'answered' && GONE.includes(answer.code)) {
      await dropTarget(id);
      return { status: 'obsolete', reason: 'The phone has unsubscribed' };
    }
    const outcome = postOutcome(answer, 'The push service');
    // Each browser has its own push service: an outage of one says nothing about the others.
    return outcome.status === 'failed' ? { ...outcome, kind: 'refused' } : outcome;
  };
}

interface WebPushOptions {
  sendPush: SendPush;
  /** @returns null if the person has unsubscribed; else with the end of the current quiet hours, if any */
  findTarget: (id: string) => Promise<(PushTarget & { quietUntil: Date | null }) | null>;
  /** Whether the lead still needs a reply: somebody may have replied during quiet hours. */
  isWaiting: (leadId: string) => Promise<boolean>;
}

/** Notifies phones of a lead, after quiet hours. */
export function webPushChannel({ sendPush, findTarget, isWaiting }: WebPushOptions): Channel {
  return {
    name: 'web-push',
    retryDelaysMs: RETRY_DELAYS_MS,
    async deliver({ target: id, lead }) {
      const found = await findTarget(id);
      if (!found) return { status: 'obsolete', reason: 'Nobody is subscribed any more' };
      if (!(await isWaiting(lead.id))) return { status: 'obsolete', reason: 'The lead waits no more' };
      const { quietUntil, ...target } = found;
      if (quietUntil) return { status: 'held', until: quietUntil.toISOString() };
      return await sendPush({ id, ...target }, pushMessage(lead));
    },
  };
}

/** First name and interest only. */
export function pushMessage({ id, firstName, interest }: Lead): PushMessage {
  return {
    leadId: id,
    firstName: stripBidiControls(firstName),
    interest: interest ? interestLabels[interest] : '',
  };
}
