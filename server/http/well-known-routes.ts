import { Hono } from 'hono';
import { gpcSince, securityLanguages } from '#content/for-programs.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Catalog } from '#domain/services.ts';
import type { AppEnv } from './app-env.ts';

/** RFC 9116 recommends less than a year, so that an abandoned site stops naming a contact. */
const SECURITY_TXT_DAYS = 180;

const CACHE_CONTROL = { 'cache-control': 'public, max-age=86400' };

/** `/.well-known/security.txt` and `/.well-known/gpc.json`; routes, because one of them contains a date relative to today. */
export function wellKnownRoutes(siteUrl: string, agent: Catalog['profile'], now: () => Date): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/.well-known/security.txt', async (c) => {
      const expires = new Date(now().getTime() + SECURITY_TXT_DAYS * DAY_MS).toISOString();
      const lines = [
        `Contact: mailto:${(await agent()).email}`,
        `Expires: ${expires}`,
        `Preferred-Languages: ${securityLanguages}`,
        `Canonical: ${siteUrl}/.well-known/security.txt`,
      ];
      return c.text(`${lines.join('\n')}\n`, 200, CACHE_CONTROL);
    })
    .get('/.well-known/gpc.json', (c) => c.json({ gpc: true, lastUpdate: gpcSince }, 200, CACHE_CONTROL));
}
