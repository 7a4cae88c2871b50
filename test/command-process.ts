import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { callCommand } from '#server/commands/run-command.ts';
import { projectRoot } from '#server/project-root.ts';

export interface FinishedCommand {
  exitCode: number | null;
  stdout: string;
  /** Without the progress message that a command prints after a second. */
  stderr: string;
}

const withoutProgress = (stderr: string) => stderr.replace(/^.+ …( [^\n]+)?\n/gm, '');

export const COMMANDS = [
  'desk',
  'leads',
  'content',
  'listings',
  'deliveries',
  'market',
  'stats',
  'backup',
  'restore',
  'demo',
] as const;
type CommandName = (typeof COMMANDS)[number];

/**
 * Runs one of the operator's commands as `npm run` does, in a separate process without a terminal.
 * @param env the entire environment, isolated from the test run's own configuration
 */
export async function runCommandProcess(
  name: CommandName,
  args: string[],
  env: Record<string, string>,
): Promise<FinishedCommand> {
  const child = spawn(process.execPath, [join(projectRoot, `server/commands/${name}.ts`), ...args], {
    cwd: projectRoot,
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { exitCode, stdout, stderr: withoutProgress(stderr) };
}

/** Returns the user's answer to the command's question. */
export type Terminal = () => Promise<string>;

/**
 * Runs a command inside the test's process, which is faster. Tests of signals, closed pipes or the store of a running site
 * need `runCommandProcess`.
 */
export async function runCommandHere(
  name: CommandName,
  args: string[],
  env: Record<string, string>,
  terminal?: Terminal,
): Promise<FinishedCommand> {
  const { command } = await import(`../server/commands/${name}.ts`);
  const { exitCode } = process;
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += text;
      return true;
    }),
  );
  const stdin = vi.spyOn(process, 'stdin', 'get');
  if (terminal) stdin.mockReturnValue(terminalStdin(terminal));
  process.exitCode = 0;
  try {
    await callCommand(command, args, env);
    const { stdout, stderr } = written;
    return { exitCode: Number(process.exitCode), stdout, stderr: withoutProgress(stderr) };
  } finally {
    process.exitCode = exitCode;
    for (const spy of [...spies, stdin]) spy.mockRestore();
  }
}

function terminalStdin(terminal: Terminal): typeof process.stdin {
  // The stream reads from the generator only after the question was printed.
  const typed = Readable.from(
    (async function* () {
      yield `${await terminal()}\n`;
    })(),
  );
  return Object.assign(typed as typeof process.stdin, { isTTY: true });
}
