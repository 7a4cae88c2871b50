import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mentions } from './erase-person-mention.ts';

export interface PersonMail {
  /** DATA_DIR/outgoing-mail */
  folder: string;
  /** The person's e-mail address or phone number. */
  contactPoint: string;
  /** Deliveries of the person's leads: the name of a mail file contains the id of its delivery. */
  deliveryIds: string[];
  /** The address that receives leads. If it equals the contact point, mail to it does not count as mail to the person. */
  agentEmail: string;
}

/**
 * Finds the mails about a person in the folder that is used without an SMTP server, by delivery id and by address, because
 * their deliveries may already be deleted.
 * @returns paths
 */
export async function findPersonMail({
  folder,
  contactPoint,
  deliveryIds,
  agentEmail,
}: PersonMail): Promise<string[]> {
  const names = await readdir(folder).catch(emptyIfMissing);
  const isAgent = contactPoint.toLowerCase() === agentEmail.toLowerCase();
  const found: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const isDelivery = deliveryIds.some((id) => name.includes(id));
    if (isDelivery || isAddressed(await readFile(path, 'utf8').catch(() => ''), contactPoint, isAgent))
      found.push(path);
  }
  return found;
}

/** Whether the person is the recipient or the reply-to address of the mail. */
function isAddressed(mail: string, contactPoint: string, isAgent: boolean): boolean {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  // Headers quote the name of some mailboxes: "a..b"@example.com.
  const headers = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .replaceAll('"', '')
    .split(/\r?\n/);
  return headers.some(
    (header) => (isAgent ? /^reply-to:/i : /^(reply-to|to):/i).test(header) && mentions(header, contactPoint),
  );
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
