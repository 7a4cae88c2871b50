import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp as createPages } from 'astro/app/entrypoint';
import { readConfig } from './config.ts';
import { ConfigError } from './config-rules.ts';
import { requireFolders } from './data-folder.ts';
import { pageRenderer } from './pages/astro-pages.ts';
import { staticAssets } from './pages/static-assets.ts';
import { startServer } from './server.ts';

/**
 * Serves the site until SIGTERM or SIGINT. This is the only file that connects the server to the pages: Astro bundles both
 * together.
 * @param clientFolder where the build put the files that browsers load
 */
export async function serveSite(clientFolder: string): Promise<void> {
  // The database, its log and the mail folder hold personal data: no other user of the machine may read them.
  process.umask(0o077);
  // A full disk under stderr would otherwise end the process; for stdout see create-log.ts.
  process.stderr.on('error', () => undefined);
  const pages = createPages({ streaming: false });
  // Read now: that of a new build would name other scripts.
  const desk = await readFile(join(clientFolder, 'desk/index.html'), 'utf8');
  await readAll(pages.manifest);
  try {
    const config = readConfig(process.env);
    requireFolders(config);
    const { siteUrl, productionHost, mapsEmbedKey, analytics } = config;
    const server = await startServer(config, {
      renderPages: (services) =>
        pageRenderer((request, locals) => pages.render(request, { locals }), {
          services,
          deployment: { siteUrl, productionHost, mapsEmbedKey, analytics },
        }),
      isPage: (request) => pages.match(request) !== undefined,
      serveAsset: staticAssets(clientFolder),
      deskDocument: async () => desk,
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void server.stop().then(() => process.exit(0)));
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`Porchlight did not start: ${error.message}\n`);
    process.exit(1);
  }
}

/** Loads all code that Astro would load lazily: by then a new build may have replaced the files. */
async function readAll(parts: ReturnType<typeof createPages>['manifest']): Promise<void> {
  const { actions, middleware, sessionDriver, serverIslandMappings, pageMap = [] } = parts;
  for (const read of [actions, middleware, sessionDriver, serverIslandMappings]) await read?.();
  for (const [, read] of pageMap) await read();
}
