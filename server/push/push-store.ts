import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import webPush from 'web-push';
import type { Lead } from '#domain/leads/lead.ts';
import { keptSecret } from '../auth/kept-secret.ts';
import type { Schema } from '../database/schema.ts';
import { quietUntil } from './quiet-hours.ts';

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** With which all instances sign what they send to push services: made once. */
export async function pushKeys(db: Kysely<Schema>): Promise<{ publicKey: string; privateKey: string }> {
  return JSON.parse(await keptSecret(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys())));
}

/** Keeps a browser's subscription; the same browser again is the same one, whoever uses it now. */
export async function keepSubscription(
  db: Kysely<Schema>,
  personId: string,
  subscription: Subscription,
): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values({ id: randomUUID(), person_id: personId, ...subscription, created_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ person_id: personId, ...subscription }),
    )
    .execute();
}

/** Forgets one's own subscription of a browser. */
export async function dropSubscription(
  db: Kysely<Schema>,
  personId: string,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Queues a new lead for every subscribed browser, inside the transaction that keeps it; in quiet hours for their end. */
export async function queuePush(trx: Transaction<Schema>, lead: Lead, now: Date): Promise<void> {
  const targets = await trx
    .selectFrom('push_subscriptions')
    .innerJoin('people', 'people.id', 'push_subscriptions.person_id')
    .select(['push_subscriptions.id', 'quiet_from', 'quiet_to'])
    .execute();
  if (targets.length === 0) return;
  const rows = targets.map(({ id, quiet_from: from, quiet_to: to }) => {
    const until = quietUntil(now, from, to)?.toISOString() ?? null;
    return {
      id: `evt_${randomUUID()}`,
      lead_id: lead.id,
      channel: 'web-push',
      target: id,
      state: 'pending' as const,
      attempts: 0,
      next_at: until ?? new Date(0).toISOString(),
      not_before: until,
      created_at: lead.createdAt,
    };
  });
  await trx.insertInto('deliveries').values(rows).execute();
}
