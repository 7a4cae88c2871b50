import { Fragment } from 'react';
import { agentName, agentStanding } from '#content/agent.ts';
import { replyMail as words } from '#content/mail.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { EMAIL_RETRY_DELAYS_MS } from '../outbox/retry-delays.ts';
import type { Mail, SendMail } from './mail.ts';
import { mailDocument } from './mail-document.tsx';
import { mailOutcome } from './mail-outcome.ts';
import { Block, Text } from './mail-parts.tsx';
import { block, textMail } from './mail-text.ts';

/** What somebody wrote to a lead at the desk. */
export interface Reply {
  text: string;
  /** Deliveries of the mails that this person got before, oldest first. */
  earlier: string[];
}

export interface ReplyEmailOptions {
  sendMail: SendMail;
  /** The agent's own address, bare: answers go there. */
  replyTo: string;
  /** @returns null when it was taken back */
  findReply: (delivery: Delivery) => Promise<Reply | null>;
}

/** Sends what was written at the desk, at least once. */
export function replyEmailChannel({ sendMail, replyTo, findReply }: ReplyEmailOptions): Channel {
  return {
    name: 'reply-email',
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    async deliver(delivery) {
      const reply = await findReply(delivery);
      if (!reply) return { status: 'failed', kind: 'final', reason: 'The reply is gone' };
      return await mailOutcome(sendMail, replyEmail(delivery, reply, replyTo));
    },
  };
}

function replyEmail({ id, lead }: Delivery, { text, earlier }: Reply, replyTo: string): Mail {
  return {
    id,
    threadOf: earlier,
    isPersonal: true,
    fromName: agentName,
    to: lead.email,
    replyTo: { name: agentName, address: replyTo },
    subject: words.subject,
    text: textMail(text, block(agentName, agentStanding)),
    html: mailDocument({
      title: words.subject,
      preview: text.slice(0, 120),
      children: (
        <Block padding="34px 32px 16px">
          {text.split(/\n{2,}/).map((paragraph, index) => (
            <Text key={`${index} ${paragraph}`}>
              {paragraph.split('\n').map((line, at) => (
                <Fragment key={`${at} ${line}`}>
                  {at > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </Text>
          ))}
          <Text look="small">{`${agentName}, ${agentStanding}`}</Text>
        </Block>
      ),
    }),
  };
}
