import { ECDH } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { typedJson } from '../http/typed-json.ts';
import {
  deleteSubscription,
  recheckHeldPushes,
  resumeSubscription,
  type Subscriber,
  saveSubscription,
} from '../push/push-store.ts';
import type { DeskEnv } from './desk-env.ts';
import { idText, jsonBody } from './desk-input.ts';
import { initialDigestSentOn } from './digest.tsx';

const base64 = v.pipe(v.string('other'), v.regex(/^[\w-]{10,200}={0,2}$/, 'other'));
/** Must be a valid point: nothing could be encrypted for any other key (RFC 8291, section 3.1). */
const publicKey = v.pipe(base64, v.check(isPoint, 'other'));
const authSecret = v.pipe(
  base64,
  v.check((text) => bytesOf(text).byteLength === 16, 'other'),
);
/** A browser's `PushSubscription.toJSON()`. Push services are on the public internet, over https. */
const SUBSCRIPTION = v.object({
  endpoint: v.pipe(
    v.string('other'),
    v.maxLength(1_000, 'too-long'),
    v.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?\//, 'other'),
  ),
  keys: v.object({ p256dh: publicKey, auth: authSecret }),
});
const ENDPOINT = v.object({ endpoint: idText });
const hour = v.pipe(v.number('other'), v.integer('other'), v.minValue(0, 'other'), v.maxValue(23, 'other'));
const SETTINGS = v.object({ quietFrom: hour, quietTo: hour, digest: v.boolean('other') });

/** Routes for push subscriptions, quiet hours and the digest. */
export function notificationRoutes({ database, now }: { database: Database; now: () => Date }) {
  const { db } = database;
  return new Hono<DeskEnv>()
    .post('/push-subscriptions', jsonBody(SUBSCRIPTION), async (c) => {
      const { endpoint, keys } = c.req.valid('json');
      await saveSubscription(db, subscriber(c), { endpoint, ...keys });
      return c.body(null, 204);
    })
    .patch('/push-subscriptions', jsonBody(ENDPOINT), async (c) =>
      typedJson(c, { isOn: await resumeSubscription(db, subscriber(c), c.req.valid('json').endpoint) }),
    )
    .delete('/push-subscriptions', jsonBody(ENDPOINT), async (c) => {
      await deleteSubscription(db, c.get('signedIn').person.id, c.req.valid('json').endpoint);
      return c.body(null, 204);
    })
    .put('/notifications', jsonBody(SETTINGS), async (c) => {
      const settings = c.req.valid('json');
      const { quietFrom, quietTo, digest } = settings;
      await db
        .updateTable('people')
        .set(({ eb }) => ({
          quiet_from: quietFrom,
          quiet_to: quietTo,
          digest: digest ? 1 : 0,
          // A person who turns it on in the afternoon gets the first one the next morning.
          ...(digest && {
            digest_sent_on: eb
              .case()
              .when('digest', '=', 0)
              .then(initialDigestSentOn(now()))
              .else(eb.ref('digest_sent_on'))
              .end(),
          }),
        }))
        .where('id', '=', c.get('signedIn').person.id)
        .execute();
      await recheckHeldPushes(database, c.get('signedIn').person.id);
      return typedJson(c, settings);
    });
}

function isPoint(text: string): boolean {
  const key = bytesOf(text);
  try {
    return ECDH.convertKey(key, 'prime256v1').length === key.byteLength;
  } catch {
    return false;
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}

function subscriber(c: Context<DeskEnv>): Subscriber {
  const { person, sessionId } = c.get('signedIn');
  return { personId: person.id, sessionId };
}
