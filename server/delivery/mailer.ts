import { join } from 'node:path';
import type { Catalog } from '#domain/services.ts';
import type { Config } from '../config.ts';
import { fileMail, OUTGOING_MAIL_FOLDER } from './file-mail.ts';
import type { SendMail } from './mail.ts';
import { senderAddress } from './sender-address.ts';
import { smtpMail } from './smtp-mail.ts';

/** Sends mail by SMTP or, without SMTP_URL, writes it to a folder. */
export function mailer(config: Config, agent: Catalog['profile']): SendMail {
  const { smtpUrl: url, smtpPlaintext: allowPlaintext } = config;
  const folder = join(config.dataDir, OUTGOING_MAIL_FOLDER);
  return async (mail) => {
    const from = senderAddress(config, (await agent()).email);
    const send = url ? smtpMail({ url, allowPlaintext, from }) : fileMail({ folder, from });
    await send(mail);
  };
}
