import { type SqlBool, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type MailOptions, neverThrows } from '../delivery/channels.ts';
import { reminderChannel } from '../delivery/reminder.tsx';
import { replyEmailChannel } from '../delivery/reply-email.tsx';
import { sendPushWith, webPushChannel } from '../delivery/web-push.ts';
import { isRunning } from '../leads/waiting.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { findSubscription, pushKeys, subscriptionsOf } from '../push/push-store.ts';

/** The desk's delivery channels: replies to leads, push notifications and reminders. */
export function deskChannels(
  database: Database,
  config: Config,
  { agent, sendMail }: MailOptions,
): Channel[] {
  const { db } = database;
  const sendPush = sendPushWith({
    contact: async () => config.agentEmail ?? (await agent()).email,
    keys: () => pushKeys(db),
    dropTarget: async (id) => void (await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()),
  });
  return [
    replyEmailChannel({ sendMail, replyTo: config.agentEmail, agent, findReply }),
    webPushChannel({ sendPush, findTarget: (id) => findSubscription(database, id), isWaiting }),
    reminderChannel({ sendPush, sendMail, agent, siteUrl: config.siteUrl, findReminder }),
  ].map(neverThrows);

  async function isWaiting(leadId: string): Promise<boolean> {
    // A merged lead is answered together with the one that holds it.
    const lead = db
      .selectFrom('leads')
      .innerJoin('leads as notified', (join) =>
        join.on(sql<SqlBool>`leads.id = coalesce(notified.merged_into, notified.id)`),
      )
      .select('leads.id')
      .where('notified.id', '=', leadId)
      .where(isRunning);
    return (await lead.executeTakeFirst()) !== undefined;
  }

  async function findReply({ id, target, lead }: Delivery) {
    const entry = await db
      .selectFrom('lead_entries')
      .select('text')
      .where('id', '=', target)
      .executeTakeFirst();
    if (!entry) return null;
    const mails = await db
      .selectFrom('deliveries')
      .select('id')
      .where('lead_id', '=', lead.id)
      .where('channel', 'in', ['guide-email', 'reply-email'])
      .where('state', '=', 'done')
      .where('id', '<>', id)
      .orderBy('created_at')
      .execute();
    return { text: entry.text, earlier: mails.map((mail) => mail.id) };
  }

  async function findReminder({ target, lead }: Delivery) {
    const entry = await db
      .selectFrom('lead_entries')
      .leftJoin('people', 'people.id', 'person_id')
      .select(['data', 'person_id', 'people.email'])
      .where('lead_entries.id', '=', target)
      .executeTakeFirst();
    const row = await db
      .selectFrom('leads')
      .select('snoozed_until')
      .where('id', '=', lead.id)
      .executeTakeFirst();
    const at: unknown = entry && JSON.parse(entry.data).until;
    if (!entry || !row || row.snoozed_until !== at) return null;
    return {
      at: row.snoozed_until ?? '',
      phones: await subscriptionsOf(database, entry.person_id),
      // The person who set the reminder may have left the desk.
      email: entry.email ?? config.agentEmail ?? (await agent()).email,
    };
  }
}
