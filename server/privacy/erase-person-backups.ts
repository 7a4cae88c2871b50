import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupTime, keptUntil } from '../backups/retention.ts';
import { readOnlySqlite } from '../database/sqlite-database.ts';
import { findPerson } from './erase-person.ts';

export interface BackupWithPerson {
  path: string;
  /** When it will be deleted if the site keeps running. */
  expiresAt: Date;
}

/**
 * The hourly backups that contain a person's data, oldest first.
 * @param folder DATA_DIR/backups
 */
export async function backupsWithPerson(folder: string, contactPoint: string): Promise<BackupWithPerson[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => backupTime(name)).sort();
  const holding: BackupWithPerson[] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (await mayContainPerson(path, contactPoint)) holding.push({ path, expiresAt: keptUntil(name, names) });
  }
  return holding;
}

/** Whether a copy of the database may contain a person's data; true if it cannot be read. */
export async function mayContainPerson(path: string, contactPoint: string): Promise<boolean> {
  return existsSync(`${path}-wal`) || (await containsPerson(path, contactPoint).catch(() => true));
}

async function containsPerson(path: string, contactPoint: string): Promise<boolean> {
  await using db = readOnlySqlite(path);
  const { leadIds, chatSessions, mentionedInLeads } = await findPerson(db, contactPoint);
  return leadIds.length + chatSessions.length + mentionedInLeads.length > 0;
}
