import type { FailureKind } from '../outbox/channel.ts';

/** One e-mail, ready to send. Addresses are bare; names and texts may contain any visitor input. */
export interface Mail {
  /** Becomes the constant Message-ID, which identifies a repeat. */
  id: string;
  /** The display name of the site's sending address. */
  fromName: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Ids of earlier mails of this conversation, oldest first, for threading in mail programs. */
  threadOf?: string[];
  /** Written by a person, not by this program. */
  isPersonal?: boolean;
}

/** Resolves when the mail is accepted. @throws MailError */
export type SendMail = (mail: Mail) => Promise<void>;

/** Why a mail was not accepted. The message is stored and shown, so it contains codes, never an address. */
export class MailError extends Error {
  readonly kind: FailureKind;
  /** The server permanently refused mail for this recipient (5xx after RCPT TO). */
  readonly recipientRefused: boolean;

  constructor(kind: FailureKind, reason: string, recipientRefused = false) {
    super(reason);
    this.name = 'MailError';
    this.kind = kind;
    this.recipientRefused = recipientRefused;
  }
}
