import type { Overrides, Site } from '#server/compose-server.ts';
import { readConfig } from '#server/config.ts';
import type { RenderPage } from '#server/pages/render-page.ts';
import { type RunningServer, startServer } from '#server/server.ts';

/** Starts the real server inside the test process, without pages, for external faults. */
export async function startServerInProcess(
  env: Record<string, string>,
  overrides: Overrides = {},
): Promise<RunningServer & { url: string }> {
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env });
  const site: Site = {
    renderPages: () => renderPage,
    serveAsset: async () => null,
    deskDocument: async () => '',
  };
  const server = await startServer(config, site, overrides);
  return { ...server, url: `http://127.0.0.1:${server.port}` };
}

const renderPage: RenderPage = async (_request, _state, status = 200) => new Response('a page', { status });
