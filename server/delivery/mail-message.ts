import type { SendMailOptions } from 'nodemailer';
import { stripBidiControls } from '#domain/leads/strip-bidi-controls.ts';
import type { Mail } from './mail.ts';

/** Maximum length of a subject line, in characters (RFC 5322, section 2.1.1). */
const LONGEST_SUBJECT = 78;

/** Longer than any real name, but too short for a message. */
const LONGEST_NAME = 100;

/**
 * Converts a mail for nodemailer, with headers safe from injection by visitors and without their text-direction overrides.
 * @param from the site's own address, bare
 */
export function mailMessage(mail: Mail, from: string): SendMailOptions {
  const messageId = (id: string) => `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
  const thread = (mail.threadOf ?? []).map(messageId);
  return {
    from: { name: headerText(mail.fromName, LONGEST_NAME), address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && {
      replyTo: { name: headerText(mail.replyTo.name, LONGEST_NAME), address: mail.replyTo.address },
    }),
    subject: headerText(mail.subject, LONGEST_SUBJECT),
    messageId: messageId(mail.id),
    ...(thread.length > 0 && { inReplyTo: thread.at(-1) ?? '', references: thread }),
    headers: mail.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
    text: stripBidiControls(mail.text),
    html: stripBidiControls(mail.html),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * One line without control characters or text-direction overrides, cut between graphemes. Anything like an encoded word
 * (RFC 2047) is broken up, because mail readers would decode what a visitor hid in it.
 */
export function headerText(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (line.length <= longest) return line;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en').segment(line)) {
    if (kept.length + segment.length > longest - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
