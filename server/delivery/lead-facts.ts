import { interestLabels } from '#content/contact.ts';
import { spamWords, agentMail as words } from '#content/mail.ts';
import { mailtoHref, telHref } from '#domain/leads/contact-links.ts';
import { fullName, type Lead } from '#domain/leads/lead.ts';
import type { LeadConsent } from '#domain/leads/lead-consent.ts';
import { looksLikeSpam } from '#domain/leads/spam-score.ts';

/** One line of a mail: a label and its value, with an optional smaller note and link. */
export interface Fact {
  label: string;
  value: string;
  note?: string;
  href?: string;
}

/** The lead's interest in one phrase. */
export function wantsOf(lead: Lead): string {
  return lead.interest ? interestLabels[lead.interest] : words.wants.seller;
}

/** The lead's details in the order an agent needs them. */
export function detailFacts(lead: Lead): Fact[] {
  const { details } = words;
  const phoneLink = telHref(lead.phone);
  return [
    { label: details.name, value: fullName(lead) },
    {
      label: details.phone,
      value: lead.phone || details.noPhone,
      ...(phoneLink && { href: phoneLink }),
    },
    lead.email === ''
      ? { label: details.email, value: details.noEmail }
      : { label: details.email, value: lead.email, href: mailtoHref(lead.email) },
    { label: details.interest, value: lead.interest && interestLabels[lead.interest] },
    { label: details.neighborhoods, value: lead.neighborhoods },
    { label: details.address, value: lead.address },
  ].filter(({ value }) => value !== '');
}

/** Says where a reply to the mail goes: without an e-mail address, nowhere. */
export function replyHint({ firstName, email }: Lead): string {
  return email === '' ? words.noReplyHint(firstName) : words.replyHint(firstName);
}

/** Why the lead is marked as likely spam; '' if it is not. */
export function spamNote(lead: Lead): string {
  return looksLikeSpam(lead)
    ? spamWords.because(lead.spamSignals.map((signal) => spamWords.reasons[signal]))
    : '';
}

/** The lead's consents, with their exact wording. */
export function consentFacts(consents: LeadConsent[]): Fact[] {
  const callBack = consents.some(({ channel }) => channel === 'call-back');
  const about = [
    ['call-text', words.consent.callText],
    callBack ? (['call-back', words.consent.callBack] as const) : (['email', words.consent.email] as const),
  ] as const;
  return about.map(([channel, { label, granted, withheld }]) => {
    const consent = consents.find((row) => row.channel === channel);
    if (!consent) return { label, value: words.consent.unknown };
    return {
      label,
      value: consent.granted ? granted : withheld,
      note: words.consent.exact(consent.text, consent.version),
    };
  });
}

/** The first touch, then the form's page. A visitor chooses these addresses, so none becomes a link. */
export function originFacts({ attribution, page }: Lead): Fact[] {
  const { origin } = words;
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landingPage } = attribution;
  const campaign = [utm_source, utm_medium, utm_campaign, utm_term, utm_content].filter(Boolean).join(' · ');
  const facts: Fact[] = [
    { label: origin.campaign, value: campaign },
    { label: origin.referrer, value: referrer ?? (campaign ? '' : origin.direct) },
    { label: origin.landingPage, value: landingPage ?? '' },
    { label: origin.page, value: page },
  ];
  return facts.filter(({ value }) => value !== '');
}
