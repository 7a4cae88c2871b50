import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupTime, keptUntil } from '../backups/retention.ts';
import { readOnlySqlite } from '../database/sqlite-database.ts';
import { findPerson } from './erase-person.ts';

export interface HoldingBackup {
  path: string;
  /** When it will be removed if the site keeps running. */
  until: Date;
}

/**
 * The hourly backups that hold a person, oldest first.
 * @param folder DATA_DIR/backups
 */
export async function backupsHolding(folder: string, contactPoint: string): Promise<HoldingBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => backupTime(name)).sort();
  const holding: HoldingBackup[] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (await mayHold(path, contactPoint)) holding.push({ path, until: keptUntil(name, names) });
  }
  return holding;
}

/** Whether a copy of a store holds a person, for all that can be read of it: a damaged one may. */
export async function mayHold(path: string, contactPoint: string): Promise<boolean> {
  return existsSync(`${path}-wal`) || (await holds(path, contactPoint).catch(() => true));
}

async function holds(path: string, contactPoint: string): Promise<boolean> {
  const db = readOnlySqlite(path);
  try {
    const { leadIds, chatSessions, mentionedInLeads } = await findPerson(db, contactPoint);
    return leadIds.length + chatSessions.length + mentionedInLeads.length > 0;
  } finally {
    await db.destroy();
  }
}
