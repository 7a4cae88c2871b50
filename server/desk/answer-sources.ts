import type { Kysely } from 'kysely';
import { withAgent } from '#domain/agent/agent-placeholders.ts';
import type { ContentFields, ContentKind } from '#domain/desk/content.ts';
import { recordTitle } from '#domain/records/record-words.ts';
import { readProfile } from '../catalog/published-agent.ts';
import type { Schema } from '../database/schema.ts';
import { inChunks } from '../records/record-store.ts';

/** Sources of answers are stored as `entry:earnest-money`. */
const KINDS: Record<string, ContentKind> = { entry: 'answers', home: 'listings', area: 'neighborhoods' };

/** Maps sources of answers to the titles of their records; sources that are not records are left out. */
export async function sourceTitles(
  db: Kysely<Schema>,
  sources: readonly string[],
): Promise<Map<string, string>> {
  const keys = [...new Set(sources)].flatMap((source) => {
    // Ids of imported homes may contain colons.
    const colon = source.indexOf(':');
    const kind = KINDS[source.slice(0, colon)];
    return kind ? [{ source, kind, id: source.slice(colon + 1) }] : [];
  });
  if (keys.length === 0) return new Map();
  const agent = await readProfile(db);
  const texts = new Map<string, string | null>();
  // In chunks, because an answer about all homes names thousands and SQLite limits the depth of a condition.
  for (const some of inChunks(keys)) {
    const rows = await db
      .selectFrom('records')
      .select(['kind', 'id', 'record'])
      .where((eb) => eb.or(some.map(({ kind, id }) => eb.and({ kind, id }))))
      .execute();
    for (const { kind, id, record } of rows) texts.set(`${kind}:${id}`, record);
  }
  return new Map(
    keys.flatMap(({ source, kind, id }) => {
      const text = texts.get(`${kind}:${id}`);
      return text ? [[source, withAgent(recordTitle(kind, JSON.parse(text) as ContentFields), agent)]] : [];
    }),
  );
}
