import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { Mail } from '#server/delivery/mail.ts';
import { type SmtpMailOptions, smtpMail } from '#server/delivery/smtp-mail.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** The sender of every mail of the site. */
export const FROM = 'website@stone.example';

/** A mail to the agent. */
const MAIL: Mail = {
  id: 'evt_1',
  fromName: 'Avery Stone website',
  to: 'agent@stone.example',
  replyTo: { name: 'Jordan Rivera', address: 'jordan@example.com' },
  subject: 'New lead: Jordan Rivera',
  text: 'Hello',
  html: '<p>Hello</p>',
};

/** Starts a mail server that stops when the test is over. */
export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  onTestFinished(server.stop);
  return server;
}

/** Sends a mail to the agent. @param options default to those of a real site */
export function send(
  url: string,
  changes: Partial<Mail> = {},
  options: Partial<SmtpMailOptions> = {},
): Promise<void> {
  return smtpMail({ url, from: FROM, ...options })({ ...MAIL, ...changes });
}
