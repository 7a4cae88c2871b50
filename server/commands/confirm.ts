import { createInterface } from 'node:readline/promises';
import { printable } from './printable.ts';

/**
 * Asks on the terminal; only "yes" or "y" is a yes. Without a terminal nobody can be asked and the answer is yes.
 */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
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
