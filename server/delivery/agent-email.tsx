import { interestLabels } from '#content/contact.ts';
import { spamWords, agentMail as words } from '#content/mail.ts';
import { fullName, type Lead, PROMISED_REPLY_HOURS, replyDueAt } from '#domain/leads/lead.ts';
import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import { dayInCharlotte, momentInCharlotte } from '../charlotte-time.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { EMAIL_RETRY_DELAYS_MS } from '../outbox/retry-delays.ts';
import { agentEmailText } from './agent-email-text.ts';
import {
  consentFacts,
  detailFacts,
  mailtoHref,
  originFacts,
  replyHint,
  spamNote,
  telHref,
  wantsOf,
} from './lead-facts.ts';
import type { Mail, SendMail } from './mail.ts';
import { mailDocument } from './mail-document.tsx';
import { headerText } from './mail-message.ts';
import { mailOutcome } from './mail-outcome.ts';
import { Block, Button, Facts, Heading, Highlight, SectionHeading, Text } from './mail-parts.tsx';

/** Longest name in a subject, in characters: leaves room for what they want. */
const LONGEST_NAME_IN_SUBJECT = 40;

/** Where the agent hears of leads, and works them. */
export interface AgentDesk {
  to: string;
  /** Public origin of this site. */
  siteUrl: string;
}

/** Tells the agent of each lead. @param options.to the agent's address, bare */
export function agentEmailChannel({ sendMail, ...desk }: AgentDesk & { sendMail: SendMail }): Channel {
  return {
    name: 'agent-email',
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    deliver: (delivery) => mailOutcome(sendMail, agentEmail(delivery, desk)),
  };
}

/** The message itself; a reply goes to the lead, who may have left a phone number only. */
export function agentEmail(delivery: Delivery, { to, siteUrl }: AgentDesk): Mail {
  const { lead } = delivery;
  const subject = subjectOf(lead);
  const deskLink = `${siteUrl}/desk/leads/${lead.id}`;
  return {
    id: delivery.id,
    fromName: words.fromName,
    to,
    ...(lead.email !== '' && { replyTo: { name: fullName(lead), address: lead.email } }),
    subject,
    text: agentEmailText(delivery, deskLink),
    html: mailDocument({
      title: subject,
      preview: `${words.promise.label} ${momentInCharlotte(replyDueAt(lead))}. ${lead.phone}`.trim(),
      children: <LeadReport {...delivery} deskLink={deskLink} />,
    }),
  };
}

function subjectOf(lead: Lead): string {
  const name = headerText(fullName(lead), LONGEST_NAME_IN_SUBJECT);
  const subject = lead.interest
    ? words.subject.contact(name, interestLabels[lead.interest])
    : words.subject.seller(name);
  return looksLikeSpam(lead) ? words.subject.marked(subject) : subject;
}

function LeadReport({ lead, consents, deskLink }: Delivery & { deskLink: string }) {
  return (
    <>
      <Block padding="34px 32px 16px">
        <Who lead={lead} />
      </Block>
      {looksLikeSpam(lead) && (
        <Block padding="20px 32px 16px" look="ruled">
          <SectionHeading>{spamWords.heading}</SectionHeading>
          <Text>{spamNote(lead)}</Text>
          <Text look="small">{spamWords.note}</Text>
        </Block>
      )}
      <Block padding="26px 32px 8px" look="band">
        <Deadlines lead={lead} />
      </Block>
      {lead.message && (
        <Block padding="28px 32px 16px">
          <SectionHeading>{words.message}</SectionHeading>
          <Text look="quote">{lead.message}</Text>
        </Block>
      )}
      <Block padding="28px 32px 12px">
        <SectionHeading>{words.details.heading}</SectionHeading>
        <Facts facts={detailFacts(lead)} />
      </Block>
      <Block padding="20px 32px 12px">
        <SectionHeading>{words.consent.heading}</SectionHeading>
        <Facts facts={consentFacts(consents)} />
      </Block>
      <Block padding="20px 32px 16px">
        <SectionHeading>{words.origin.heading}</SectionHeading>
        <Facts facts={originFacts(lead)} />
      </Block>
      <Block padding="20px 32px 24px" look="ruled">
        <Button href={deskLink} look="line">
          {words.record.open}
        </Button>
        <Text look="small">{words.record.note}</Text>
      </Block>
    </>
  );
}

function Who({ lead }: { lead: Lead }) {
  const phoneLink = telHref(lead.phone);
  return (
    <>
      <Heading eyebrow={words.eyebrow[lead.kind]}>{fullName(lead)}</Heading>
      <Text>{wantsOf(lead)}</Text>
      {phoneLink && (
        <Button href={phoneLink} look="fill">
          {words.call(lead.phone)}
        </Button>
      )}
      {lead.email !== '' && (
        <Button href={mailtoHref(lead.email)} look={phoneLink ? 'line' : 'fill'}>
          {words.write}
        </Button>
      )}
      <Text look="small">{replyHint(lead)}</Text>
    </>
  );
}

function Deadlines({ lead }: { lead: Lead }) {
  const { promise, task } = words;
  return (
    <>
      <Highlight
        label={promise.label}
        value={momentInCharlotte(replyDueAt(lead))}
        note={promise.note(PROMISED_REPLY_HOURS, momentInCharlotte(lead.createdAt))}
      />
      <Highlight label={task.label} value={task.due(dayInCharlotte(lead.disclosureDueAt))} note={task.note} />
    </>
  );
}
