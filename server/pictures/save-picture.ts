import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { uploadedRecipe } from '#content/pictures/picture-recipe.ts';
import type { DeskPicture } from '#domain/desk/pictures.ts';
import type { Database } from '../database/database.ts';
import { firstBytes } from '../first-bytes.ts';
import type { EncodePicture, EncodingResult } from './encode-picture.ts';
import { KIND_BYTES, pictureKind } from './picture-kind.ts';
import { renewPicture, savePictureFiles } from './picture-store.ts';

export type PictureOutcome =
  | { status: 'kept'; picture: DeskPicture }
  /** Not a supported image format. */
  | { status: 'no-picture' | 'heic' }
  | { status: Exclude<EncodingResult['status'], 'done'> }
  /** The encoding queue is full. */
  | { status: 'busy' };

interface PictureUpload {
  path: string;
  /** Folder for the encoded files; the caller deletes it. */
  folder: string;
  name: string;
  who: string;
  now: Date;
}

/** Encodes and saves an uploaded picture. Uploading the same file again returns the same picture without encoding it. */
export async function savePicture(
  database: Database,
  encode: EncodePicture,
  { path, folder, name, who, now }: PictureUpload,
): Promise<PictureOutcome> {
  const kind = pictureKind(await firstBytes(path, KIND_BYTES));
  if (kind === null) return { status: 'no-picture' };
  if (kind === 'heic') return { status: 'heic' };
  const id = await pictureId(path);
  const known = await renewPicture(database.db, id, now.toISOString());
  if (known) return { status: 'kept', picture: known };
  const encoding = await encode(path, folder);
  if (!encoding) return { status: 'busy' };
  if (encoding.status !== 'done') return encoding;
  const { width, height } = encoding;
  const row = { id, name: readableName(name), width, height, who, at: now.toISOString() };
  return { status: 'kept', picture: await savePictureFiles(database, row, folder) };
}

/** The last segment of a file name without control characters, for display only; it is never used as a path. */
export function readableName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 200);
}

/** A hash of the file and the encoding settings, so that the files served under an id never change. */
async function pictureId(path: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(uploadedRecipe));
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 32);
}
