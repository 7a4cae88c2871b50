import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { replaceBuild } from './replace-build.ts';

// npm run build: the site, the desk and the server, into dist/.

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.stderr.write('Building the site…\n');
const { build } = await import('astro');
await replaceBuild(join(projectRoot, 'dist'), (next) =>
  build({ root: projectRoot, outDir: next, logLevel: 'warn' }),
);
