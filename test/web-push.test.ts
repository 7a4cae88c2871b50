import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { saveSubscription } from '#server/push/push-store.ts';
import { contactFields } from './app-under-test.ts';
import { preparedStore, silent } from './databases.ts';
import { signUpAt } from './desk-account.ts';
import { startHttpReceiver } from './http-receiver.ts';
import { startBuiltServer } from './running-server.ts';

const RINGS_WITHIN_MS = 5_000;

test.for(['sqlite', 'postgres'] as const)(
  'a lead notifies a phone within five seconds, and never one that is signed out (%s)',
  { timeout: 60_000 },
  async (engine, { onTestFinished }) => {
    const store = await preparedStore(engine);
    const server = await startBuiltServer({ env: { DATABASE_URL: store.url }, dataDir: store.folder });
    const service = await startHttpReceiver((response) => response.writeHead(201).end());
    const database = openDatabase(store.url, silent);
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await service.stop();
      await database.close();
      await store.remove();
    });
    const { cookie } = await signUpAt(server);
    const desk = async (method: string, path: string) =>
      await fetch(`${server.url}/api/desk${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      });
    const { id: personId } = (await (await desk('GET', '/me')).json()) as { id: string };
    const { sessions } = (await (await desk('GET', '/sessions')).json()) as { sessions: { id: string }[] };
    const phone = createECDH('prime256v1');
    phone.generateKeys();
    const auth = randomBytes(16);
    // Bypasses the route, which accepts only push services on the public internet.
    await saveSubscription(
      database.db,
      { personId, sessionId: sessions[0]?.id ?? '' },
      {
        endpoint: `${service.url}push/1`,
        p256dh: phone.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      },
    );
    const postLead = async (fields: Record<string, string>) => {
      const answer = await fetch(`${server.url}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(contactFields(fields)),
      });
      return ((await answer.json()) as { id: string }).id;
    };

    const leadId = await postLead({ firstName: 'Dana', lastName: 'Whitlock', message: 'The roof.' });
    await vi.waitUntil(() => service.received.length > 0, { timeout: RINGS_WITHIN_MS, interval: 20 });
    const [rung] = service.received;
    expect([rung?.path, rung?.headers['content-encoding']]).toEqual(['/push/1', 'aes128gcm']);
    const told = decrypt(rung?.bytes ?? Buffer.alloc(0), {
      version: 'aes128gcm',
      privateKey: phone,
      authSecret: auth.toString('base64url'),
    });
    expect(JSON.parse(told.toString())).toEqual({ leadId, firstName: 'Dana', interest: expect.any(String) });

    expect((await desk('POST', '/sign-out')).status).toBe(200);
    const later = await postLead({ firstName: 'Eve' });
    await vi.waitUntil(
      async () => {
        const rows = await database.db
          .selectFrom('deliveries')
          .select(['channel', 'state'])
          .where('lead_id', '=', later)
          .execute();
        return (
          rows.length > 0 && rows.every(({ channel, state }) => channel !== 'web-push' && state === 'done')
        );
      },
      { timeout: 20_000 },
    );
    expect(service.received).toHaveLength(1);
  },
);
