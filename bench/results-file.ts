import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Report } from './report.ts';

const FILE = join(import.meta.dirname, 'RESULTS.md');

const HEAD = `# Results

Written by \`npm run bench\`, one section per benchmark, each from its last run. Figures depend on the machine; ratios come from one
interleaved run and hold elsewhere. Budgets are in [budgets.ts](budgets.ts).
`;

/** Set to measure only a part, which is not recorded as a result. */
const isPartialRun = Boolean(process.env.BENCH_ROUTES ?? process.env.BENCH_RUNS);

/** Writes reports into their sections of bench/RESULTS.md; other sections stay as they are. */
export function writeResults(reports: Report[]): void {
  if (isPartialRun) return;
  const known = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const sections = new Map(known.map((text) => [/^## (\w+)/.exec(text)?.[1] ?? '', text.trim()]));
  for (const report of reports) sections.set(report.name, section(report));
  const ordered = [...sections].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  writeFileSync(FILE, `${[HEAD.trim(), ...ordered].join('\n\n')}\n`);
}

function section({ name, lines, passed }: Report): string {
  const [{ model = 'unknown processor' } = {}] = cpus();
  const machine = `${cpus().length} cores (${model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}, ${process.platform}`;
  const cell = (text: string) => text.replaceAll('|', '\\|').replace(/ {2,}/g, ' · ');
  return [
    `## ${name}: ${passed ? 'within its bound' : 'misses its bound'}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, ${machine}`,
    '',
    '| what | figure |',
    '|---|---|',
    ...lines.map(([label, figure]) => `| ${cell(label)} | ${cell(figure)} |`),
  ].join('\n');
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', ':/', ':!RESULTS.md') ? ' and changes' : ''}`;
  } catch {
    return 'unknown';
  }
}
