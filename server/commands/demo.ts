import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { port as parsePort } from '../config-rules.ts';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { insertSamples } from '../demo/insert-samples.ts';
import { projectRoot } from '../project-root.ts';
import { followContent } from '../seed/follow-content.ts';
import { UsageError } from './command-error.ts';
import { type Call, type Command, runCommand } from './run-command.ts';

// npm run demo: the desk with sample leads, on data that is deleted at the end.

const usage = `Usage: npm run demo [-- --port N]

Builds the site, serves it and its desk on fresh temporary data, with some forty sample leads, conversations, questions
and counts that say they are samples, and prints a link that signs in as the owner. Nothing is sent anywhere.
`;

/** Environment variables of the machine and of the demo's port. */
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

export const command: Command = {
  name: 'demo',
  usage,
  actions: { '': { options: { port: 'text' }, run: serveDemo } },
};

if (import.meta.main) await runCommand(command);

async function serveDemo(call: Call): Promise<void> {
  const port = portOf(call);
  execFileSync(process.execPath, [join(projectRoot, 'server/build/build-site.ts')], { stdio: 'inherit' });
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-demo-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  // Drops the operator's own settings, so that sample leads are not mailed and chats use no model.
  for (const name of Object.keys(process.env))
    if (!KEPT_VARIABLES.includes(name.toUpperCase())) delete process.env[name];
  Object.assign(process.env, {
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
  });
  const config = readConfig(process.env);
  const log = pino({ level: 'silent' });
  const database = openDatabase(config.databaseUrl, log);
  await prepareDatabase(database, followContent(log));
  const token = randomBytes(32).toString('base64url');
  await insertSamples(database, token, new Date());
  await database.close();
  await import(join(projectRoot, 'dist/server/entry.mjs'));
  process.stdout.write(`Sign in as the owner: ${config.siteUrl}/desk/demo?token=${token}\n`);
}

function portOf({ text, config }: Call): number {
  try {
    return parsePort(text('port') ?? String(config.port), '--port');
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
