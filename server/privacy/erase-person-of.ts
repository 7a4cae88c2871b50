import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { erasePerson } from './erase-person.ts';
import { erasePersonMail } from './erase-person-mail.ts';
import { removeRemains } from './erase-person-remains.ts';
import { findPersonEverywhere } from './find-person-everywhere.ts';

/**
 * Erases the person of a lead, by both the address and the number it has, as `npm run leads -- erase` does.
 * @returns false when no lead has this id
 */
export async function erasePersonOf(
  database: Database,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  leadId: string,
): Promise<boolean> {
  const lead = await database.db
    .selectFrom('leads')
    .select(['email', 'phone'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) return false;
  for (const contactPoint of [lead.email, lead.phone].filter(Boolean)) {
    const { traces, mail } = await findPersonEverywhere(database, config, contactPoint);
    await erasePerson(database, traces);
    await erasePersonMail(mail);
  }
  await removeRemains(database);
  return true;
}
