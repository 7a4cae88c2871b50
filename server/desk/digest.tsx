import { type ExpressionBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { websiteOf, digestMail as words } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { fullName } from '#domain/leads/lead.ts';
import type { Catalog } from '#domain/services.ts';
import { hourInCharlotte, isoDateInCharlotte, momentInCharlotte } from '../charlotte-time.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { DIGEST_PREFIX } from '../delivery/file-mail.ts';
import type { SendMail } from '../delivery/mail.ts';
import { mailDocument } from '../delivery/mail-document.tsx';
import { Block, Button, Heading, Text } from '../delivery/mail-parts.tsx';
import { color } from '../delivery/mail-styles.ts';
import { block, textMail } from '../delivery/mail-text.ts';
import { readInbox } from '../leads/inbox.ts';
import { startRegularCheck } from '../regular-check.ts';

/** Digests are sent from this hour on. */
const DIGEST_HOUR = 7;

/** A failed digest is retried until this hour; later it is outdated, and more retries would harm the sender's reputation. */
const LAST_RETRY_HOUR = 10;

/** The initial `digest_sent_on` of a person who turns the digest on: today if today's were already sent, else ''. */
export function initialDigestSentOn(time: Date): string {
  return hourInCharlotte(time) < DIGEST_HOUR ? '' : isoDateInCharlotte(time.toISOString());
}

const CHECK_EVERY_MS = HOUR_MS / 4;

interface DigestOptions {
  database: Database;
  sendMail: SendMail;
  agent: Catalog['profile'];
  siteUrl: string;
  log: Logger;
  now: () => Date;
}

/** Sends the daily digest to its subscribers, from seven in the morning on. */
export function startDigest({ ready, ...options }: DigestOptions & { ready: Promise<void> }) {
  return startRegularCheck({
    ready,
    check: () => sendDigests(options),
    everyMs: CHECK_EVERY_MS,
    failureMessage: 'The digests were not sent',
    log: options.log,
  });
}

/** Sends each person one digest a day: the instance that sets `digest_sent_on` sends it, and resets it after a failure before ten. */
export async function sendDigests(options: DigestOptions): Promise<void> {
  const { database, log, now } = options;
  const time = now();
  const hour = hourInCharlotte(time);
  if (hour < DIGEST_HOUR) return;
  const today = isoDateInCharlotte(time.toISOString());
  const { db } = database;
  const isDue = (of: ExpressionBuilder<Schema, 'people'>) =>
    of.and([of('digest', '=', 1), of('digest_sent_on', '<>', today)]);
  for (const { id } of await db.selectFrom('people').select('id').where(isDue).execute()) {
    const person = await db
      .updateTable('people')
      .set({ digest_sent_on: today })
      .where('id', '=', id)
      .where(isDue)
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (!person) continue;
    try {
      await sendDigest(person, options, time);
    } catch (error) {
      if (hour < LAST_RETRY_HOUR)
        await db.updateTable('people').set({ digest_sent_on: '' }).where('id', '=', id).execute();
      log.warn({ err: error }, 'A digest was not sent');
    }
  }
}

async function sendDigest(
  { id, email }: { id: string; email: string },
  { database, sendMail, agent, siteUrl }: DigestOptions,
  time: Date,
): Promise<void> {
  await sendMail({
    id: `${DIGEST_PREFIX}${id}_${isoDateInCharlotte(time.toISOString())}`,
    to: email,
    ...(await digest(database, id, { siteUrl, agent: await agent() }, time)),
  });
}

async function digest(
  database: Database,
  personId: string,
  { siteUrl, agent }: { siteUrl: string; agent: AgentProfile },
  now: Date,
) {
  const { db } = database;
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const fresh = await db
    .selectFrom('leads')
    .select(sql<number>`count(*)`.as('count'))
    .where('created_at', '>=', since)
    .where('status', '<>', 'spam')
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow();
  const query = { q: '', cursor: '', filter: 'needs-reply' as const };
  const { leads, nextCursor } = await readInbox(db, personId, query, now);
  const title = words.subject(Number(fresh.count), leads.length, nextCursor !== null);
  const lines = leads.map((lead) => words.waiting(fullName(lead), momentInCharlotte(lead.replyDueAt)));
  const desk = `${siteUrl}/desk/leads`;
  const settings = `${siteUrl}/desk/settings`;
  return {
    fromName: websiteOf(agent.name),
    subject: title,
    text: textMail(agent, title, block(...lines), `${words.open}: ${desk}`, `${words.why}: ${settings}`),
    html: mailDocument({
      agent,
      title,
      preview: title,
      children: (
        <Block padding="34px 32px 24px">
          <Heading eyebrow={words.eyebrow}>{title}</Heading>
          {lines.map((line, index) => (
            <Text key={leads[index]?.id}>{line}</Text>
          ))}
          <Button href={desk} variant="line">
            {words.open}
          </Button>
          <Text variant="small">
            {words.why}:{' '}
            <a href={settings} className="soft" style={{ color: color.inkSoft }}>
              {words.settings}
            </a>
          </Text>
        </Block>
      ),
    }),
  };
}
