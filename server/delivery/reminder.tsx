import { websiteOf, reminderMail as words } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { fullName } from '#domain/leads/lead.ts';
import type { Catalog } from '#domain/services.ts';
import { momentInCharlotte } from '../charlotte-time.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { EMAIL_RETRY_DELAYS_MS } from '../outbox/retry-delays.ts';
import type { Mail, SendMail } from './mail.ts';
import { mailDocument } from './mail-document.tsx';
import { mailOutcome } from './mail-outcome.ts';
import { Block, Button, Heading, Text } from './mail-parts.tsx';
import { textMail } from './mail-text.ts';
import { type PushTarget, pushMessage, type SendPush } from './web-push.ts';

/** When somebody wanted to be reminded, and their contact details. */
interface Reminder {
  /** ISO 8601 */
  at: string;
  phones: (PushTarget & { id: string })[];
  email: string;
}

interface ReminderOptions {
  sendPush: SendPush;
  sendMail: SendMail;
  agent: Catalog['profile'];
  siteUrl: string;
  /** @returns null if it was taken back */
  findReminder: (delivery: Delivery) => Promise<Reminder | null>;
}

/** Reminds somebody of a lead: on their phones, or by mail if none can be reached. */
export function reminderChannel({
  sendPush,
  sendMail,
  agent,
  siteUrl,
  findReminder,
}: ReminderOptions): Channel {
  return {
    name: 'reminder',
    retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
    async deliver(delivery) {
      const reminder = await findReminder(delivery);
      if (!reminder) return { status: 'obsolete', reason: 'The reminder was taken back' };
      const message = { ...pushMessage(delivery.lead), isReminder: true } as const;
      const outcomes = await Promise.all(reminder.phones.map((phone) => sendPush(phone, message)));
      if (outcomes.some(({ status }) => status === 'delivered')) return { status: 'delivered' };
      const mail = reminderEmail(delivery, reminder, siteUrl, await agent());
      return await mailOutcome(sendMail, mail);
    },
  };
}

function reminderEmail(
  { id, lead }: Delivery,
  { at, email }: Reminder,
  siteUrl: string,
  agent: AgentProfile,
): Mail {
  const title = words.subject(fullName(lead));
  const note = words.note(momentInCharlotte(at));
  const link = `${siteUrl}/desk/leads/${lead.id}`;
  return {
    id,
    to: email,
    fromName: websiteOf(agent.name),
    subject: title,
    text: textMail(agent, title, note, `${words.open}: ${link}`),
    html: mailDocument({
      agent,
      title,
      preview: note,
      children: (
        <Block padding="34px 32px 24px">
          <Heading eyebrow={words.eyebrow}>{fullName(lead)}</Heading>
          <Text>{note}</Text>
          <Button href={link} variant="line">
            {words.open}
          </Button>
        </Block>
      ),
    }),
  };
}
