import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Lead } from '#domain/leads/lead.ts';
import { storedSecret } from '../auth/stored-secret.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { PushTarget } from '../delivery/web-push.ts';
import { enqueue, isHeld } from '../outbox/outbox.ts';
import { quietUntil } from './quiet-hours.ts';

/** Returns the VAPID keys of all instances; generated and stored on first use. */
export async function pushKeys(db: Kysely<Schema>): Promise<{ publicKey: string; privateKey: string }> {
  const { default: webPush } = await import('web-push');
  return JSON.parse(await storedSecret(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys())));
}

/** The owner of a subscription, and the session during which it is used. */
export interface Subscriber {
  personId: string;
  sessionId: string;
}

/** Saves a browser's subscription. A known endpoint with the right secret is reassigned to the current user. */
export async function saveSubscription(
  db: Kysely<Schema>,
  { personId, sessionId }: Subscriber,
  subscription: PushTarget,
): Promise<void> {
  const subscriber = { person_id: personId, session_id: sessionId };
  await db
    .insertInto('push_subscriptions')
    .values({ id: randomUUID(), ...subscriber, ...subscription, created_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet(subscriber)
        .where('push_subscriptions.auth', '=', subscription.auth),
    )
    .execute();
}

/** Reactivates a person's subscription after signing in again. @returns whether this browser has one */
export async function resumeSubscription(
  db: Kysely<Schema>,
  { personId, sessionId }: Subscriber,
  endpoint: string,
): Promise<boolean> {
  const result = await db
    .updateTable('push_subscriptions')
    .set({ session_id: sessionId })
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Finds a subscription whose browser is still signed in; `quietUntil` is set during its owner's quiet hours. */
export async function findSubscription({ db, now }: Database, id: string) {
  const row = await db
    .selectFrom('push_subscriptions')
    .innerJoin('people', 'people.id', 'push_subscriptions.person_id')
    .innerJoin('desk_sessions', 'desk_sessions.id', 'session_id')
    .select(['endpoint', 'p256dh', 'auth', 'quiet_from', 'quiet_to', now().as('now')])
    .where('push_subscriptions.id', '=', id)
    .where('desk_sessions.expires_at', '>', now())
    .executeTakeFirst();
  if (!row) return null;
  const { endpoint, p256dh, auth, quiet_from, quiet_to } = row;
  return { endpoint, p256dh, auth, quietUntil: quietUntil(new Date(row.now), quiet_from, quiet_to) };
}

/** Deletes a person's subscription of a browser. */
export async function deleteSubscription(
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

/** Queues a new lead for every subscribed browser that is signed in, within the transaction that saves it. */
export async function queuePush(trx: Transaction<Schema>, lead: Lead, now: Date): Promise<void> {
  const targets = await trx
    .selectFrom('push_subscriptions')
    .innerJoin('desk_sessions', 'desk_sessions.id', 'session_id')
    .where('desk_sessions.expires_at', '>', now.toISOString())
    .select('push_subscriptions.id')
    .execute();
  const { id: leadId, createdAt } = lead;
  await enqueue(
    trx,
    targets.map(({ id: target }) => ({ leadId, channel: 'web-push', target, createdAt })),
  );
}

/** Makes held notifications due at once after a person's quiet hours have changed. */
export async function recheckHeldPushes({ db, now }: Database, personId: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ next_at: now() })
    .where('channel', '=', 'web-push')
    .where('state', '=', 'pending')
    .where(isHeld)
    .where('target', 'in', (eb) =>
      eb.selectFrom('push_subscriptions').select('id').where('person_id', '=', personId),
    )
    .execute();
}

/** A person's subscriptions of browsers that are signed in. */
export async function subscriptionsOf({ db, now }: Database, personId: string) {
  return await db
    .selectFrom('push_subscriptions')
    .innerJoin('desk_sessions', 'desk_sessions.id', 'session_id')
    .select(['push_subscriptions.id', 'endpoint', 'p256dh', 'auth'])
    .where('push_subscriptions.person_id', '=', personId)
    .where('desk_sessions.expires_at', '>', now())
    .execute();
}
