import { statSync } from 'node:fs';
import { pino } from 'pino';
import { marketAreasOf } from '#content/market-areas.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { readAreaNames } from '../listings/listing-store.ts';
import { importMarket, sourcedSeries, storedSeries } from '../market/import-market.ts';
import { type FileProblem, MOST_PROBLEMS, readMarketFile } from '../market/read-market-file.ts';
import { CommandError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { importReport } from './market-report.ts';
import { typedPath } from './output-file.ts';
import { printable } from './printable.ts';
import type { Call } from './run-command.ts';

/** `market import FILE`: parses and validates the whole file, then saves it in one transaction. */
export async function importMarketFile(call: Call): Promise<void> {
  const path = typedPath(call.operand);
  const size = sizeOf(path);
  const now = new Date().toISOString();
  const isDryRun = call.flag('dry-run');
  const report = await withStore(call, async (database) => {
    const marketAreas = marketAreasOf(await readAreaNames(database.db));
    call.progress.begin(`Reading ${path}`, size);
    const file = await readMarketFile(path, {
      areas: marketAreas,
      now,
      onRead: (bytes) => call.progress.update(`${Math.floor((bytes / Math.max(size, 1)) * 100)} %`),
    });
    call.progress.end();
    if (file.status === 'refused') throw refusal(path, file.problems);
    for (const problem of file.leftOut) process.stderr.write(`Left out: ${problemLine(problem)}`);

    const imported = sourcedSeries(file.layout, file.figures, now);
    const areas = marketAreas.map(({ area }) => area);
    const catalog = createCatalog(database, pino({ level: 'silent' }));
    const [replaced, neighborhoods] = await Promise.all([storedSeries(database.db), catalog.neighborhoods()]);
    if (!isDryRun) await importMarket(database, imported, now);
    return importReport({ ...file, imported, replaced, areas, neighborhoods, isDryRun });
  });
  process.stdout.write(report);
}

function sizeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new CommandError(`There is no file ${path}.`);
  if (!stats.isFile()) throw new CommandError(`${path} is not a file.`);
  return stats.size;
}

/** Prints each problem on its own line, and returns the error that nothing has changed. */
function refusal(path: string, problems: FileProblem[]): CommandError {
  for (const problem of problems) process.stderr.write(problemLine(problem));
  if (problems.length >= MOST_PROBLEMS) process.stderr.write('and perhaps more: the reading stopped here\n');
  return new CommandError(`${path} was not imported; nothing has changed.`);
}

function problemLine({ line, problem }: FileProblem): string {
  const place = line === null ? '' : `line ${line}: `;
  return `${printable(`${place}${problem}`)}\n`;
}
