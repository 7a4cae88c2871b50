import { join } from 'node:path';
import { readProfile } from '../catalog/published-agent.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { OUTGOING_MAIL_FOLDER } from '../delivery/file-mail.ts';
import { findPerson, type PersonTraces } from './erase-person.ts';
import { findPersonMail } from './erase-person-mail.ts';

/**
 * Searches for a person in the database and in the mail folder.
 * @param contactPoint an e-mail address or a phone number
 */
export async function findPersonEverywhere(
  database: Pick<Database, 'db'>,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  contactPoint: string,
): Promise<{ traces: PersonTraces; mail: string[] }> {
  const traces = await findPerson(database.db, contactPoint);
  return { traces, mail: await findMail(database, config, [contactPoint], traces) };
}

/** The paths of the files with mail about a person. */
export async function findMail(
  database: Pick<Database, 'db'>,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  contactPoints: string[],
  { deliveryIds }: Pick<PersonTraces, 'deliveryIds'>,
): Promise<string[]> {
  const agentEmail = config.agentEmail ?? (await readProfile(database.db)).email;
  const folder = join(config.dataDir, OUTGOING_MAIL_FOLDER);
  const found = new Set<string>();
  for (const contactPoint of contactPoints)
    for (const path of await findPersonMail({ folder, contactPoint, deliveryIds, agentEmail }))
      found.add(path);
  return [...found];
}
