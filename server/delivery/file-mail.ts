import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import { flushFolder } from '../flush-file.ts';
import type { Channel } from '../outbox/channel.ts';
import { MailError, type SendMail } from './mail.ts';
import { mailMessage } from './mail-message.ts';

/** The folder inside DATA_DIR to which mail is written without SMTP_URL. */
export const OUTGOING_MAIL_FOLDER = 'outgoing-mail';

/** How the ids of daily digests begin, and so the names of their files. */
export const DIGEST_PREFIX = 'digest_';

/**
 * Writes each mail as a complete RFC 5322 file, `{folder}/{id}.eml`, instead of sending it.
 *
 * Writes are atomic and survive a power cut once this resolves. A repeat overwrites the first file.
 * @param options.folder absolute path; created if missing
 * @param options.from the site's own address, bare
 */
export function fileMail({ folder, from }: { folder: string; from: string }): SendMail {
  return async (mail) => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(mailMessage(mail, from));
    if (!Buffer.isBuffer(message)) throw new MailError('refused', 'The mail could not be composed');
    try {
      await writeWhole(folder, fileName(mail.id), message);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : 'unknown error';
      throw new MailError('refused', `The mail folder cannot be written (${code})`);
    }
  };
}

/**
 * Deletes the file of a delivery whose lead was erased while the mail was being written. Erasing deletes the files that
 * exist by then (server/privacy).
 */
export function withoutErasedMail(channel: Channel, { db }: Pick<Database, 'db'>, folder: string): Channel {
  return {
    ...channel,
    async deliver(delivery) {
      const outcome = await channel.deliver(delivery);
      const stored = db.selectFrom('deliveries').select('id').where('id', '=', delivery.id);
      // A store that does not answer now cannot mark the delivery done either: it will be repeated.
      const isErased = await stored.execute().then(
        (rows) => rows.length === 0,
        () => false,
      );
      if (isErased) await rm(join(folder, fileName(delivery.id)), { force: true });
      return outcome;
    },
  };
}

const fileName = (id: string) => `${id.replace(/[^\w.-]/g, '_')}.eml`;

/** Readable by the owner only: a lead's mail is personal. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const isNew = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (isNew) flushFolder(dirname(folder));
  const temporary = join(folder, `.${name}.${randomUUID()}`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, join(folder, name));
    flushFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
