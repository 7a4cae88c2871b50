import type { DeliveryOutcome } from '../outbox/channel.ts';
import { type Mail, MailError, type SendMail } from './mail.ts';

/**
 * Sends a mail and returns its outcome to the outbox.
 * @param giveUpOnRefusedRecipient whether a permanently refused recipient is final
 */
export async function mailOutcome(
  sendMail: SendMail,
  mail: Mail,
  { giveUpOnRefusedRecipient = false } = {},
): Promise<DeliveryOutcome> {
  try {
    await sendMail(mail);
    return { status: 'delivered' };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const kind = error.recipientRefused && giveUpOnRefusedRecipient ? 'final' : error.kind;
    return { status: 'failed', kind, reason: error.message };
  }
}
