import { isIP } from 'node:net';
import type { Config } from '../config.ts';

/**
 * The site's sending address, bare.
 *
 * MAIL_FROM if set. Else the account of SMTP_URL if it is an address, because most relays accept no other sender. Else
 * `website@` the site's domain. Else, on a machine without a domain, the agent's own address.
 */
export function senderAddress(
  config: Pick<Config, 'mailFrom' | 'smtpUrl' | 'siteUrl'>,
  agentEmail: string,
): string {
  return config.mailFrom ?? smtpAccount(config.smtpUrl) ?? siteAddress(config.siteUrl) ?? agentEmail;
}

function smtpAccount(smtpUrl: string | null): string | null {
  if (!smtpUrl) return null;
  const user = new URL(smtpUrl).username;
  // A stray percent sign cannot be decoded; nodemailer then uses it literally, so it is no address.
  const account = /%(?![0-9a-f]{2})/i.test(user) ? user : decodeURIComponent(user);
  return /^[^\s<>@]+@[^\s<>@]+$/.test(account) ? account : null;
}

function siteAddress(siteUrl: string): string | null {
  const { hostname } = new URL(siteUrl);
  const isDomain = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return isDomain ? `website@${hostname.replace(/^www\./, '')}` : null;
}
