import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

// node test/run-in-parallel.ts SCRIPT…: runs scripts of package.json in parallel and prints the output of each when it ends.

const codes = await Promise.all(process.argv.slice(2).map(runScript));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

async function runScript(script: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await ended;
  process.stdout.write(`${script}: ${code === 0 ? 'good' : `failed (${code})`}\n${out}${errors}`);
  return code;
}
