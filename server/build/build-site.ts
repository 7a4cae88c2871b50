import { projectRoot } from '../project-root.ts';

// npm run build: the site, the desk and the server, into dist/.

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.stderr.write('Building the site…\n');
const { build } = await import('astro');
await build({ root: projectRoot, logLevel: 'warn' });
