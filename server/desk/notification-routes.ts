import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { readJson } from '../http/read-json.ts';
import {
  dropSubscription,
  keepSubscription,
  resumeSubscription,
  type Subscriber,
} from '../push/push-store.ts';
import type { DeskEnv } from './desk-env.ts';
import { checked } from './desk-input.ts';

const key = v.pipe(v.string('other'), v.regex(/^[\w-]{10,200}={0,2}$/, 'other'));
/** As a browser's `PushSubscription.toJSON()` has it. Push services are on the public internet, over https. */
const SUBSCRIPTION = v.object({
  endpoint: v.pipe(
    v.string('other'),
    v.maxLength(1_000, 'too-long'),
    v.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?\//, 'other'),
  ),
  keys: v.object({ p256dh: key, auth: key }),
});
const ENDPOINT = v.object({ endpoint: v.string('other') });
const hour = v.pipe(v.number('other'), v.integer('other'), v.minValue(0, 'other'), v.maxValue(23, 'other'));
const SETTINGS = v.object({ quietFrom: hour, quietTo: hour, digest: v.boolean('other') });

/** What somebody is notified about, on which browsers, and when not. */
export function notificationRoutes({ database: { db } }: { database: Database }): Hono<DeskEnv> {
  return new Hono<DeskEnv>()
    .post('/push-subscriptions', readJson, async (c) => {
      const input = checked(SUBSCRIPTION, c.get('body'));
      if (!input.ok) return input.refusal;
      const { endpoint, keys } = input.values;
      await keepSubscription(db, subscriber(c), { endpoint, ...keys });
      return c.body(null, 204);
    })
    .patch('/push-subscriptions', readJson, async (c) => {
      const input = checked(ENDPOINT, c.get('body'));
      if (!input.ok) return input.refusal;
      return c.json({ isOn: await resumeSubscription(db, subscriber(c), input.values.endpoint) });
    })
    .delete('/push-subscriptions', readJson, async (c) => {
      const input = checked(ENDPOINT, c.get('body'));
      if (!input.ok) return input.refusal;
      await dropSubscription(db, c.get('signedIn').person.id, input.values.endpoint);
      return c.body(null, 204);
    })
    .put('/notifications', readJson, async (c) => {
      const input = checked(SETTINGS, c.get('body'));
      if (!input.ok) return input.refusal;
      const { quietFrom, quietTo, digest } = input.values;
      await db
        .updateTable('people')
        .set({ quiet_from: quietFrom, quiet_to: quietTo, digest: digest ? 1 : 0 })
        .where('id', '=', c.get('signedIn').person.id)
        .execute();
      return c.json(input.values);
    });
}

function subscriber(c: Context<DeskEnv>): Subscriber {
  const { person, sessionId } = c.get('signedIn');
  return { personId: person.id, sessionId };
}
