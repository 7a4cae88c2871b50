import { createInterface } from 'node:readline/promises';
import { CommandError } from './command-error.ts';
import { printable } from './printable.ts';

/**
 * Asks a question on the terminal; only "yes" or "y" confirms.
 * @throws CommandError without a terminal
 */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new CommandError(`${question} There is no terminal to answer on: if you mean it, say --yes.`);
  // The question goes to stderr, to keep stdout free for the command's output.
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
