import { rm } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { noteAudit } from '../auth/audit-log.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { type ErasedRows, erasePerson, type PersonTraces } from './erase-person.ts';
import { findMail } from './erase-person-mail.ts';

/** The traces of a person in the database, and the contact details by which their mail is found. */
export interface FoundPerson {
  traces: PersonTraces;
  contactPoints: string[];
}

export interface ErasedPerson extends FoundPerson {
  rows: ErasedRows;
  /** Paths of deleted mail files. */
  mail: string[];
}

/**
 * Erases a person from the database and the mail folder, and adds that to the audit log.
 * @param find finds the person; it is called again within the transaction, because data may have been added in between
 */
export async function eraseFound(
  database: Database,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  who: string,
  find: (db: Kysely<Schema>) => Promise<FoundPerson>,
): Promise<ErasedPerson> {
  const found = await find(database.db);
  // Files first: if deleting one fails, the erasure can be repeated.
  const mail = await eraseMail(database, config, found);
  const erased = await inTransaction(database, async (trx) => {
    const now = await find(trx);
    const rows = await erasePerson(trx, now.traces);
    for (const subject of now.traces.leadIds) await noteAudit(trx, { who, action: 'erased', subject });
    return { ...now, rows };
  });
  // Again, because mail may have been written in between. Mail that is written later is deleted by its channel.
  mail.push(...(await eraseMail(database, config, erased)));
  return { ...erased, mail };
}

async function eraseMail(
  database: Database,
  config: Pick<Config, 'dataDir' | 'agentEmail'>,
  { traces, contactPoints }: FoundPerson,
): Promise<string[]> {
  const paths = await findMail(database, config, contactPoints, traces);
  for (const path of paths) await rm(path, { force: true });
  return paths;
}
