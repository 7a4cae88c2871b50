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
 * A real SMTP server on a loopback port; `options` can make it refuse what a server may refuse.
 * @param port a free one by default
 * @param onMail called when it has a mail whole and has not said so yet
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
  server.on('error', () => undefined); // a client killed in mid-sentence is what some tests are about
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The addresses of the people whose leads arrived: an answer to the mail goes to them. */
export function senders(mails: Email[]): string[] {
  return mails.flatMap((mail) => (mail.replyTo ?? []).map(({ address }) => address ?? ''));
}

/** An error that the server answers with a reply code. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
