import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mentions } from './erase-person-mention.ts';

export interface PersonMail {
  /** DATA_DIR/outgoing-mail */
  folder: string;
  /** The person's e-mail address or phone number. */
  contactPoint: string;
  /** Deliveries of the person's leads: a mail's file name holds the id of its delivery. */
  deliveryIds: string[];
  /** Where leads go. Mail to the agent is not mail to the person, should these be the same. */
  agentEmail: string;
}

/**
 * Finds the mails about a person that were written to the folder because there is no SMTP server. They are found by delivery, and by
 * address too, because their deliveries may be long gone.
 * @returns paths
 */
export async function findPersonMail({
  folder,
  contactPoint,
  deliveryIds,
  agentEmail,
}: PersonMail): Promise<string[]> {
  const names = await readdir(folder).catch(orNone);
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

/** Removes them; one that is gone already is no error. */
export async function erasePersonMail(paths: string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** Whether the mail, or a reply to it, goes to the person. */
function isAddressed(mail: string, contactPoint: string, isAgent: boolean): boolean {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const headers = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return headers.some(
    (header) => (isAgent ? /^reply-to:/i : /^(reply-to|to):/i).test(header) && mentions(header, contactPoint),
  );
}

function orNone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
