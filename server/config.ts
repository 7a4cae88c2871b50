import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Analytics } from '#domain/consent/analytics.ts';
import {
  analytics,
  ConfigError,
  cidrs,
  emailAddress,
  encryptedUrl,
  hostName,
  oneOf,
  optional,
  origin,
  ownNetworkUrl,
  port,
  type Rule,
  secret,
  smtpUrl,
  text,
  webhookSecret,
} from './config-rules.ts';

/** All environment variables, parsed. Unset variables without a default are null. */
export interface Config {
  port: number;
  /** null listens on all interfaces. */
  host: string | null;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** `file:…` or `postgres://…` */
  databaseUrl: string;
  smtpUrl: string | null;
  /** Whether mail may be sent in plain text if the mail server offers no encryption. */
  smtpPlaintext: boolean;
  mailFrom: string | null;
  agentEmail: string | null;
  webhookUrl: string | null;
  webhookSecret: string | null;
  /** Whether the webhook may be in the operator's private network. */
  webhookPrivateNetwork: boolean;
  followUpBossApiKey: string | null;
  followUpBossUrl: string;
  assistantUrl: string | null;
  assistantModel: string | null;
  assistantApiKey: string | null;
  mapsEmbedKey: string | null;
  analytics: Analytics | null;
  trustedProxies: string[];
  productionHost: string | null;
  /** Signs the desk's sessions; if null, a secret generated once and stored in the database does. */
  authSecret: string | null;
  metricsToken: string | null;
  rateLimit: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const FOLLOW_UP_BOSS_EVENTS = 'https://api.followupboss.com/v1/events';

/**
 * Reads the configuration from an environment.
 * @throws ConfigError naming the first invalid variable and what it must look like.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = <T>(name: string, rule: Rule<T>): T => rule(env[name]?.trim() || undefined, name);
  const isOn = (name: string, standard: 'on' | 'off') =>
    (read(name, optional(oneOf(['on', 'off']))) ?? standard) === 'on';
  const webhookPrivateNetwork = isOn('WEBHOOK_PRIVATE_NETWORK', 'off');
  const listensOn = read('PORT', optional(port)) ?? 3000;
  const dataDir = resolve(read('DATA_DIR', optional(text)) ?? 'data');
  const config: Config = {
    port: listensOn,
    host: read('HOST', optional(text)),
    siteUrl: read('SITE_URL', optional(origin)) ?? `http://localhost:${listensOn}`,
    dataDir,
    databaseUrl:
      read('DATABASE_URL', optional(databaseUrl)) ?? pathToFileURL(`${dataDir}/porchlight.db`).href,
    smtpUrl: read('SMTP_URL', optional(smtpUrl)),
    smtpPlaintext: isOn('SMTP_PLAINTEXT', 'off'),
    mailFrom: read('MAIL_FROM', optional(emailAddress)),
    agentEmail: read('AGENT_EMAIL', optional(emailAddress)),
    webhookUrl: read('WEBHOOK_URL', optional(webhookPrivateNetwork ? ownNetworkUrl : encryptedUrl)),
    webhookSecret: read('WEBHOOK_SECRET', optional(webhookSecret)),
    webhookPrivateNetwork,
    followUpBossApiKey: read('FOLLOW_UP_BOSS_API_KEY', optional(text)),
    followUpBossUrl: read('FOLLOW_UP_BOSS_URL', optional(encryptedUrl)) ?? FOLLOW_UP_BOSS_EVENTS,
    assistantUrl: read('ASSISTANT_URL', optional(ownNetworkUrl)),
    assistantModel: read('ASSISTANT_MODEL', optional(text)),
    assistantApiKey: read('ASSISTANT_API_KEY', optional(text)),
    mapsEmbedKey: read('MAPS_EMBED_KEY', optional(text)),
    analytics: read('ANALYTICS', optional(analytics)),
    trustedProxies: read('TRUSTED_PROXIES', optional(cidrs)) ?? [],
    productionHost: read('PRODUCTION_HOST', optional(hostName)),
    authSecret: read('AUTH_SECRET', optional(secret)),
    metricsToken: read('METRICS_TOKEN', optional(text)),
    rateLimit: isOn('RATE_LIMIT', 'on'),
    logLevel: read('LOG_LEVEL', optional(oneOf(LOG_LEVELS))) ?? 'info',
  };
  requirePairs(config);
  return config;
}

/** @throws ConfigError if a variable is set without another one that it needs */
function requirePairs(config: Config): void {
  if (config.webhookUrl && !config.webhookSecret)
    throw new ConfigError('WEBHOOK_SECRET', 'is needed with WEBHOOK_URL: "whsec_" and a base64 key');
  if (config.assistantUrl && !config.assistantModel)
    throw new ConfigError('ASSISTANT_MODEL', 'is needed with ASSISTANT_URL: the name of a model');
}

function databaseUrl(value: string, name: string): string {
  if (/^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value)) return value;
  if (value.startsWith('file:/')) {
    try {
      return pathToFileURL(fileURLToPath(value)).href;
    } catch {
      // The URL has a host or an encoded slash, so it is no local path.
    }
  } else if (value.startsWith('file:') && value.length > 5) {
    return pathToFileURL(resolve(value.slice(5))).href;
  }
  throw new ConfigError(name, 'must be "file:path" or "postgres://user:password@host:port/database"');
}
