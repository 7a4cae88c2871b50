import type { Logger } from 'pino';
import { passkeyMail, passwordMail, websiteOf } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Catalog } from '#domain/services.ts';
import { momentInCharlotte } from '../charlotte-time.ts';
import type { Database } from '../database/database.ts';
import type { SendMail } from '../delivery/mail.ts';
import { mailDocument } from '../delivery/mail-document.tsx';
import { Block, Button, Heading, Text } from '../delivery/mail-parts.tsx';
import { textMail } from '../delivery/mail-text.ts';
import { startRegularCheck } from '../regular-check.ts';

const RETRY_MS = 5 * MINUTE_MS;
/** The same as for other mails. Longer retries would harm the sender's reputation with the relay. */
const GIVE_UP_MS = 3 * DAY_MS;

interface CredentialNoticeOptions {
  database: Database;
  sendMail: SendMail;
  agent: Catalog['profile'];
  siteUrl: string;
  log: Logger;
}

/** Notifies people by mail of new passwords and passkeys, which may not be their own. Call `wake` after a change. */
export function startCredentialNotices({
  ready,
  ...options
}: CredentialNoticeOptions & { ready: Promise<void> }) {
  return startRegularCheck({
    ready,
    check: () => sendCredentialNotices(options),
    everyMs: RETRY_MS,
    failureMessage: 'Mails about new passwords and passkeys were not sent',
    log: options.log,
  });
}

type Words = typeof passwordMail | typeof passkeyMail;

/** Sends each mail at least once: two instances may send the same one, with the same `Message-ID`. */
export async function sendCredentialNotices(options: CredentialNoticeOptions) {
  await sendNotices(options, 'password', passwordMail);
  await sendNotices(options, 'passkey', passkeyMail);
}

async function sendNotices(
  { database: { db, now }, sendMail, agent, siteUrl, log }: CredentialNoticeOptions,
  what: 'password' | 'passkey',
  words: Words,
) {
  const column = `${what}_notice` as const;
  const people = await db
    .selectFrom('people')
    .select(['id', 'email', `${column} as at`])
    .where(column, '>', now(-GIVE_UP_MS))
    .execute();
  for (const { id, email, at } of people) {
    try {
      await sendMail({
        id: `${what}_${id}_${Date.parse(at)}`,
        to: email,
        ...notice(at, words, siteUrl, await agent()),
      });
    } catch (error) {
      log.warn({ err: error }, `A mail about a new ${what} was not sent`);
      continue;
    }
    await db
      .updateTable('people')
      .set({ [column]: '' })
      .where('id', '=', id)
      .where(column, '=', at)
      .execute();
  }
}

function notice(changedAt: string, words: Words, siteUrl: string, agent: AgentProfile) {
  const lines = [words.when(momentInCharlotte(changedAt)), words.others, words.notYou];
  const desk = `${siteUrl}/desk`;
  return {
    fromName: websiteOf(agent.name),
    subject: words.subject,
    text: textMail(agent, words.subject, ...lines, `${words.open}: ${desk}`),
    html: mailDocument({
      agent,
      title: words.subject,
      preview: words.when(momentInCharlotte(changedAt)),
      children: (
        <Block padding="34px 32px 24px">
          <Heading eyebrow={words.eyebrow}>{words.subject}</Heading>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          <Button href={desk} variant="line">
            {words.open}
          </Button>
        </Block>
      ),
    }),
  };
}
