import { interestLabels } from '#content/contact.ts';
import { spamWords, websiteOf, agentMail as words } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { mailtoHref, telHref } from '#domain/leads/contact-links.ts';
import { fullName, type Lead, PROMISED_REPLY_HOURS, replyDueAt } from '#domain/leads/lead.ts';
import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import type { Catalog } from '#domain/services.ts';
import { dayInCharlotte, momentInCharlotte } from '../charlotte-time.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { EMAIL_RETRY_DELAYS_MS } from '../outbox/retry-delays.ts';
import { agentEmailText } from './agent-email-text.ts';
import { consentFacts, detailFacts, originFacts, replyHint, spamNote, wantsOf } from './lead-facts.ts';
import type { Mail, SendMail } from './mail.ts';
import { mailDocument } from './mail-document.tsx';
import { headerText } from './mail-message.ts';
import { mailOutcome } from './mail-outcome.ts';
import { Block, Button, Facts, Heading, Highlight, SectionHeading, Text } from './mail-parts.tsx';

/** Longest name in a subject, in characters, so that the interest fits too. */
const LONGEST_NAME_IN_SUBJECT = 40;

/** The recipient of lead mails and the site they link to. */
interface AgentDesk {
  /** Bare address for leads; null for the agent's own address. */
  to: string | null;
  /** Public origin of this site. */
  siteUrl: string;
}

interface AgentEmailOptions extends AgentDesk {
  sendMail: SendMail;
  agent: Catalog['profile'];
}

/** Mails each lead to the agent. */
export function agentEmailChannel({ sendMail, agent, ...desk }: AgentEmailOptions): Channel {
  return {
    name: 'agent-email',
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    deliver: async (delivery) => mailOutcome(sendMail, agentEmail(delivery, desk, await agent())),
  };
}

/** Composes the mail; a reply goes to the lead, who may have left only a phone number. */
export function agentEmail(delivery: Delivery, { to, siteUrl }: AgentDesk, agent: AgentProfile): Mail {
  const { lead } = delivery;
  const subject = subjectOf(lead);
  const deskLink = `${siteUrl}/desk/leads/${lead.id}`;
  return {
    id: delivery.id,
    fromName: websiteOf(agent.name),
    to: to ?? agent.email,
    ...(lead.email !== '' && { replyTo: { name: fullName(lead), address: lead.email } }),
    subject,
    text: agentEmailText(delivery, deskLink, agent),
    html: mailDocument({
      agent,
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
        <Block padding="20px 32px 16px" variant="ruled">
          <SectionHeading>{spamWords.heading}</SectionHeading>
          <Text>{spamNote(lead)}</Text>
          <Text variant="small">{spamWords.note}</Text>
        </Block>
      )}
      <Block padding="26px 32px 8px" variant="band">
        <Deadlines lead={lead} />
      </Block>
      {lead.message && (
        <Block padding="28px 32px 16px">
          <SectionHeading>{words.message}</SectionHeading>
          <Text variant="quote">{lead.message}</Text>
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
      <Block padding="20px 32px 24px" variant="ruled">
        <Button href={deskLink} variant="line">
          {words.record.open}
        </Button>
        <Text variant="small">{words.record.note}</Text>
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
        <Button href={phoneLink} variant="fill">
          {words.call(lead.phone)}
        </Button>
      )}
      {lead.email !== '' && (
        <Button href={mailtoHref(lead.email)} variant={phoneLink ? 'line' : 'fill'}>
          {words.write}
        </Button>
      )}
      <Text variant="small">{replyHint(lead)}</Text>
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
