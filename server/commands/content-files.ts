import { existsSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentChanges, storedRecords } from '../content/content-changes.ts';
import { PICTURES_FOLDER, readContentFiles, writeContentFiles } from '../content/content-files.ts';
import { type FileMark, fileMarks, importContent } from '../content/import-content.ts';
import { readPictureFolders, writePictureFolders } from '../content/picture-folders.ts';
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
    return recordsAndPictures(records.length, pictures);
  });
  process.stdout.write(`${written} written to ${folder}\n`);
}

/** `content import DIR`: imports every file or nothing. */
export async function importContentFiles(call: Call): Promise<void> {
  const folder = typedPath(call.operand);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`There is no folder ${folder}.`);
  call.progress.begin(`Reading ${folder}`);
  const { records, problems } = readContentFiles(folder);
  const { pictures, problems: pictureProblems } = readPictureFolders(folder);
  problems.push(...pictureProblems);
  for (const { file, message } of problems) process.stderr.write(`${printable(`${file}: ${message}`)}\n`);
  if (problems.length > 0) throw new CommandError(`${folder} was not imported; nothing has changed.`);
  if (call.flag('dry-run')) {
    printMarks(await withStore(call, ({ db }) => fileMarks(db, records)));
    process.stdout.write(
      `${recordsAndPictures(records.length, pictures.length)} read. Dry run: nothing was changed.\n`,
    );
    return;
  }
  const reason = call.text('reason')?.trim() ?? '';
  const now = new Date();
  const outcome = await withStore(call, async (database) => {
    // Before the records that refer to them, and as new: old unused pictures are deleted automatically.
    for (const { id, ...facts } of pictures)
      await savePictureFiles(
        database,
        { id, ...facts, at: now.toISOString() },
        join(folder, PICTURES_FOLDER, id),
      );
    return await importContent(database, records, { reason, now });
  });
  printMarks(outcome.marks);
  if (!outcome.ok)
    throw new CommandError(
      `${folder} was not imported; nothing has changed. Change these words, or say with --reason why they may stand.`,
    );
  const { added, changed, unchanged, removed } = outcome.counts;
  process.stdout.write(
    `${recordsAndPictures(records.length, pictures.length)} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${removed} taken off the site.\n`,
  );
}

function printMarks(marks: FileMark[]): void {
  for (const mark of marks) process.stderr.write(markLine(mark));
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
