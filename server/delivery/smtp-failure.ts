import { MailError } from './mail.ts';

/** Properties of nodemailer's errors; all may be missing. */
interface SmtpFailure {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Failures before or below the SMTP conversation: the server was not reached. */
const UNREACHABLE = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'EABORT']);

/**
 * Converts nodemailer's errors into the outbox's kinds of failure.
 *
 * A 5xx is retried: a full or misconfigured mailbox is often fixed within the 72 hours, and a lead must not be given up
 * before. Only a mail that nodemailer refuses to compose is final. The server's text is left out because it repeats
 * addresses; its codes are kept.
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

/** Extracts " 5.1.1" from "550 5.1.1 <somebody@…> unknown" (RFC 3463). */
function enhancedCode(response = ''): string {
  const code = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return code ? ` ${code}` : '';
}
