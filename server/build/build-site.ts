import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { previousFiles } from './previous-files.ts';

// npm run build: the site, the desk and the server, into dist/.

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.stderr.write('Building the site…\n');
const restorePreviousFiles = previousFiles(join(projectRoot, 'dist/client'));
const { build } = await import('astro');
await build({ root: projectRoot, logLevel: 'warn' });
restorePreviousFiles();
