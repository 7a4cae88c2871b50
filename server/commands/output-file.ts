import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, linkSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { flushFile, flushFolder } from '../flush-file.ts';
import { CommandError } from './command-error.ts';

/** Suffixes of files that SQLite may create next to a database. */
const SIDE_FILES = ['', '-journal', '-wal', '-shm'];

/**
 * Lets `write` fill a temporary file that only its owner may read, then moves it into place atomically.
 * @param path the destination; see `typedPath`
 * @param force whether an existing file may be replaced
 * @throws CommandError if the file exists, or its folder does not
 */
export async function writeWhole<T>(
  path: string,
  { force }: { force: boolean },
  write: (partial: string) => Promise<T>,
): Promise<T> {
  if (!existsSync(dirname(path))) throw new CommandError(`There is no folder ${dirname(path)}.`);
  if (!force && existsSync(path)) throw new CommandError(alreadyThere(path));
  const partial = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.partial`);
  const discard = () => {
    for (const side of SIDE_FILES) rmSync(partial + side, { force: true });
  };
  const abandon = () => {
    discard();
    process.exit(130);
  };
  process.once('SIGINT', abandon).once('SIGTERM', abandon);
  try {
    closeSync(openSync(partial, 'wx', 0o600));
    const result = await write(partial);
    flushFile(partial);
    if (force) renameSync(partial, path);
    else placeNew(partial, path);
    flushFolder(dirname(path));
    return result;
  } finally {
    process.off('SIGINT', abandon).off('SIGTERM', abandon);
    discard();
  }
}

/** Resolves a path against the operator's working directory: npm changes to the project's folder before it runs a command. */
export function typedPath(path: string): string {
  const { npm_lifecycle_event: underNpm, INIT_CWD: stoodIn } = process.env;
  return resolve(underNpm && stoodIn ? stoodIn : process.cwd(), path);
}

/** @param store SQLite's file; null with Postgres. @throws CommandError if `path` is that file, also through links */
export function refuseStore(path: string, store: string | null): void {
  const real = (file: string) => (existsSync(file) ? realpathSync(file) : resolve(file));
  if (store !== null && real(path) === real(store)) throw new CommandError(`${path} is the store itself.`);
}

/** Unlike a rename, a hard link never replaces a file that has appeared meanwhile. Some disks do not support links. */
function placeNew(partial: string, path: string): void {
  try {
    linkSync(partial, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || existsSync(path)) throw new CommandError(alreadyThere(path));
    renameSync(partial, path);
  }
}

function alreadyThere(path: string): string {
  return `${path} is already there. Choose another name, or replace it with --force.`;
}
