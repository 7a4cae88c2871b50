import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { AppEnv } from '../http/app-env.ts';
import { etagOf, isKnown } from '../pages/etag.ts';
import type { ServeAsset } from '../pages/static-assets.ts';
import { projectRoot } from '../project-root.ts';

/** A card of the site, and eight hex digits of the agent that its page named. */
const NAME = /^([a-z0-9-]+\.[0-9a-f]{8})\.[0-9a-f]{8}\.jpg$/;

const DRAWING_MS = 20_000;

/**
 * Link previews with the published agent on them. Each is drawn once, when it is first asked for, and kept until another
 * agent is published; whoever is named in the address, it is today's that is shown.
 */
export function cardRoutes(serveAsset: ServeAsset, agent: () => Promise<AgentProfile>): Hono<AppEnv> {
  let drawn = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let drawnFor: AgentProfile | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  return new Hono<AppEnv>().get('/cards/:file', async (c, next) => {
    const [, name] = NAME.exec(c.req.param('file')) ?? [];
    const card = name && (await serveAsset(new Request(new URL(`/cards/${name}.jpg`, c.req.url))));
    if (!card) return await next();
    const told = await agent();
    if (told !== drawnFor) [drawn, drawnFor] = [new Map(), told];
    const cards = drawn;
    const drawing = cards.get(name) ?? inTurn(async () => draw(Buffer.from(await card.arrayBuffer()), told));
    cards.set(name, drawing);
    drawing.catch(() => cards.delete(name));
    const bytes = await drawing;
    const etag = etagOf(bytes);
    const headers = {
      'content-type': 'image/jpeg',
      // Another instance may still name the agent before.
      'cache-control': 'public, max-age=3600',
      etag,
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (isKnown(etag, c.req.header('if-none-match'))) return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } });
  });

  /** One at a time: pages need the processor too. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const own = turn.then(work);
    turn = own.catch(() => undefined);
    return own;
  }
}

function draw(card: Buffer, { name, firm, license }: AgentProfile): Promise<Buffer<ArrayBuffer>> {
  const program = join(projectRoot, 'server/cards/draw-card.ts');
  const options = { env: {}, timeout: DRAWING_MS, encoding: 'buffer' } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [program, name, firm, license], options, (error, stdout) =>
      error ? reject(error) : resolve(Buffer.from(stdout)),
    );
    child.stdin?.on('error', reject).end(card);
  });
}
