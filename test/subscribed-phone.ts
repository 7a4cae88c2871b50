import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';
import type { Database } from '#server/database/database.ts';
import { saveSubscription } from '#server/push/push-store.ts';
import type { DeskUser } from './desk.ts';
import { type Received, startHttpReceiver } from './http-receiver.ts';

export interface SubscribedPhone {
  /** The requests to its push service so far. */
  received: Received[];
  /** What they say. */
  messages(): unknown[];
  stop(): Promise<void>;
}

/** Subscribes a phone of a person at the desk, in their first session, to notifications. */
export async function subscribedPhone(
  { db }: Database,
  { call }: Pick<DeskUser, 'call'>,
): Promise<SubscribedPhone> {
  const service = await startHttpReceiver((response) => response.writeHead(201).end());
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const { id: personId } = (await call('GET', '/me')).body;
  const { sessions } = (await call('GET', '/sessions')).body;
  // Bypasses the route, which accepts only push services on the public internet.
  await saveSubscription(
    db,
    { personId, sessionId: sessions[0]?.id ?? '' },
    { endpoint: `${service.url}push/1`, p256dh: keys.getPublicKey('base64url'), auth },
  );
  return {
    received: service.received,
    messages: () =>
      service.received.map(({ bytes }) =>
        JSON.parse(decrypt(bytes, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()),
      ),
    stop: service.stop,
  };
}
