import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A secret shared by all instances of one store, made by the first that asks for it. */
export async function keptSecret(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  const secrets = db.selectFrom('secrets').select('value').where('name', '=', name);
  const kept = await secrets.executeTakeFirst();
  if (kept) return kept.value;
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await secrets.executeTakeFirstOrThrow()).value;
}
