import { interestLabels } from '#content/contact.ts';
import { followUpBossNotes as words } from '#content/mail.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { WEBHOOK_RETRY_DELAYS_MS } from '../outbox/retry-delays.ts';
import { postJson, type Receiver } from './post-json.ts';
import { type AnswerReasons, postOutcome } from './post-outcome.ts';

interface FollowUpBossOptions extends Receiver {
  apiKey: string;
  /** Public origin of this site. */
  siteUrl: string;
}

const SYSTEM = 'Porchlight';

const REASONS: AnswerReasons = {
  204: 'Ignored by Follow Up Boss: its lead flow does not take this source',
  401: 'Follow Up Boss does not accept FOLLOW_UP_BOSS_API_KEY',
  403: 'Follow Up Boss does not let this key add leads',
};

/** Sends each lead to the CRM as an event (docs.followupboss.com, "Events"). */
export function followUpBossChannel({ apiKey, siteUrl, ...receiver }: FollowUpBossOptions): Channel {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  return {
    name: 'follow-up-boss',
    retryDelaysMs: WEBHOOK_RETRY_DELAYS_MS,
    async deliver(delivery) {
      const body = JSON.stringify(followUpBossEvent(delivery, siteUrl));
      const headers = { Authorization: authorization, 'X-System': SYSTEM };
      return postOutcome(await postJson(receiver, body, headers), 'Follow Up Boss', REASONS);
    },
  };
}

/** Empty sections are left out: Follow Up Boss would overwrite stored values with them. */
function followUpBossEvent({ lead, consents }: Delivery, siteUrl: string) {
  const { attribution } = lead;
  const mayCall = consents.some(({ channel, granted }) => channel === 'call-text' && granted);
  return withoutBlanks({
    source: new URL(siteUrl).hostname.replace(/^www\./, ''),
    system: SYSTEM,
    type: eventType(lead),
    message: lead.message,
    description: [
      looksLikeSpam(lead) && words.possibleSpam,
      lead.interest && words.interest(interestLabels[lead.interest]),
      lead.neighborhoods && words.neighborhoods(lead.neighborhoods),
      mayCall ? words.mayCall : words.mayNotCall,
      lead.email === '' && words.callBack,
      words.disclosure(isoDateInCharlotte(lead.disclosureDueAt)),
    ]
      .filter(Boolean)
      .join('\n'),
    occurredAt: lead.createdAt,
    person: withoutBlanks({
      firstName: lead.firstName,
      lastName: lead.lastName,
      emails: lead.email ? [{ value: lead.email, type: 'home' }] : undefined,
      phones: lead.phone ? [{ value: lead.phone, type: 'mobile' }] : undefined,
      sourceUrl: `${siteUrl}${lead.page}`,
    }),
    property: lead.address ? { street: lead.address } : undefined,
    campaign: withoutBlanks({
      source: attribution.utm_source,
      medium: attribution.utm_medium,
      term: attribution.utm_term,
      content: attribution.utm_content,
      campaign: attribution.utm_campaign,
    }),
  });
}

function eventType({ kind, interest }: Lead): string {
  const wantsToSell = kind === 'seller' || interest === 'selling' || interest === 'valuation';
  return wantsToSell ? 'Seller Inquiry' : 'General Inquiry';
}

/** @returns the section without its blank fields; undefined if all are blank */
function withoutBlanks(section: Record<string, unknown>): Record<string, unknown> | undefined {
  const parts = Object.entries(section).filter(([, value]) => value !== undefined && value !== '');
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
