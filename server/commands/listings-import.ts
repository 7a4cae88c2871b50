import { readFileSync } from 'node:fs';
import { importHomes } from '../content/import-homes.ts';
import { type FileProblem, isListingFile, type ListingPage, missingHomes } from '../listings/listing-file.ts';
import type { ListingCounts } from '../listings/plan-listings.ts';
import { readListingFile } from '../listings/read-listing-file.ts';
import { CommandError, UsageError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { counted } from './counted.ts';
import { markLine } from './mark-line.ts';
import { typedPath } from './output-file.ts';
import { printable } from './printable.ts';
import type { Call } from './run-command.ts';

/** `listings import FILE...`: imports every row of every file or nothing, except homes whose words need a review. */
export async function importListingFiles(call: Call): Promise<void> {
  const dryRun = call.flag('dry-run');
  const reason = call.text('reason')?.trim() ?? '';
  const replace = call.flag('replace');
  const options = { dryRun, replace, mayEmpty: call.flag('yes'), reason, now: new Date() };
  const pages = call.operands.flatMap((file) => {
    if (!isListingFile(file)) throw new UsageError(`${file} ends neither in .csv nor in .json`);
    call.progress.begin(`Reading ${file}`);
    return readListingFile(file, bytesOf(file));
  });
  refuse(pages.flatMap((page) => page.problems));
  warnOfMissingHomes(pages, replace);
  const rows = pages.flatMap((page) => page.rows);
  const outcome = await withStore(call, (database) => importHomes(database, rows, options));
  if (!outcome.ok) {
    if ('areAllForRent' in outcome)
      throw new CommandError('There is no home for sale in these files: every one is for rent.');
    if ('unnamed' in outcome) throw new CommandError(tooManyLeaving(outcome.unnamed));
    return refuse(outcome.problems);
  }
  const { counts, marks } = outcome;
  for (const mark of marks) process.stderr.write(markLine(mark));
  process.stdout.write(summary(rows.length, counts, dryRun));
  if (counts.held > 0 && !dryRun) {
    throw new CommandError(
      `${counted(counts.held, 'home was', 'homes were')} held back; the others are imported. ` +
        'Have these words changed where the file comes from, or say with --reason why they may stand.',
    );
  }
}

const MOST_PROBLEMS_SHOWN = 50;

/** @throws CommandError if there are problems */
function refuse(problems: FileProblem[]): void {
  if (problems.length === 0) return;
  for (const { file, line, message } of problems.slice(0, MOST_PROBLEMS_SHOWN))
    process.stderr.write(`${printable(`${file} line ${line}: ${message}`)}\n`);
  const more = problems.length - MOST_PROBLEMS_SHOWN;
  if (more > 0) process.stderr.write(`and ${more} more\n`);
  throw new CommandError(`${counted(problems.length, 'thing is', 'things are')} wrong; nothing was changed.`);
}

const EVERY_HOME = 'With --replace the files must hold every home.';

/** Warns if pages are missing: the last one must name no next page, and all together must hold as many homes as they count. */
function warnOfMissingHomes(pages: ListingPage[], replace: boolean): void {
  const dropped = [...new Set(pages.flatMap((page) => page.dropped))];
  if (dropped.length > 0) process.stderr.write(`Not kept: ${printable(dropped.join(', '))}\n`);
  if (pages.every(({ rows }) => rows.length === 0))
    throw new CommandError(`There is no home in these files.${replace ? ` ${EVERY_HOME}` : ''}`);
  const next = pages.at(-1)?.nextLink;
  const missing = missingHomes(pages);
  if (!next && missing === 0) return;
  const message = next
    ? `The last page names another (${next}) that is not among the files.`
    : `The files count ${counted(missing, 'more home')} than they hold: a page is not among them.`;
  if (replace) throw new CommandError(`${message} ${EVERY_HOME}`);
  process.stderr.write(`${printable(message)} Import it too.\n`);
}

function tooManyLeaving({ leaving, of }: { leaving: number; of: number }): string {
  return (
    `${leaving} of ${of} homes would leave the site, as these files do not name them; nothing was changed. ` +
    'If that is meant, say --yes.'
  );
}

function summary(rows: number, counts: ListingCounts, dryRun: boolean): string {
  const { added, changed, unchanged, hidden, offMarket, forRent, removed, takenOff, held } = counts;
  return [
    `${counted(rows, 'listing')} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ` +
      `${hidden} hidden by opt-out flags, ${offMarket} off the market.\n`,
    forRent > 0
      ? `${counted(forRent, 'home left out: it is', 'homes left out: they are')} for rent, and the site shows homes for sale.\n`
      : '',
    takenOff > 0
      ? `${counted(takenOff, 'home stays', 'homes stay')} off the site: taken off at the desk.\n`
      : '',
    removed > 0 ? `${counted(removed, 'home')} removed from the site.\n` : '',
    held > 0 ? `${counted(held, 'home')} held back for words that fair housing law may forbid.\n` : '',
    dryRun ? 'Dry run: nothing was changed.\n' : '',
  ].join('');
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(typedPath(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${code}`,
    );
  }
}
