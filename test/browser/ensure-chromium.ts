import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

// Run before the browser tests: finds a Chromium, or installs one the way this machine allows.

const INSTALLERS = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
] as const;

if (!findChromium()) install();

function install(): void {
  for (const [command, ...args] of INSTALLERS) {
    process.stdout.write(`No Chromium found, trying: ${command} ${args.join(' ')}\n`);
    if (command === 'apt-get') spawnSync(command, ['update'], { stdio: 'ignore' });
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    if (findChromium()) return;
  }
  process.stderr.write(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or point CHROMIUM at one.\n',
  );
  process.exit(1);
}
