import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Every mail accepted so far, parsed. */
  mails: Email[];
  stop: () => Promise<void>;
}

/**
 * Starts a real SMTP server on a loopback port; `options` can make it refuse mail.
 * @param port a free one by default
 * @param onMail called when a mail has arrived completely, before the server confirms it
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
  onMail: () => void = () => {},
): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          onMail();
          done();
        }, done);
      });
    },
    ...options,
  });
  server.on('error', () => undefined); // some tests kill the client in the middle of a mail
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The reply-to addresses of mails, which are those of the leads. */
export function senders(mails: Email[]): string[] {
  return mails.flatMap((mail) => (mail.replyTo ?? []).map(({ address }) => address ?? ''));
}

/** An error that the server sends as an SMTP reply code. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
