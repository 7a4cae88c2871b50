import type { Kysely } from 'kysely';
import { noteAudit } from '../auth/audit-log.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type ErasedRows, erasePerson, type PersonTraces } from './erase-person.ts';
import { erasePersonMail } from './erase-person-mail.ts';
import { findMail } from './find-person-everywhere.ts';

/** What there is of a person, and what their mail is found by. */
export interface FoundPerson {
  traces: PersonTraces;
  contactPoints: string[];
}

export interface ErasedPerson extends FoundPerson {
  rows: ErasedRows;
  /** Paths of mails that were written to files. */
  mail: string[];
}

/**
 * Erases a person from the store and from the mail that was written to files, and notes who did.
 * @param find looks for the person; it is asked again in the transaction, because more may have come in meanwhile
 */
export async function eraseFound(
  database: Database,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  who: string,
  find: (db: Kysely<Schema>) => Promise<FoundPerson>,
): Promise<ErasedPerson> {
  const found = await find(database.db);
  // First what may fail, so that it can be asked for again.
  const mail = await eraseMail(database, config, found);
  const erased = await inTransaction(database, async (trx) => {
    const now = await find(trx);
    const rows = await erasePerson(trx, now.traces);
    for (const subject of now.traces.leadIds) await noteAudit(trx, { who, action: 'erased', subject });
    return { ...now, rows };
  });
  const known = new Set(found.traces.deliveryIds);
  if (erased.traces.deliveryIds.some((id) => !known.has(id)))
    mail.push(...(await eraseMail(database, config, erased)));
  return { ...erased, mail };
}

async function eraseMail(
  database: Database,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  { traces, contactPoints }: FoundPerson,
): Promise<string[]> {
  const paths = await findMail(database, config, contactPoints, traces);
  await erasePersonMail(paths);
  return paths;
}
