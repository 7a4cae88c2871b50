import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The server puts another value in its place for each answer (server/desk/desk-pages.ts). */
const NONCE_PLACEHOLDER = 'desk-nonce';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/desk/',
  html: { cspNonce: NONCE_PLACEHOLDER },
  build: {
    outDir: '../dist/client/desk',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
});
