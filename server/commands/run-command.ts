import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { createProgress, type Progress } from '../progress.ts';
import { reasonOf, UsageError } from './command-error.ts';
import { printable } from './printable.ts';

/** One action of a command. */
interface Action {
  /** The operand's name in the usage text; left out if there is none. */
  operand?: string;
  /** Whether the operand may be repeated. */
  many?: boolean;
  options?: Record<string, 'flag' | 'text'>;
  run(call: Call): Promise<void>;
}

/** The validated command line. */
export interface Call {
  /** '' if the action has no operand. */
  operand: string;
  /** All operands, for an action that takes several. */
  operands: string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  config: Config;
  progress: Progress;
}

export interface Command {
  name: string;
  /** Printed by --help and after a usage error. */
  usage: string;
  /** By name; a command with a single action has it under ''. */
  actions: Record<string, Action>;
}

const FAILED = 1;
const USAGE_ERROR = 2;

/** Runs a command as this process. */
export async function runCommand(command: Command): Promise<void> {
  // `| head` closes the pipe early, which is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? 0 : FAILED),
  );
  await callCommand(command, process.argv.slice(2), process.env);
}

/** Runs a command with these arguments; an error becomes one line on stderr and the process's exit code. */
export async function callCommand(command: Command, words: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const progress = createProgress(process.stderr);
  try {
    if (words.some((word) => word === '--help' || word === '-h')) {
      process.stdout.write(command.usage);
      return;
    }
    const { action, ...typed } = parseWords(command, words);
    await action.run({ ...typed, config: readConfig(env), progress });
  } catch (error) {
    progress.end();
    process.stderr.write(`${command.name}: ${printable(reasonOf(error))}\n`);
    if (error instanceof UsageError) process.stderr.write(`\n${command.usage}`);
    process.exitCode = error instanceof UsageError ? USAGE_ERROR : FAILED;
  } finally {
    progress.end();
  }
}

function parseWords(
  { actions }: Command,
  words: string[],
): Pick<Call, 'operand' | 'operands' | 'flag' | 'text'> & { action: Action } {
  const isSingle = '' in actions;
  const [name = '', ...rest] = isSingle ? ['', ...words] : words;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new UsageError(name === '' ? 'say what to do' : `there is no "${name}"`);
  const { values, positionals } = parseStrictly(action, rest);
  const [operand = '', ...tooMany] = positionals;
  if (action.operand && operand === '') throw new UsageError(`${action.operand} is missing`);
  const surplus = action.many ? undefined : action.operand ? tooMany[0] : positionals[0];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many`);
  return {
    action,
    operand,
    operands: positionals,
    flag: (option) => values[option] === true,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
  };
}

function parseStrictly({ options = {} }: Action, args: string[]) {
  const described = Object.entries(options).map(
    ([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }] as const,
  );
  try {
    return parseArgs({ args, options: Object.fromEntries(described), allowPositionals: true });
  } catch (error) {
    // Node's first sentence names the error; the rest is about quoting.
    throw new UsageError((error as Error).message.split('. ')[0] ?? 'wrong arguments');
  }
}
