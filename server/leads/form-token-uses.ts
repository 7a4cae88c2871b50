import type { Transaction } from 'kysely';
import type { Lead } from '#domain/leads/lead.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { TOKEN_TTL_MS } from './form-token.ts';

/**
 * Uses up a token for a lead that is about to be inserted in the same transaction; on Postgres the loser of a race
 * waits at the primary key. The same person may send a token again when correcting a form after a lost response.
 * @returns whether the token was used before for another person's lead
 */
export async function isReplayed(trx: Transaction<Schema>, tokenId: string, lead: Lead): Promise<boolean> {
  if (tokenId === '') return false;
  const inserted = await trx
    .insertInto('form_token_uses')
    .values({ token_id: tokenId, lead_id: lead.id, used_at: lead.createdAt })
    .onConflict((conflict) => conflict.column('token_id').doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows) === 1) return false;
  const earlier = await trx
    .selectFrom('form_token_uses')
    .innerJoin('leads', 'leads.id', 'form_token_uses.lead_id')
    .select('email')
    .where('token_id', '=', tokenId)
    .executeTakeFirst();
  return earlier?.email.toLowerCase() !== lead.email.toLowerCase();
}

/** Deletes expired tokens. */
export async function forgetOldTokens({ db, now }: Database): Promise<void> {
  await db
    .deleteFrom('form_token_uses')
    .where('used_at', '<', now(-2 * TOKEN_TTL_MS))
    .execute();
}
