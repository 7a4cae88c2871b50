import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A secret of all instances of one store: made by whoever asks for it first. */
export async function keptSecret(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const secrets = db.selectFrom('secrets').select('value').where('name', '=', name);
  return (await secrets.executeTakeFirstOrThrow()).value;
}
