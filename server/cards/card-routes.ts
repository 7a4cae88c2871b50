import { Hono } from 'hono';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { drawnFiles } from '../drawn-files/drawn-files.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ServeAsset } from '../pages/static-assets.ts';

/** The name of a card, followed by eight hex digits of a hash of the agent that the linking page showed. */
const NAME = /^([a-z0-9-]+\.[0-9a-f]{8})\.[0-9a-f]{8}\.jpg$/;

/** Serves link previews with the published agent on them. An outdated agent hash in the URL still gets the current agent. */
export function cardRoutes(serveAsset: ServeAsset, agent: () => Promise<AgentProfile>): Hono<AppEnv> {
  const withAgent = drawnFiles({
    program: 'server/cards/draw-card.ts',
    words: ({ name, firm, license }) => [name, firm, license],
    agent,
    headers: { 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' },
  });
  return new Hono<AppEnv>().get('/cards/:file', async (c, next) => {
    const [, name] = NAME.exec(c.req.param('file')) ?? [];
    const card = name && (await serveAsset(new Request(new URL(`/cards/${name}.jpg`, c.req.url))));
    return card ? await withAgent(c, name, card) : await next();
  });
}
