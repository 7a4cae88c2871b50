import { agent } from '#content/agent.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { mailer, neverThrows } from '../delivery/channels.ts';
import { replyEmailChannel } from '../delivery/reply-email.tsx';
import { webPushChannel } from '../delivery/web-push.ts';
import type { Channel, Delivery } from '../outbox/channel.ts';
import { findSubscription, pushKeys } from '../push/push-store.ts';

/** What leaves the desk through the outbox: replies to leads, and notifications. */
export function deskChannels(database: Database, config: Config): Channel[] {
  const { db } = database;
  const agentEmail = config.agentEmail ?? agent.email;
  return [
    replyEmailChannel({ sendMail: mailer(config), replyTo: agentEmail, findReply }),
    webPushChannel({
      contact: agentEmail,
      keys: () => pushKeys(db),
      findTarget: (id) => findSubscription(database, id),
      dropTarget: async (id) =>
        void (await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()),
    }),
  ].map(neverThrows);

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
}
