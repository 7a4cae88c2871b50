import { createElement as el } from 'react';
import { interestLabels } from '#content/contact.ts';
import { agentMail as words } from '#content/mail.ts';
import { type Lead, PROMISED_REPLY_HOURS } from '#domain/leads/lead.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { EMAIL_RETRY_DELAYS_MS } from '../outbox/retry-delays.ts';
import { agentEmailText } from './agent-email-text.ts';
import { dayInCharlotte, momentInCharlotte } from './charlotte-time.ts';
import {
  consentFacts,
  detailFacts,
  fullName,
  mailtoHref,
  originFacts,
  promiseEndsAt,
  telHref,
  wantsOf,
} from './lead-facts.ts';
import type { Mail, SendMail } from './mail.ts';
import { mailDocument } from './mail-document.ts';
import { headerText } from './mail-message.ts';
import { mailOutcome } from './mail-outcome.ts';
import { Button, Buttons, Facts, Heading, Rows, SectionHeading, Text } from './mail-parts.ts';

/** Longest name in a subject, in characters: leaves room for what they want. */
const LONGEST_NAME_IN_SUBJECT = 40;

/** Tells the agent of each lead. @param options.to the agent's address, bare */
export function agentEmailChannel({ sendMail, to }: { sendMail: SendMail; to: string }): Channel {
  return {
    name: 'agent-email',
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    deliver: (delivery) => mailOutcome(sendMail, agentEmail(delivery, to)),
  };
}

/** The message itself; a reply goes to the lead. */
export function agentEmail(delivery: Delivery, to: string): Mail {
  const { lead } = delivery;
  const subject = subjectOf(lead);
  return {
    id: delivery.id,
    fromName: words.fromName,
    to,
    replyTo: { name: fullName(lead), address: lead.email },
    subject,
    text: agentEmailText(delivery),
    html: mailDocument({
      title: subject,
      preview: `${words.promise.label} ${momentInCharlotte(promiseEndsAt(lead))}. ${lead.phone}`.trim(),
      children: el(LeadReport, delivery),
    }),
  };
}

function subjectOf(lead: Lead): string {
  const name = headerText(fullName(lead), LONGEST_NAME_IN_SUBJECT);
  return lead.interest
    ? words.subject.contact(name, interestLabels[lead.interest])
    : words.subject.seller(name);
}

function LeadReport({ lead, consents }: Delivery) {
  return [
    el(Rows, { key: 'who', padding: '34px 32px 16px' }, el(Who, lead)),
    el(Rows, { key: 'promise', padding: '20px 32px 14px', look: 'band' }, el(Promised, lead)),
    lead.message &&
      el(
        Rows,
        { key: 'message', padding: '28px 32px 16px' },
        el(SectionHeading, null, words.message),
        el(Text, { look: 'quote' }, lead.message),
      ),
    el(
      Rows,
      { key: 'details', padding: '28px 32px 12px' },
      el(SectionHeading, null, words.details.heading),
      el(Facts, { facts: detailFacts(lead) }),
    ),
    el(
      Rows,
      { key: 'consent', padding: '20px 32px 12px' },
      el(SectionHeading, null, words.consent.heading),
      el(Facts, { facts: consentFacts(consents) }),
    ),
    el(
      Rows,
      { key: 'origin', padding: '20px 32px 16px' },
      el(SectionHeading, null, words.origin.heading),
      el(Facts, { facts: originFacts(lead) }),
    ),
    el(
      Rows,
      { key: 'record', padding: '20px 32px 24px', look: 'ruled' },
      el(Text, { look: 'small' }, words.record.note),
      el(Text, { look: 'small' }, el('code', null, words.record.command(lead.id))),
    ),
  ];
}

function Who(lead: Lead) {
  const phoneLink = telHref(lead.phone);
  return [
    el(Heading, { key: 'name', eyebrow: words.eyebrow[lead.kind] }, fullName(lead)),
    el('div', { key: 'wants', style: { paddingTop: 10, paddingBottom: 12 } }, el(Text, null, wantsOf(lead))),
    el(Buttons, {
      key: 'buttons',
      children: [
        phoneLink && el(Button, { href: phoneLink, look: 'fill' }, words.call(lead.phone)),
        el(Button, { href: mailtoHref(lead.email), look: phoneLink ? 'line' : 'fill' }, words.write),
      ],
    }),
    el(Text, { key: 'hint', look: 'small' }, words.replyHint(lead.firstName)),
  ];
}

function Promised(lead: Lead) {
  const { promise, task } = words;
  return el(Facts, {
    facts: [
      {
        label: promise.label,
        value: momentInCharlotte(promiseEndsAt(lead)),
        note: promise.note(PROMISED_REPLY_HOURS, momentInCharlotte(lead.createdAt)),
      },
      { label: task.label, value: task.due(dayInCharlotte(lead.disclosureDueAt)), note: task.note },
    ],
  });
}
