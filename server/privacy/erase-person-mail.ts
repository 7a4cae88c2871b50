import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProfile } from '../catalog/published-agent.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { DIGEST_PREFIX, OUTGOING_MAIL_FOLDER } from '../delivery/file-mail.ts';
import type { PersonTraces } from './erase-person.ts';
import { mentions } from './erase-person-mention.ts';

/**
 * Finds the mails about a person in the folder that is used without an SMTP server, by delivery id and by address, because
 * their deliveries may already be deleted.
 * @param contactPoints the person's e-mail addresses and phone numbers
 * @returns paths
 */
export async function findMail(
  { db }: Pick<Database, 'db'>,
  { dataDir, agentEmail }: Pick<Config, 'dataDir' | 'agentEmail'>,
  contactPoints: string[],
  { leadIds, deliveryIds }: Pick<PersonTraces, 'leadIds' | 'deliveryIds'>,
): Promise<string[]> {
  const agent = (agentEmail ?? (await readProfile(db)).email).toLowerCase();
  const folder = join(dataDir, OUTGOING_MAIL_FOLDER);
  const found: string[] = [];
  for (const name of await readdir(folder).catch(emptyIfMissing)) {
    const path = join(folder, name);
    // A digest names everybody who waited that day. The name of another mail file contains the id of its delivery.
    const isAbout = name.startsWith(DIGEST_PREFIX)
      ? leadIds.length > 0
      : deliveryIds.some((id) => name.includes(id));
    const mail = isAbout ? '' : await readFile(path, 'utf8').catch(() => '');
    if (isAbout || contactPoints.some((one) => isAddressed(mail, one, agent))) found.push(path);
  }
  return found;
}

/** Whether the person is the recipient or the reply-to address of the mail. Mail to the agent is about leads. */
function isAddressed(mail: string, contactPoint: string, agent: string): boolean {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  // Headers quote the name of some mailboxes: "a..b"@example.com.
  const headers = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .replaceAll('"', '')
    .split(/\r?\n/);
  const names = contactPoint.toLowerCase() === agent ? /^reply-to:/i : /^(reply-to|to):/i;
  return headers.some((header) => names.test(header) && mentions(header, contactPoint));
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
