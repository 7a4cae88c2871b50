import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { porchlightServer } from './server/build/astro-adapter.ts';
import { PAGE_DIRECTIVES } from './server/content-security-policy/page-policy.ts';

/**
 * The islands of a page share React and some thirty small modules. Left alone, each module becomes a file: 30 requests on
 * a phone, each with 600 bytes of headers.
 */
const SCRIPT_FILES = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs)[\\/]/ },
    // Two islands that share these are on every page, or nearly.
    { name: 'ui', test: /[\\/](site[\\/](ui|api)|content)[\\/]/, minShareCount: 2 },
    { name: 'shared', test: /[\\/](site|domain)[\\/]/, minShareCount: 3 },
  ],
};

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
  // server/http/same-origin.ts checks the origin of form posts instead, because it also knows about proxies.
  security: { checkOrigin: false, csp: { directives: [...PAGE_DIRECTIVES] } },
  vite: {
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: SCRIPT_FILES } } } } },
  },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
});
