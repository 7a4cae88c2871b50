import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '#domain/durations.ts';
import { picturesNamedIn, UPLOADED_FOLDER } from '#domain/pictures/uploaded-picture.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

const RETENTION_DAYS = 30;

/** Deletes old pictures that no text uses: not on the site, nor in a draft, version or import. */
export async function forgetUnusedPictures({ db, now }: Database): Promise<void> {
  const isOld = sql<boolean>`at < ${now(-RETENTION_DAYS * DAY_MS)}`;
  const old = await db.selectFrom('pictures').select('id').where(isOld).execute();
  if (old.length === 0) return;
  const used = await usedPictures(db);
  for (const { id } of old) {
    if (used.has(id)) continue;
    // Checked again within the statement: the picture may have been used or renewed since the texts were read.
    const isUnused = sql.join(
      TEXTS.map((text) => isNotIn(text, id)),
      sql` and `,
    );
    await db
      .deleteFrom('pictures')
      .where('id', '=', id)
      .where(isOld)
      .where(sql<boolean>`${isUnused}`)
      .execute();
  }
}

interface TextColumn {
  table: keyof Schema;
  column: string;
}

/** The columns whose text may refer to pictures. */
const TEXTS: TextColumn[] = [
  { table: 'records', column: 'record' },
  { table: 'content_drafts', column: 'record' },
  { table: 'content_versions', column: 'record' },
  { table: 'content_imports', column: 'plan' },
  { table: 'content_imports', column: 'before' },
];

async function usedPictures(db: Kysely<Schema>): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { table, column } of TEXTS) {
    const rows = await db
      .selectFrom(table)
      .select(sql<string>`${sql.ref(column)}`.as('text'))
      .where(sql.ref(column), 'like', `%${UPLOADED_FOLDER}%`)
      .execute();
    for (const { text } of rows) for (const id of picturesNamedIn(text)) used.add(id);
  }
  return used;
}

function isNotIn({ table, column }: TextColumn, id: string) {
  const name = `%${UPLOADED_FOLDER}${id}%`;
  return sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} like ${name})`;
}
