import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Connect, createServer, type EnvironmentOptions } from 'vite';
import { compressAssets } from './compress-assets.ts';

/** Bundles the server's dependencies: it starts faster than from thousands of files. */
const SERVER_BUNDLE: EnvironmentOptions = {
  // Packages that choose their build at run time, such as React, would otherwise include the development one.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true },
  // Node keeps the source text in memory.
  build: { rolldownOptions: { output: { comments: false } } },
};

/** The desk is a separate application, built and served alongside the site. */
const DESK_CONFIG = fileURLToPath(new URL('../../desk/vite.config.ts', import.meta.url));

/** Makes `server/main.ts` the entry of Astro's build, and mounts the same app in Astro's dev server. */
export function porchlightServer(): AstroIntegration {
  let clientFolder = '';
  return {
    name: 'porchlight-server',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { environments: { ssr: SERVER_BUNDLE } } });
        for (const name of ['settled', 'click']) {
          const entrypoint = fileURLToPath(new URL(`../../site/hydration/${name}.ts`, import.meta.url));
          addClientDirective({ name, entrypoint });
        }
      },
      'astro:config:done': ({ config, setAdapter }) => {
        clientFolder = fileURLToPath(config.build.client);
        setAdapter({
          name: 'porchlight-server',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('../main.ts', import.meta.url)),
          supportedAstroFeatures: { serverOutput: 'stable' },
        });
      },
      'astro:build:done': async () => {
        const outDir = join(clientFolder, 'desk');
        await build({ configFile: DESK_CONFIG, logLevel: 'warn', build: { outDir } });
        await compressAssets(clientFolder);
      },
      'astro:server:setup': async ({ server }) => {
        const { devMiddleware } = (await server.ssrLoadModule('/server/build/dev-middleware.ts')) as {
          devMiddleware: () => Promise<Connect.NextHandleFunction>;
        };
        server.middlewares.use(await devMiddleware());
        const hmr = server.httpServer ? { server: server.httpServer } : {};
        const desk = await createServer({ configFile: DESK_CONFIG, server: { middlewareMode: true, hmr } });
        server.middlewares.use((request, response, next) => {
          if (/^\/desk(\/|$)/.test(request.url ?? '')) desk.middlewares(request, response, next);
          else next();
        });
      },
    },
  };
}
