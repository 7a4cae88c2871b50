import type { FailureKind } from '../outbox/channel.ts';

/** One e-mail, ready to send. Addresses are bare; names and texts may hold anything a visitor typed. */
export interface Mail {
  /** Becomes the constant Message-ID, so that a repeat can be recognized. */
  id: string;
  /** Stands before the site's own sending address. */
  fromName: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The ids of earlier mails of this conversation, oldest first: mail programs show them together. */
  threadOf?: string[];
  /** Written by a person, not by this program. */
  isPersonal?: boolean;
}

/** Resolves when the mail is accepted. @throws MailError */
export type SendMail = (mail: Mail) => Promise<void>;

/** Why a mail was not accepted. The message names codes only, never an address: it is kept and shown. */
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
