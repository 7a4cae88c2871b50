import { isIPv6 } from 'node:net';
import { agent } from '#content/agent.ts';
import type { Config } from './config.ts';
import { storeName } from './database/store-name.ts';
import { OUTGOING_MAIL_FOLDER } from './delivery/file-mail.ts';

/** Prints the server's address, the data folder and what is not configured yet. */
export function startNotice(config: Config, port: number): void {
  const host = config.host ?? 'localhost';
  const lines = [
    `Porchlight is on http://${isIPv6(host) ? `[${host}]` : host}:${port}`,
    `Data: ${storeName(config)} and ${config.dataDir}`,
    ...missing(config),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** Prints the link that sets up the desk while no account exists. */
export function deskNotice(link: string | null): void {
  if (link) process.stderr.write(`Set up your desk (this link works once, for an hour): ${link}\n`);
}

/** One line for each setting that is missing, with its effect. */
function missing(config: Config): string[] {
  const lines: string[] = [];
  if (!config.smtpUrl)
    lines.push(`No SMTP_URL: lead e-mails are written to ${config.dataDir}/${OUTGOING_MAIL_FOLDER}/`);
  if (!config.agentEmail)
    lines.push(`No AGENT_EMAIL: leads go to the address published at the desk (as shipped: ${agent.email})`);
  if (!config.webhookUrl) lines.push('No WEBHOOK_URL: no webhook is called for a lead');
  if (!config.followUpBossApiKey) lines.push('No FOLLOW_UP_BOSS_API_KEY: leads are not pushed to the CRM');
  if (!config.assistantUrl) lines.push('No ASSISTANT_URL: the embedded assistant answers');
  if (!config.mapsEmbedKey) lines.push('No MAPS_EMBED_KEY: the office map comes from OpenStreetMap');
  if (!config.analytics) lines.push('No ANALYTICS: no tool of another provider measures visits');
  if (!config.metricsToken) lines.push('No METRICS_TOKEN: /metrics is off');
  return lines;
}
