import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { porchlightServer } from './server/pages/astro-adapter.ts';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'server',
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'always' },
  adapter: porchlightServer(),
  integrations: [react()],
  // Forms are checked by our own server (server/http/same-site.ts), which also knows proxies.
  security: { checkOrigin: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
});
