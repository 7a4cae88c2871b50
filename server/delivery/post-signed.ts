import { Webhook } from 'standardwebhooks';
import { type Answer, postJson, type Receiver } from './post-json.ts';

/**
 * Posts events signed according to Standard Webhooks.
 * @param options.secret `whsec_…`
 * @returns a function of the event's id, which is the same on every attempt, and the event
 */
export function postSigned({
  secret,
  ...receiver
}: Receiver & { secret: string }): (id: string, event: object) => Promise<Answer> {
  const webhook = new Webhook(secret);
  return (id, event) => {
    const body = JSON.stringify(event);
    const now = new Date();
    return postJson(receiver, body, {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': webhook.sign(id, now, body),
    });
  };
}
