import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DeskPicture } from '#domain/desk/pictures.ts';
import { MIDDLE, uploadedPictureAddress } from '#domain/pictures/uploaded-picture.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { PictureTable } from '../database/desk-schema.ts';
import type { Schema } from '../database/schema.ts';

/** The newest pictures. */
const MOST_LISTED = 200;

export async function listPictures(db: Kysely<Schema>): Promise<DeskPicture[]> {
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(described);
}

/**
 * Takes a picture that is uploaded again, or put in a text, for a new one, so that it is not forgotten before the text is saved.
 * @returns null when it is not there yet
 */
export async function renewPicture(db: Kysely<Schema>, id: string, at: string): Promise<DeskPicture | null> {
  const row = await db
    .updateTable('pictures')
    .set({ at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? described(row) : null;
}

/** Keeps a picture with the encoded files of a folder, all or nothing; one that is there stays as it is. */
export async function keepPictureFiles(
  database: Database,
  picture: PictureTable,
  folder: string,
): Promise<DeskPicture> {
  const names = (await readdir(folder)).filter((name) => /\.(avif|webp|jpg)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({
      name: `${picture.id}-${name}`,
      picture_id: picture.id,
      bytes: await readFile(join(folder, name)),
    })),
  );
  await inTransaction(database, async (trx) => {
    await trx
      .insertInto('pictures')
      .values(picture)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const file of files)
      await trx
        .insertInto('picture_files')
        .values(file)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
  return described(picture);
}

/** The bytes of a file by the last part of its address. */
export async function readPictureFile(db: Kysely<Schema>, name: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('picture_files')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Whether there is a file, without reading it. */
export async function hasPictureFile(db: Kysely<Schema>, name: string): Promise<boolean> {
  const row = await db.selectFrom('picture_files').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

function described({ id, name, width, height, at }: PictureTable): DeskPicture {
  const address = uploadedPictureAddress({ id, width, height, focalPoint: MIDDLE });
  return { id, name, address, width, height, at };
}
