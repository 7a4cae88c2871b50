import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { originalName, picturesNamedIn } from '#domain/pictures/uploaded-picture.ts';
import type { PictureTable } from '../database/desk-schema.ts';
import type { Schema } from '../database/schema.ts';
import { KIND_BYTES, pictureKind } from '../pictures/picture-kind.ts';
import type { StoredRecord } from './content-changes.ts';
import { type FileProblem, fileOf, PICTURES_FOLDER } from './content-files.ts';

// Each uploaded picture is one folder, pictures/{id}, with its served files and a description of its origin.

const FACTS_FILE = 'picture.json';

/** Writes every uploaded picture that the records refer to, except lost ones. @returns how many */
export async function writePictureFolders(
  db: Kysely<Schema>,
  records: StoredRecord[],
  folder: string,
): Promise<number> {
  const ids = new Set(records.flatMap(({ record }) => picturesNamedIn(JSON.stringify(record))));
  let count = 0;
  for (const id of [...ids].toSorted()) {
    const picture = await db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
    const files = await db.selectFrom('picture_files').selectAll().where('picture_id', '=', id).execute();
    // An import refuses a folder without it.
    if (!picture || !files.some(({ name }) => name === originalName(picture))) continue;
    const own = join(folder, PICTURES_FOLDER, id);
    mkdirSync(own, { recursive: true });
    for (const { name, bytes } of files) writeFileSync(join(own, name.slice(id.length + 1)), bytes);
    const { id: _, ...facts } = picture;
    writeFileSync(join(own, FACTS_FILE), `${JSON.stringify(facts, null, 2)}\n`);
    count += 1;
  }
  return count;
}

/** Reads and validates folders as written by `writePictureFolders`; of each image only its first bytes are checked. */
export function readPictureFolders(folder: string): { pictures: PictureTable[]; problems: FileProblem[] } {
  const pictures: PictureTable[] = [];
  const problems: FileProblem[] = [];
  if (!existsSync(join(folder, PICTURES_FOLDER))) return { pictures, problems };
  for (const id of readdirSync(join(folder, PICTURES_FOLDER)).toSorted()) {
    if (id.startsWith('.')) continue;
    const own = join(folder, PICTURES_FOLDER, id);
    const problem = (message: string, name = '') =>
      problems.push({ file: [PICTURES_FOLDER, id, name].filter(Boolean).join('/'), message });
    const facts = /^[0-9a-f]{32}$/.test(id) ? factsIn(join(own, FACTS_FILE)) : null;
    if (!facts) {
      problem(`is no folder of a picture with its ${FACTS_FILE}`);
      continue;
    }
    const names = readdirSync(own).filter((name) => name !== FACTS_FILE && !name.startsWith('.'));
    if (!names.includes(`${facts.width}x${facts.height}.jpg`)) problem('has no JPEG of its size');
    for (const name of names) {
      if (!matchesExtension(own, name)) problem('is no file of a picture', name);
    }
    pictures.push({ id, ...facts });
  }
  return { pictures, problems };
}

/** A problem for each record that names a picture which is neither in the folder nor in the store. */
export async function missingPictures(
  db: Kysely<Schema>,
  records: StoredRecord[],
  pictures: PictureTable[],
): Promise<FileProblem[]> {
  const known = new Set([...pictures, ...(await storedPictures(db))].map(({ id }) => id));
  return records.flatMap((record) =>
    picturesNamedIn(JSON.stringify(record.record))
      .filter((id) => !known.has(id))
      .map((id) => ({ file: fileOf(record), message: `its picture ${id} is missing` })),
  );
}

/** The stored pictures that have their JPEG. */
async function storedPictures(db: Kysely<Schema>): Promise<Pick<PictureTable, 'id'>[]> {
  const rows = await db
    .selectFrom('pictures')
    .innerJoin('picture_files', 'picture_files.picture_id', 'pictures.id')
    .select(['pictures.id', 'width', 'height', 'picture_files.name'])
    .execute();
  return rows.filter((row) => row.name === originalName(row));
}

const SIDE_PX = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));

const FACTS = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  width: SIDE_PX,
  height: SIDE_PX,
  who: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

function factsIn(path: string): v.InferOutput<typeof FACTS> | null {
  try {
    const facts = v.safeParse(FACTS, JSON.parse(readFileSync(path, 'utf8')));
    return facts.success ? facts.output : null;
  } catch {
    return null;
  }
}

const KINDS: Record<string, string> = { jpg: 'jpeg', webp: 'webp', avif: 'avif' };

function matchesExtension(folder: string, name: string): boolean {
  const [, ending = ''] = /^\d{1,5}(?:x\d{1,5})?\.(avif|webp|jpg)$/.exec(name) ?? [];
  if (ending === '') return false;
  const start = readFileSync(join(folder, name)).subarray(0, KIND_BYTES);
  return pictureKind(start) === KINDS[ending];
}
