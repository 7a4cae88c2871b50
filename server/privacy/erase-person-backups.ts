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
 * The hourly backups that hold a person, oldest first. One that cannot be read counts: it may.
 * @param folder DATA_DIR/backups
 */
export async function backupsHolding(folder: string, contactPoint: string): Promise<HoldingBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => backupTime(name)).sort();
  const holding: HoldingBackup[] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (await holds(path, contactPoint).catch(() => true))
      holding.push({ path, until: keptUntil(name, names) });
  }
  return holding;
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
