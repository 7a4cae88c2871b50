import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { deskManifest } from '../content/desk/manifest.ts';
import { fontFiles } from '../design/font-files.ts';

/** The server puts another value in its place for each answer (server/desk/desk-pages.ts). */
const NONCE_PLACEHOLDER = 'desk-nonce';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Fetches the fonts beside the scripts instead of after the style sheet, and writes the manifest. */
function fontsAndManifest(): Plugin {
  return {
    name: 'fonts-and-manifest',
    transformIndexHtml: () =>
      [fontFiles.goudy, fontFiles.instrument].map((href) => ({
        tag: 'link',
        attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' },
        injectTo: 'head',
      })),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(deskManifest),
      });
    },
  };
}

export default defineConfig({
  root: here('.'),
  base: '/desk/',
  publicDir: false,
  html: { cspNonce: NONCE_PLACEHOLDER },
  plugins: [fontsAndManifest()],
  build: {
    outDir: '../dist/client/desk',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // "use client" means nothing where there is no server rendering.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      input: { desk: here('index.html'), 'service-worker': here('service-worker/service-worker.ts') },
      output: {
        // One file that changes only with its libraries, in the place of some small ones that every page needs.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//,
            },
          ],
        },
        // A service worker is found again by its name.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
