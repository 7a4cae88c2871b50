import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The server puts another value in its place for each answer (server/desk/desk-pages.ts). */
const NONCE_PLACEHOLDER = 'desk-nonce';

/** What stays out of the application's files: a service worker is one script that imports nothing. */
const OF_THE_SERVICE_WORKER = /\/(service-worker\/|content\/desk\/push[.]ts)/;

const LIBRARIES = 'libraries';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: '/desk/',
  publicDir: false,
  html: { cspNonce: NONCE_PLACEHOLDER },
  // React has it itself; the shim is for those before 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: '../dist/client/desk',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // A browser has six connections to a server, and a page more to load: what takes longest must not wait for one.
      resolveDependencies: (_file, loaded) =>
        loaded.toSorted((a, b) => Number(b.includes(LIBRARIES)) - Number(a.includes(LIBRARIES))),
    },
    // A drawing of a few lines is smaller than the answer that would bring it.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    rolldownOptions: {
      // "use client" means nothing where there is no server rendering.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      input: { desk: here('index.html'), 'service-worker': here('service-worker/service-worker.ts') },
      output: {
        // One file that changes only with its libraries, and one for what every page needs, instead of many small ones.
        codeSplitting: {
          groups: [
            {
              name: LIBRARIES,
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//,
              tags: ['$initial'],
              priority: 1,
            },
            { name: 'desk', tags: ['$initial'], test: (id) => !OF_THE_SERVICE_WORKER.test(id) },
          ],
        },
        // A service worker is found again by its name.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
