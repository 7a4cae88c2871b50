import { contactForm } from '#content/contact.ts';
import { guideMail as words } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { type Lead, PROMISED_REPLY_HOURS, replyDueAt } from '#domain/leads/lead.ts';
import type { Catalog } from '#domain/services.ts';
import { momentInCharlotte } from '../charlotte-time.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { EMAIL_RETRY_DELAYS_MS } from '../outbox/retry-delays.ts';
import type { Mail, SendMail } from './mail.ts';
import { mailDocument } from './mail-document.tsx';
import { mailOutcome } from './mail-outcome.ts';
import { Block, Button, Heading, SectionHeading, Text } from './mail-parts.tsx';
import { color } from './mail-styles.ts';
import { block, textMail } from './mail-text.ts';

/**
 * A permanently refused mailbox counts as mistyped after this many attempts, some three hours: retrying for days would
 * make the site look like a spammer. By then the agent has the lead with its phone number.
 */
const MOST_ATTEMPTS_IF_RECIPIENT_REFUSED = 8;

interface GuideEmailOptions {
  sendMail: SendMail;
  /** Absolute URL of the PDF. */
  guideUrl: string;
  /** Bare address for replies; null for the agent's own address. */
  replyTo: string | null;
  agent: Catalog['profile'];
  /** Public origin of this site. */
  siteUrl: string;
}

/** Sends a seller the requested guide: once, with no follow-up (CAN-SPAM: transactional). */
export function guideEmailChannel({ sendMail, agent, ...links }: GuideEmailOptions): Channel {
  return {
    name: 'guide-email',
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    deliver: async (delivery) =>
      mailOutcome(sendMail, guideEmail(delivery, links, await agent()), {
        giveUpOnRefusedRecipient: delivery.attempt >= MOST_ATTEMPTS_IF_RECIPIENT_REFUSED,
      }),
  };
}

type Links = Omit<GuideEmailOptions, 'sendMail' | 'agent'>;

/** Composes the mail; a reply goes to the agent. Of the visitor's input it repeats at most the first name. */
export function guideEmail({ id, lead }: Delivery, links: Links, agent: AgentProfile): Mail {
  const subject = words.subject(agent.name);
  return {
    id,
    fromName: agent.atFirm,
    to: lead.email,
    replyTo: { name: agent.name, address: links.replyTo ?? agent.email },
    subject,
    text: guideText(lead, links, agent),
    html: mailDocument({
      agent,
      title: subject,
      preview: words.preview,
      children: <GuideLetter agent={agent} lead={lead} {...links} />,
    }),
  };
}

function GuideLetter({ agent, lead, guideUrl, siteUrl }: Links & { agent: AgentProfile; lead: Lead }) {
  return (
    <>
      <Block padding="34px 32px 18px">
        <Heading eyebrow={words.eyebrow}>{words.heading}</Heading>
        <Text>{greeting(lead)}</Text>
        <Text>{words.lede}</Text>
        <Button href={guideUrl} variant="fill">
          {words.open}
        </Button>
        <Text variant="small">{words.linkNote}</Text>
        <Text variant="small">
          <a href={guideUrl} className="soft" style={{ color: color.inkSoft }}>
            {guideUrl}
          </a>
        </Text>
      </Block>
      <Block padding="26px 32px 22px" variant="band">
        <SectionHeading>{words.next.heading}</SectionHeading>
        <Text>{promise(lead)}</Text>
        <Text>{words.next.sooner}</Text>
        <Button href={agent.phoneHref} variant="line">
          {words.call(agent.phone)}
        </Button>
        <Text>{contactForm.caution}</Text>
      </Block>
      <Block padding="26px 32px 14px">
        <SectionHeading>{agent.name}</SectionHeading>
        <Text variant="small">{agent.standing}</Text>
      </Block>
      <Block padding="18px 32px 22px" variant="ruled">
        <Text variant="small">{words.why(new URL(siteUrl).host)}</Text>
      </Block>
    </>
  );
}

function guideText(lead: Lead, { guideUrl, siteUrl }: Links, agent: AgentProfile): string {
  return textMail(
    agent,
    greeting(lead),
    words.lede,
    block(`${words.open}:`, guideUrl),
    block(words.next.heading.toUpperCase(), promise(lead), words.next.sooner, `${words.call(agent.phone)}.`),
    contactForm.caution,
    block(agent.name, agent.standing),
    words.why(new URL(siteUrl).host),
  );
}

const promise = (lead: Lead): string =>
  words.next.promise(PROMISED_REPLY_HOURS, momentInCharlotte(replyDueAt(lead)));

function greeting({ firstName }: Lead): string {
  return looksLikeAName(firstName) ? words.greeting(firstName) : words.plainGreeting;
}

/** Anybody can have this mail sent to any address, so a message typed as a name must not reach it. */
function looksLikeAName(text: string): boolean {
  return text.length <= 30 && /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u.test(text) && text.split(' ').length <= 3;
}
