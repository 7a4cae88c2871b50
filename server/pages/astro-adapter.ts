import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Connect } from 'vite';
import { escapeBuiltModules, SERVER_BUNDLE } from './server-bundle.ts';
import { compressAssets } from './static-assets.ts';

/** Makes `server/main.ts` the entry of Astro's build, and mounts the same app in Astro's dev server. */
export function porchlightServer(): AstroIntegration {
  let serverFolder = '';
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
        serverFolder = fileURLToPath(config.build.server);
        clientFolder = fileURLToPath(config.build.client);
        setAdapter({
          name: 'porchlight-server',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('../main.ts', import.meta.url)),
          supportedAstroFeatures: { serverOutput: 'stable' },
        });
      },
      'astro:build:done': async () => {
        escapeBuiltModules(serverFolder);
        await compressAssets(clientFolder);
      },
      'astro:server:setup': async ({ server }) => {
        const { devMiddleware } = (await server.ssrLoadModule('/server/pages/dev-middleware.ts')) as {
          devMiddleware: () => Promise<Connect.NextHandleFunction>;
        };
        server.middlewares.use(await devMiddleware());
      },
    },
  };
}
