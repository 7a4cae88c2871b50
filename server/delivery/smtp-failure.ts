import { MailError } from './mail.ts';

/** What nodemailer may tell about a failure; all of it may be missing. */
interface SmtpFailure {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Failures before or below the SMTP conversation: the server could not be reached; it refused nothing. */
const UNREACHABLE = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'EABORT']);

/**
 * Sorts what nodemailer throws into the outbox's kinds of failure.
 *
 * A 5xx is worth another try: a full or mis-set mailbox is often right again within the 72 hours, and a lead must
 * not be given up before. Only a mail that the sender itself refuses to compose is final. The server's own words are
 * left out, because they repeat addresses; its codes are kept.
 */
export function mailErrorFrom(error: unknown): MailError {
  const failure = (error instanceof Error ? error : {}) as SmtpFailure;
  const { code = 'unknown error', responseCode, command } = failure;
  const answer = `${responseCode}${enhancedCode(failure.response)}`;
  if (code === 'ETLS') {
    return new MailError('unreachable', 'Mail server offers no encryption: see SMTP_PLAINTEXT');
  }
  if (UNREACHABLE.has(code)) {
    const why = responseCode === undefined ? (failure.originalCode ?? code) : answer;
    return new MailError('unreachable', `Mail server not reachable (${why})`);
  }
  if (responseCode !== undefined) {
    const step = command ? ` after ${command}` : '';
    const recipientRefused = command === 'RCPT TO' && responseCode >= 500;
    return new MailError('refused', `Mail server answered ${answer}${step}`, recipientRefused);
  }
  if (code === 'EENVELOPE') return new MailError('final', 'The address of this mail cannot be used by SMTP');
  return new MailError('refused', `Mail could not be sent (${code})`);
}

/** " 5.1.1" of "550 5.1.1 <somebody@…> unknown" (RFC 3463). */
function enhancedCode(response = ''): string {
  const code = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return code ? ` ${code}` : '';
}
