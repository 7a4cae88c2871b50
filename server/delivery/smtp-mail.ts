import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';
import { mailMessage } from './mail-message.ts';
import { isLoopbackHost } from './private-address.ts';
import { mailErrorFrom } from './smtp-failure.ts';

/** Time limits for the steps of sending one mail, in ms. The library's own limits add up to over ten minutes. */
const LIMITS = { connection: 10_000, greeting: 10_000, silence: 20_000, overall: 45_000 };

export interface SmtpMailOptions {
  /** `smtp(s)://user:password@host:port` */
  url: string;
  /** Allows plain text to a remote server without STARTTLS; to this machine it is always allowed. */
  allowPlaintext?: boolean;
  /** The site's own address, bare. */
  from: string;
  /** Shorter in tests only; in ms. */
  limits?: typeof LIMITS;
}

/** Sends each mail over a new SMTP connection: the outbox spaces mails, and no stale connection is reused. */
export function smtpMail({ url, from, allowPlaintext = false, limits = LIMITS }: SmtpMailOptions): SendMail {
  const transport = {
    url: withoutPool(url),
    // Otherwise an attacker who strips STARTTLS from the server's greeting could read every lead.
    requireTLS: !allowPlaintext && !isLoopbackHost(new URL(url).hostname),
    dnsTimeout: limits.connection,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return async (mail) => {
    const signal = AbortSignal.timeout(limits.overall);
    try {
      await createTransport(transport).sendMail({ ...mailMessage(mail, from), signal });
    } catch (error) {
      throw mailErrorFrom(error);
    }
  };
}

/** A pool would queue mails in memory beyond the limits above. */
function withoutPool(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('pool');
  return address.href;
}
