import { Hono } from 'hono';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import type { Catalog } from '#domain/services.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';

/** The site's published records as a read-only API. */
export function catalogRoutes(catalog: Catalog): Hono<AppEnv> {
  const ours = (id: string) => id === String(AGENT_ID);
  return new Hono<AppEnv>()
    .get('/agents/:agentId/neighborhoods/featured', async (c) =>
      ours(c.req.param('agentId')) ? c.json(await catalog.neighborhoods()) : problem('notFound'),
    )
    .get('/agents/:agentId/properties', async (c) =>
      ours(c.req.param('agentId')) ? c.json(await catalog.properties()) : problem('notFound'),
    )
    .get('/neighborhoods/:slug', async (c) => {
      const area = await catalog.neighborhood(c.req.param('slug'));
      return area ? c.json(area) : problem('notFound');
    })
    .get('/guides/:slug', async (c) => {
      const guide = await catalog.guide(c.req.param('slug'));
      return guide?.slug === c.req.param('slug') ? c.json(guide) : problem('notFound');
    });
}
