import { agentName, agentStanding, phoneHref } from '#content/agent.ts';
import { contactForm } from '#content/contact.ts';
import { guideMail as words } from '#content/mail.ts';
import { type Lead, PROMISED_REPLY_HOURS, replyDueAt } from '#domain/leads/lead.ts';
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
 * After so many attempts, some three hours, a mailbox that is refused for good counts as mistyped: knocking on for
 * days would make the site look like a spammer. The agent has the lead and its phone number by then.
 */
const ATTEMPTS_AT_A_REFUSED_MAILBOX = 8;

export interface GuideEmailOptions {
  sendMail: SendMail;
  /** The PDF, absolute. */
  guideUrl: string;
  /** The agent's address, bare. */
  replyTo: string;
  /** Public origin of this site. */
  siteUrl: string;
}

/** Sends a seller the guide they asked for: once, with nothing behind it (CAN-SPAM: transactional). */
export function guideEmailChannel({ sendMail, ...links }: GuideEmailOptions): Channel {
  return {
    name: 'guide-email',
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    deliver: (delivery) =>
      mailOutcome(sendMail, guideEmail(delivery, links), {
        giveUpOnRefusedRecipient: delivery.attempt >= ATTEMPTS_AT_A_REFUSED_MAILBOX,
      }),
  };
}

type Links = Omit<GuideEmailOptions, 'sendMail'>;

/** The message itself; a reply goes to the agent. Of what the visitor typed it repeats the first name at most. */
export function guideEmail({ id, lead }: Delivery, links: Links): Mail {
  return {
    id,
    fromName: words.fromName,
    to: lead.email,
    replyTo: { name: agentName, address: links.replyTo },
    subject: words.subject,
    text: guideText(lead, links),
    html: mailDocument({
      title: words.subject,
      preview: words.preview,
      children: <GuideLetter lead={lead} {...links} />,
    }),
  };
}

function GuideLetter({ lead, guideUrl, siteUrl }: Links & { lead: Lead }) {
  return (
    <>
      <Block padding="34px 32px 18px">
        <Heading eyebrow={words.eyebrow}>{words.heading}</Heading>
        <Text>{greeting(lead)}</Text>
        <Text>{words.lede}</Text>
        <Button href={guideUrl} look="fill">
          {words.open}
        </Button>
        <Text look="small">{words.linkNote}</Text>
        <Text look="small">
          <a href={guideUrl} className="soft" style={{ color: color.inkSoft }}>
            {guideUrl}
          </a>
        </Text>
      </Block>
      <Block padding="26px 32px 22px" look="band">
        <SectionHeading>{words.next.heading}</SectionHeading>
        <Text>{promise(lead)}</Text>
        <Text>{words.next.sooner}</Text>
        <Button href={phoneHref} look="line">
          {words.call}
        </Button>
        <Text>{contactForm.caution}</Text>
      </Block>
      <Block padding="26px 32px 14px">
        <SectionHeading>{words.signature}</SectionHeading>
        <Text look="small">{agentStanding}</Text>
      </Block>
      <Block padding="18px 32px 22px" look="ruled">
        <Text look="small">{words.why(new URL(siteUrl).host)}</Text>
      </Block>
    </>
  );
}

function guideText(lead: Lead, { guideUrl, siteUrl }: Links): string {
  return textMail(
    greeting(lead),
    words.lede,
    block(`${words.open}:`, guideUrl),
    block(words.next.heading.toUpperCase(), promise(lead), words.next.sooner, `${words.call}.`),
    contactForm.caution,
    block(words.signature, agentStanding),
    words.why(new URL(siteUrl).host),
  );
}

const promise = (lead: Lead): string =>
  words.next.promise(PROMISED_REPLY_HOURS, momentInCharlotte(replyDueAt(lead)));

function greeting({ firstName }: Lead): string {
  return looksLikeAName(firstName) ? words.greeting(firstName) : words.plainGreeting;
}

/** Anybody can have this mail sent to anybody: what they typed as a name must not become their message. */
function looksLikeAName(text: string): boolean {
  return text.length <= 30 && /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u.test(text) && text.split(' ').length <= 3;
}
