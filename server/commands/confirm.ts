import { createInterface } from 'node:readline/promises';
import { CommandError } from './command-error.ts';
import { printable } from './printable.ts';

/**
 * Asks on the terminal; only "yes" or "y" is a yes.
 * @throws CommandError without a terminal, where nobody can be asked
 */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new CommandError(`${question} There is no terminal to answer on: if you mean it, say --yes.`);
  // The question goes to stderr: what a command answers stays alone on stdout.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await new Promise<string>((resolve) => {
      terminal.once('close', () => resolve('no'));
      terminal.question(`${printable(question)} [yes/no] `).then(resolve, () => resolve('no'));
    });
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
