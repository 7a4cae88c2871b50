import { isIP } from 'node:net';
import type { Analytics } from '#domain/consent/analytics.ts';
import { isLoopbackHost, isOwnNetworkHost } from './delivery/private-address.ts';

/** An invalid environment variable. The message is the one line the operator sees. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.name = 'ConfigError';
  }
}

/** Parses the text of a variable; undefined when unset or blank. */
export type Rule<T> = (value: string | undefined, name: string) => T;
type Check<T> = (value: string, name: string) => T;

/** Makes a check optional: an unset or blank variable is null. */
export const optional =
  <T>(check: Check<T>): Rule<T | null> =>
  (value, name) =>
    value === undefined ? null : check(value, name);

/** Any text that is not blank. */
export const text: Check<string> = (value) => value;

/** At least 32 characters: a shorter secret could be guessed. */
export const secret: Check<string> = (value, name) => {
  if (value.length < 32) throw new ConfigError(name, 'must have at least 32 characters');
  return value;
};

/** 0 picks a free port. */
export const port: Check<number> = (value, name) => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new ConfigError(name, 'must be a whole number from 0 to 65535');
  return number;
};

/** Returned unchanged: the path may matter. */
const httpUrl: Check<string> = (value, name) => {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new ConfigError(name, 'must be an address that begins with http:// or https://');
  return value;
};

/** An origin without a path: the site cannot be served from a subfolder. */
export const origin: Check<string> = (value, name) => {
  const url = new URL(httpUrl(value, name));
  if (url.href !== `${url.origin}/`)
    throw new ConfigError(name, 'must be an origin, like https://example.com');
  return url.origin;
};

/** An https:// URL, or http:// to this machine: leads and keys must not travel in plain text. */
export const encryptedUrl: Check<string> = (value, name) => {
  const { protocol, hostname } = new URL(httpUrl(value, name));
  if (protocol === 'http:' && !isLoopbackHost(hostname))
    throw new ConfigError(name, 'must begin with https:// (http:// is for this machine only)');
  return value;
};

/** Like `encryptedUrl`, but also allows http:// within the operator's private network. */
export const ownNetworkUrl: Check<string> = (value, name) => {
  const { protocol, hostname } = new URL(httpUrl(value, name));
  if (protocol === 'http:' && !isOwnNetworkHost(hostname))
    throw new ConfigError(name, 'must begin with https:// (http:// is for your own network only)');
  return value;
};

/** A URL as nodemailer expects it; wrong credentials show only with the first mail. */
export const smtpUrl: Check<string> = (value, name) => {
  if (!/^smtps?:\/\//.test(value) || !URL.parse(value)?.hostname)
    throw new ConfigError(name, 'must look like smtp://user:password@host:port or smtps://…');
  return value;
};

/** One e-mail address without a display name. */
export const emailAddress: Check<string> = (value, name) => {
  if (!/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(value)) throw new ConfigError(name, 'must be one e-mail address');
  return value;
};

/** A secret in the format of Standard Webhooks. */
export const webhookSecret: Check<string> = (value, name) => {
  if (!/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(value))
    throw new ConfigError(name, 'must be "whsec_" followed by a base64 key');
  return value;
};

/** A host name, lowercased, with an optional port. */
export const hostName: Check<string> = (value, name) => {
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(value))
    throw new ConfigError(name, 'must be a host name like www.example.com');
  return value.toLowerCase();
};

/** An analytics provider and this site's id there. */
export const analytics: Check<Analytics> = (value, name) => {
  const [, domain] = value.match(/^plausible:([a-z0-9-]+(?:\.[a-z0-9-]+)*)$/i) ?? [];
  if (domain) return { kind: 'plausible', domain: domain.toLowerCase() };
  const [, id] = value.match(/^ga4:(G-[A-Z0-9]{4,20})$/) ?? [];
  if (id) return { kind: 'ga4', id };
  throw new ConfigError(name, 'must look like plausible:example.com or ga4:G-ABC1234567');
};

/** CIDR ranges, IPv4 and IPv6, separated by commas. */
export const cidrs: Check<string[]> = (value, name) => {
  const ranges = value.split(',').map((range) => range.trim());
  for (const range of ranges) {
    const [address = '', bits = '', rest] = range.split('/');
    const width = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
    if (rest !== undefined || !/^\d{1,3}$/.test(bits) || Number(bits) > width)
      throw new ConfigError(name, 'must be CIDR ranges separated by commas, like 10.0.0.0/8,::1/128');
  }
  return ranges;
};

/** One of the given choices. */
export const oneOf =
  <const T extends string>(choices: readonly T[]): Check<T> =>
  (value, name) => {
    const choice = choices.find((candidate) => candidate === value);
    if (!choice) throw new ConfigError(name, `must be one of ${choices.join(', ')}`);
    return choice;
  };
