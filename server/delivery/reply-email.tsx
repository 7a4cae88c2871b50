import { replyMail as words } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { REPLY_HELD_MS } from '#domain/desk/lead-inbox.ts';
import type { Catalog } from '#domain/services.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { EMAIL_RETRY_DELAYS_MS } from '../outbox/retry-delays.ts';
import type { Mail, SendMail } from './mail.ts';
import { mailDocument } from './mail-document.tsx';
import { headerText } from './mail-message.ts';
import { mailOutcome } from './mail-outcome.ts';
import { Block, Text } from './mail-parts.tsx';
import { block, textMail } from './mail-text.ts';

/** A reply to a lead, written at the desk. */
interface Reply {
  text: string;
  /** Delivery ids of earlier mails to this person, oldest first. */
  earlier: string[];
}

interface ReplyEmailOptions {
  sendMail: SendMail;
  /** Bare address for replies; null for the agent's own address. */
  replyTo: string | null;
  agent: Catalog['profile'];
  /** @returns null if it was taken back */
  findReply: (delivery: Delivery) => Promise<Reply | null>;
}

/** Sends replies from the desk, at least once each. */
export function replyEmailChannel({ sendMail, replyTo, agent, findReply }: ReplyEmailOptions): Channel {
  return {
    name: 'reply-email',
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    longestHoldMs: REPLY_HELD_MS,
    async deliver(delivery) {
      const reply = await findReply(delivery);
      if (!reply) return { status: 'failed', kind: 'final', reason: 'The reply is gone' };
      return await mailOutcome(sendMail, replyEmail(delivery, reply, replyTo, await agent()));
    },
  };
}

function replyEmail(
  { id, lead }: Delivery,
  { text, earlier }: Reply,
  replyTo: string | null,
  agent: AgentProfile,
): Mail {
  const subject = words.subject(agent.name);
  return {
    id,
    threadOf: earlier,
    isPersonal: true,
    fromName: agent.name,
    to: lead.email,
    replyTo: { name: agent.name, address: replyTo ?? agent.email },
    subject,
    text: textMail(agent, text, block(agent.name, agent.standing)),
    html: mailDocument({
      agent,
      title: subject,
      preview: headerText(text, 120),
      children: (
        <Block padding="34px 32px 16px">
          {text.split(/\n{2,}/).map((paragraph, index) => (
            <Text key={`${index} ${paragraph}`}>{paragraph}</Text>
          ))}
          <Text variant="small">{`${agent.name}, ${agent.standing}`}</Text>
        </Block>
      ),
    }),
  };
}
