import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns a secret shared by all instances, generated and stored at the first use: 256 random bits unless `make` says otherwise. */
export async function storedSecret(
  db: Kysely<Schema>,
  name: string,
  make = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const secrets = db.selectFrom('secrets').select('value').where('name', '=', name);
  const existing = await secrets.executeTakeFirst();
  if (existing) return existing.value;
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await secrets.executeTakeFirstOrThrow()).value;
}
