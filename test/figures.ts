import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';
import { isLongRun } from './rounds.ts';

const TABLE = join(projectRoot, 'docs/reliability.md');

export interface Figure {
  promise: string;
  /** How it is tested. */
  tested: string;
  measured: string;
}

/** Prints a test's measurement; a long run also writes it to docs/reliability.md, replacing the previous row. */
export function reportFigure({ promise, tested, measured }: Figure): void {
  console.log(`${promise}: ${measured}`);
  if (!isLongRun) return;
  const row = `| ${promise} | ${tested} | ${measured} | ${new Date().toISOString().slice(0, 10)} |`;
  const lines = readFileSync(TABLE, 'utf8').split('\n');
  const known = lines.findIndex((line) => line.startsWith(`| ${promise} |`));
  if (known >= 0) lines[known] = row;
  else lines.splice(lines.findLastIndex((line) => line.startsWith('|')) + 1, 0, row);
  writeFileSync(TABLE, lines.join('\n'));
}
