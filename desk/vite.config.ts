import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fontFiles } from '../design/font-files.ts';

/** The server replaces it with a fresh nonce in each response (server/desk/desk-pages.ts). */
const NONCE_PLACEHOLDER = 'desk-nonce';

/** Kept out of the application's chunks: a service worker is a single script without imports. */
const SERVICE_WORKER_FILES = /\/(service-worker\/|content\/desk\/push[.]ts)/;

const LIBRARIES = 'libraries';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: '/desk/',
  publicDir: false,
  html: { cspNonce: NONCE_PLACEHOLDER },
  plugins: [
    {
      name: 'font-preload',
      // Otherwise the text's font is requested only once the app shows text: too late for the first visit, where it is optional.
      // The display fonts would delay the first lead by another 0.2 s on slow 4G.
      transformIndexHtml: () => [
        {
          tag: 'link',
          injectTo: 'head' as const,
          attrs: {
            rel: 'preload',
            href: fontFiles.instrument,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
        },
      ],
    },
  ],
  // React has this hook built in since version 18; the shim is for older versions.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: '../dist/client/desk',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // A browser opens at most six connections to a server: the largest file must not wait for a free one.
      resolveDependencies: (_file, loaded) =>
        loaded.toSorted((a, b) => Number(b.includes(LIBRARIES)) - Number(a.includes(LIBRARIES))),
    },
    // A small SVG takes fewer bytes than the response headers for it.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    rolldownOptions: {
      // "use client" means nothing where there is no server rendering.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      input: { desk: here('index.html'), 'service-worker': here('service-worker/service-worker.ts') },
      output: {
        // Two files instead of many small ones: one changes only with the libraries, one is what every page needs.
        codeSplitting: {
          groups: [
            {
              name: LIBRARIES,
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//,
              tags: ['$initial'],
              priority: 1,
            },
            { name: 'desk', tags: ['$initial'], test: (id) => !SERVICE_WORKER_FILES.test(id) },
          ],
        },
        // A service worker needs a stable URL, so no hash in its name.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
