import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { keepSamples } from '../demo/keep-samples.ts';
import { projectRoot } from '../project-root.ts';
import { followContent } from '../seed/follow-content.ts';

// npm run demo: the desk with sample leads, on data that go when it ends.

const USAGE = `Usage: npm run demo [-- --port N]

Serves the site and its desk on fresh temporary data, with some forty sample leads, conversations, questions and counts that
say they are samples, and prints a link that signs in as the owner. Nothing is sent anywhere.
`;

/** What the machine sets, and where the demo listens. */
const KEPT_VARIABLES = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SYSTEMROOT',
  'NODE_COMPILE_CACHE',
  'PORT',
  'HOST',
];

const entry = join(projectRoot, 'dist/server/entry.mjs');

try {
  const { values } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, port: { type: 'string' } },
  });
  if (values.help) process.stdout.write(USAGE);
  else if (existsSync(entry)) await serveDemo(values.port ?? process.env.PORT ?? '3000');
  else throw new Error('the site is not built yet: run "npm run build" first');
} catch (error) {
  process.stderr.write(`demo: ${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 1;
}

async function serveDemo(port: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-demo-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  // Of the operator's own settings none may reach anybody: a sample lead is not mailed, a chat asks no model.
  for (const name of Object.keys(process.env))
    if (!KEPT_VARIABLES.includes(name.toUpperCase())) delete process.env[name];
  Object.assign(process.env, {
    PORT: port,
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
  });
  const config = readConfig(process.env);
  const log = pino({ level: 'silent' });
  const database = openDatabase(config.databaseUrl, log);
  await prepareDatabase(database, followContent(log));
  const token = randomBytes(32).toString('base64url');
  await keepSamples(database, token, new Date());
  await database.close();
  await import(entry);
  process.stdout.write(`Sign in as the owner: ${config.siteUrl}/desk/demo?token=${token}\n`);
}
