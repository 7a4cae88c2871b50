import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';
import { mailMessage } from './mail-message.ts';
import { isLoopbackHost } from './private-address.ts';
import { mailErrorFrom } from './smtp-failure.ts';

/** How long each step of handing over one mail may take, in ms. The library's own limits add up to over ten minutes. */
const LIMITS = { connection: 10_000, greeting: 10_000, silence: 20_000, overall: 45_000 };

export interface SmtpMailOptions {
  /** `smtp(s)://user:password@host:port` */
  url: string;
  /** Sends in plain text too when a server elsewhere offers no STARTTLS; to this machine that is always allowed. */
  allowPlaintext?: boolean;
  /** The site's own address, bare. */
  from: string;
  /** Shorter in tests only, in ms. */
  limits?: typeof LIMITS;
}

/** Sends by SMTP over a new connection for each mail: the outbox spaces them, and no stale one is ever reused. */
export function smtpMail({ url, from, allowPlaintext = false, limits = LIMITS }: SmtpMailOptions): SendMail {
  const transport = {
    url: withoutPool(url),
    // Otherwise an attacker who strips STARTTLS from the server's greeting reads every lead.
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

/** A pool would hold mails in memory, past every limit above. */
function withoutPool(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('pool');
  return address.href;
}
