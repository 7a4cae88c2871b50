import type { Logger } from 'pino';
import { phoneDigits } from '#domain/leads/phone-numbers.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { reindexLead } from '../database/lead-search.ts';
import { startRegularCheck } from '../regular-check.ts';
import { findPersonKey, lockPeople } from './lead-person.ts';

/** A visitor's lead may wait for one batch: a tenth of a second on SQLite if all have to be reindexed. */
const LEADS_PER_BATCH = 50;
const EVERY_MS = 2_000;

/** Migrates leads of older versions for as long as the server runs: an older instance may still add some. */
export function startUpgradingLeads(options: { database: Database; ready: Promise<void>; log: Logger }) {
  return startRegularCheck({
    ...options,
    check: async () => void (await upgradeLeads(options.database)),
    everyMs: EVERY_MS,
    failureMessage: 'Leads of an older version could not be upgraded',
  });
}

/**
 * Assigns a person to the newest leads without a `person_key`, and reindexes those that an older version indexed differently.
 * @returns whether there were any
 */
export async function upgradeLeads(database: Database): Promise<boolean> {
  const waiting = database.db.selectFrom('leads').select('id').where('person_key', 'is', null);
  if (!(await waiting.limit(1).executeTakeFirst())) return false;
  await inTransaction(database, async (trx) => {
    const leads = await trx
      .selectFrom('leads')
      .select(['id', 'first_name', 'last_name', 'email', 'phone', 'message', 'address', 'neighborhoods'])
      .where('person_key', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(LEADS_PER_BATCH)
      // Another instance that takes up the same leads waits until this one has.
      .$if(database.engine === 'postgres', (locked) => locked.forUpdate())
      .execute();
    await lockPeople(trx, leads);
    for (const { id, first_name: firstName, last_name: lastName, ...lead } of leads) {
      const person_key = await findPersonKey(trx, { id, ...lead });
      const phone_digits = phoneDigits(lead.phone);
      await reindexLead(trx, id, { firstName, lastName, ...lead });
      await trx.updateTable('leads').set({ person_key, phone_digits }).where('id', '=', id).execute();
    }
  });
  return true;
}
