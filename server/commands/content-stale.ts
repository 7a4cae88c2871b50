import { isoDateInCharlotte } from '../charlotte-time.ts';
import { staleAnswers } from '../content/stale-answers.ts';
import { withStore } from './command-store.ts';
import { printableJson } from './printable.ts';
import type { Call } from './run-command.ts';
import { type Column, textTable } from './text-table.ts';

/** `content stale`: lists the answers to review, oldest first. */
export async function listStaleAnswers(call: Call): Promise<void> {
  const thisYear = Number(isoDateInCharlotte(new Date().toISOString()).slice(0, 4));
  const stale = await withStore(call, ({ db }) => staleAnswers(db, thisYear));
  if (call.flag('json')) return void process.stdout.write(`${printableJson(stale)}\n`);
  if (stale.length === 0) return void process.stdout.write('No answer rests on a year that has passed.\n');
  const columns: Column<(typeof stale)[number]>[] = [
    { title: 'YEAR', of: ({ year }) => String(year) },
    { title: 'ANSWER', of: ({ id }) => id },
    { title: 'SOURCE', of: ({ source }) => source, narrowest: 20 },
  ];
  process.stdout.write(textTable(columns, stale));
}
