import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import { contactLeadAnswer, sellerLeadAnswer } from '../leads/lead-answers.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { WEBHOOK_RETRY_DELAYS_MS } from '../outbox/retry-delays.ts';
import type { Receiver } from './post-json.ts';
import { postOutcome } from './post-outcome.ts';
import { postSigned } from './post-signed.ts';

export interface WebhookOptions extends Receiver {
  /** `whsec_…` */
  secret: string;
  /** Absolute URL of the seller's guide. */
  guideUrl: string;
}

/** Posts each lead to the operator's own program: `lead.created`, signed according to Standard Webhooks. */
export function webhookChannel({ guideUrl, ...receiver }: WebhookOptions): Channel {
  const post = postSigned(receiver);
  return {
    name: 'webhook',
    retryDelaysMs: WEBHOOK_RETRY_DELAYS_MS,
    async deliver(delivery) {
      const answer = await post(delivery.id, leadCreated(delivery, guideUrl));
      if (answer.status === 'answered' && answer.code === 410) {
        return { status: 'failed', kind: 'final', reason: 'Webhook answered 410: it wants no more leads' };
      }
      return postOutcome(answer, 'Webhook');
    },
  };
}

/** The event: the lead as in the API, plus fields for the operator only. */
function leadCreated({ lead, consents }: Delivery, guideUrl: string) {
  const { kind, page, attribution, spamSignals, disclosureDueAt } = lead;
  const possibleSpam = looksLikeSpam(lead);
  const record = kind === 'seller' ? sellerLeadAnswer(lead, guideUrl) : contactLeadAnswer(lead);
  return {
    type: 'lead.created',
    timestamp: lead.createdAt,
    data: { ...record, kind, page, attribution, consents, possibleSpam, spamSignals, disclosureDueAt },
  };
}
