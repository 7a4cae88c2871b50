import { join } from 'node:path';
import { pino } from 'pino';
import { createCatalog } from '../catalog/catalog.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { OUTGOING_MAIL_FOLDER } from '../delivery/file-mail.ts';
import { findPerson, type PersonTraces } from './erase-person.ts';
import { findPersonMail } from './erase-person-mail.ts';

/**
 * Looks for a person in the store and in the mail that was written to files.
 * @param contactPoint an e-mail address or a phone number
 */
export async function findPersonEverywhere(
  database: Pick<Database, 'db' | 'contentVersion'>,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  contactPoint: string,
): Promise<{ traces: PersonTraces; mail: Awaited<ReturnType<typeof findPersonMail>> }> {
  const traces = await findPerson(database.db, contactPoint);
  const agentEmail =
    config.agentEmail ?? (await createCatalog(database, pino({ enabled: false })).profile()).email;
  const mail = await findPersonMail({
    folder: join(config.dataDir, OUTGOING_MAIL_FOLDER),
    contactPoint,
    deliveryIds: traces.deliveryIds,
    agentEmail,
  });
  return { traces, mail };
}
