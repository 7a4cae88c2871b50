import { Hono } from 'hono';
import { siteUrls } from '#content/site-urls.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { drawnFiles } from '../drawn-files/drawn-files.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ServeAsset } from '../pages/static-assets.ts';

/** Serves the seller's guide as a PDF with the published agent. */
export function guideRoutes(serveAsset: ServeAsset, agent: () => Promise<AgentProfile>): Hono<AppEnv> {
  const withAgent = drawnFiles({
    program: 'server/seller-guide/draw-guide.ts',
    words: (told) => [JSON.stringify(told)],
    agent,
    headers: { 'content-type': 'application/pdf' },
  });
  return new Hono<AppEnv>().get(siteUrls.guidePdf, async (c, next) => {
    const guide = await serveAsset(new Request(new URL(siteUrls.guidePdf, c.req.url)));
    return guide ? await withAgent(c, siteUrls.guidePdf, guide) : await next();
  });
}
