import { existsSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentChanges, storedRecords } from '../content/content-changes.ts';
import {
  type FileProblem,
  fileOf,
  PICTURES_FOLDER,
  readContentFiles,
  writeContentFiles,
} from '../content/content-files.ts';
import { fileMarks, importContent } from '../content/import-content.ts';
import { missingPictures, readPictureFolders, writePictureFolders } from '../content/picture-folders.ts';
import { savePictureFiles } from '../pictures/picture-store.ts';
import { CommandError } from './command-error.ts';
import { withStore } from './command-store.ts';
import { counted } from './counted.ts';
import { markLine } from './mark-line.ts';
import { typedPath } from './output-file.ts';
import { printable } from './printable.ts';
import type { Call } from './run-command.ts';

/** `content export DIR`: writes a file for each record, all or none. */
export async function exportContent(call: Call): Promise<void> {
  const folder = typedPath(call.operand);
  if (!existsSync(dirname(folder))) throw new CommandError(`There is no folder ${dirname(folder)}.`);
  removeWhenEmpty(folder);
  const written = await withStore(call, async ({ db }) => {
    const stored = await storedRecords(db);
    const changed = new Set(contentChanges(stored).map(({ kind, id }) => `${kind}/${id}`));
    const records = stored.filter(({ kind, id }) => !call.flag('changed') || changed.has(`${kind}/${id}`));
    const pictures = await writeContentFiles(folder, records, (partial) =>
      writePictureFolders(db, records, partial),
    );
    report(await missingPictures(db, records, []));
    return recordsAndPictures(records.length, pictures);
  });
  process.stdout.write(`${written} written to ${folder}\n`);
}

/** `content import DIR`: imports every file or nothing, but leaves out records whose picture is missing. */
export async function importContentFiles(call: Call): Promise<void> {
  const folder = typedPath(call.operand);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`There is no folder ${folder}.`);
  call.progress.begin(`Reading ${folder}`);
  const { records, problems } = readContentFiles(folder);
  const { pictures, problems: pictureProblems } = readPictureFolders(folder);
  call.progress.end();
  refuse(folder, [...problems, ...pictureProblems]);
  const isDryRun = call.flag('dry-run');
  const reason = call.text('reason')?.trim() ?? '';
  const now = new Date();
  const { counts, leftOut } = await withStore(call, async (database) => {
    const missing = await missingPictures(database.db, records, pictures);
    const incomplete = new Set(missing.map(({ file }) => file));
    const whole = records.filter((record) => !incomplete.has(fileOf(record)));
    const leftOut = incomplete.size;
    const marks = await fileMarks(database.db, whole);
    call.progress.end();
    report(missing);
    for (const mark of marks) process.stderr.write(markLine(mark));
    if (isDryRun) return { counts: null, leftOut };
    if (marks.length > 0 && reason === '')
      throw new CommandError(
        `${notImported(folder)} Change these words, or say with --reason why they may stand.`,
      );
    call.progress.begin(`Importing ${folder}`);
    // Before the records that refer to them, and as new: old unused pictures are deleted automatically.
    for (const { id, ...facts } of pictures)
      await savePictureFiles(
        database,
        { id, ...facts, at: now.toISOString() },
        join(folder, PICTURES_FOLDER, id),
      );
    return { counts: await importContent(database, whole, { marks, reason, now }), leftOut };
  });
  const read = `${recordsAndPictures(records.length, pictures.length)} read`;
  process.stdout.write(
    counts
      ? `${read}: ${counts.added} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.removed} taken off the site.\n`
      : `${read}. Dry run: nothing was changed.\n`,
  );
  if (leftOut > 0) throw new CommandError(`${counted(leftOut, 'record')} left out: a picture is missing.`);
}

/** @throws CommandError if there are problems */
function refuse(folder: string, problems: FileProblem[]): void {
  report(problems);
  if (problems.length > 0) throw new CommandError(notImported(folder));
}

function report(problems: FileProblem[]): void {
  for (const { file, message } of problems) process.stderr.write(`${printable(`${file}: ${message}`)}\n`);
}

function notImported(folder: string): string {
  return `${folder} was not imported; nothing has changed.`;
}

function recordsAndPictures(records: number, pictures: number): string {
  const said = counted(records, 'record');
  return pictures === 0 ? said : `${said} and ${counted(pictures, 'picture')}`;
}

/** An export is never mixed with existing files. */
function removeWhenEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  try {
    rmdirSync(folder);
  } catch {
    throw new CommandError(`${folder} is already there and not empty. Choose another name.`);
  }
}
