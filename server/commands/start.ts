import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

// npm start: builds when the build is missing or older than its sources, then becomes the server.

const USAGE = `npm start

Builds the site if needed and serves it on http://localhost:3000. Settings are environment variables: see docs/operations.md.
`;

const ENTRY = join(projectRoot, 'dist/server/entry.mjs');

/** Everything the build reads. */
const SOURCES = ['domain', 'content', 'site', 'desk', 'server', 'astro.config.mjs', 'package-lock.json'];

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
} else {
  if (isStale()) build();
  // A process anew, where the system can: this one has loaded what strips types, 10 MB that a server never needs again.
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ENTRY], process.env);
  await import(ENTRY);
}

function isStale(): boolean {
  if (!existsSync(ENTRY)) return true;
  const builtAt = statSync(ENTRY).mtimeMs;
  return SOURCES.some((source) => newest(join(projectRoot, source)) > builtAt);
}

/** When anything at or below a path last changed, in ms. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function build(): void {
  process.stderr.write('Building the site…\n');
  const astro = join(projectRoot, 'node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: projectRoot,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}\nThe build failed: see above.\n`);
  process.exit(1);
}
