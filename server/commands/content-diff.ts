import { contentChanges, storedRecords } from '../content/content-changes.ts';
import { withStore } from './command-store.ts';
import { printable, printableJson } from './printable.ts';
import type { Call } from './run-command.ts';

/** `content diff`: prints a line for each record that differs from content/; the exit code is then 1. */
export async function diffContent(call: Call): Promise<void> {
  const changes = contentChanges(await withStore(call, ({ db }) => storedRecords(db)));
  if (changes.length > 0) process.exitCode = 1;
  if (call.flag('json')) return void process.stdout.write(`${printableJson(changes)}\n`);
  const lines = changes.map(({ kind, id, how, origin, fields }) =>
    printable(`${how} ${kind}/${id} (${origin})${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`),
  );
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : 'The store says what content/ says.\n');
}
