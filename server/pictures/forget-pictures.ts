import type { Kysely } from 'kysely';
import { DAY_MS } from '#domain/durations.ts';
import { picturesNamedIn, UPLOADED_FOLDER } from '#domain/pictures/uploaded-picture.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

const KEPT_DAYS = 30;

/** Forgets pictures that were uploaded long ago and stand in no text: not on the site, in no draft, version or import. */
export async function forgetUnusedPictures({ db, now }: Database): Promise<void> {
  const old = await db
    .selectFrom('pictures')
    .select('id')
    .where('at', '<', now(-KEPT_DAYS * DAY_MS))
    .execute();
  if (old.length === 0) return;
  const used = await usedPictures(db);
  for (const { id } of old) {
    if (!used.has(id)) await db.deleteFrom('pictures').where('id', '=', id).execute();
  }
}

async function usedPictures(db: Kysely<Schema>): Promise<Set<string>> {
  const names = `%${UPLOADED_FOLDER}%`;
  const lists = await Promise.all([
    db.selectFrom('records').select('record as text').where('record', 'like', names).execute(),
    db.selectFrom('content_drafts').select('record as text').where('record', 'like', names).execute(),
    db.selectFrom('content_versions').select('record as text').where('record', 'like', names).execute(),
    db.selectFrom('content_imports').select('plan as text').where('plan', 'like', names).execute(),
    db.selectFrom('content_imports').select('before as text').where('before', 'like', names).execute(),
  ]);
  return new Set(lists.flat().flatMap(({ text }) => picturesNamedIn(text ?? '')));
}
