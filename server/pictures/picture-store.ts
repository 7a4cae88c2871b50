import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DeskPicture } from '#domain/desk/pictures.ts';
import { MIDDLE, uploadedPictureAddress } from '#domain/pictures/uploaded-picture.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { PictureTable } from '../database/desk-schema.ts';
import type { Schema } from '../database/schema.ts';

const MAX_LISTED = 200;

export async function listPictures(db: Kysely<Schema>): Promise<DeskPicture[]> {
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(toDeskPicture);
}

/**
 * Resets the age of a picture that is uploaded again or added to a text, so that it is not deleted before the text is saved.
 * @returns null if there is no such picture
 */
export async function renewPicture(db: Kysely<Schema>, id: string, at: string): Promise<DeskPicture | null> {
  const row = await db
    .updateTable('pictures')
    .set({ at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toDeskPicture(row) : null;
}

/** Saves a picture with the encoded files of a folder in one transaction; an existing picture is renewed. */
export async function savePictureFiles(
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
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: picture.at }))
      .execute();
    for (const file of files)
      await trx
        .insertInto('picture_files')
        .values(file)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
  return toDeskPicture(picture);
}

/** Reads a file by the last segment of its URL. */
export async function readPictureFile(db: Kysely<Schema>, name: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('picture_files')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Whether a file exists, without reading its bytes. */
export async function hasPictureFile(db: Kysely<Schema>, name: string): Promise<boolean> {
  const row = await db.selectFrom('picture_files').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

function toDeskPicture({ id, name, width, height, at }: PictureTable): DeskPicture {
  const address = uploadedPictureAddress({ id, width, height, focalPoint: MIDDLE });
  return { id, name, address, width, height, at };
}
