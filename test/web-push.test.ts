import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { preparedStore, silent } from './databases.ts';
import { deskUser } from './desk.ts';
import { sendLead, signUpAt } from './desk-account.ts';
import { startBuiltServer } from './running-server.ts';
import { subscribedPhone } from './subscribed-phone.ts';

const RINGS_WITHIN_MS = 5_000;

test.for(['sqlite', 'postgres'] as const)(
  'a lead notifies a phone within five seconds, and never one that is signed out (%s)',
  { timeout: 60_000 },
  async (engine, { onTestFinished }) => {
    const store = await preparedStore(engine);
    const server = await startBuiltServer({ env: { DATABASE_URL: store.url }, dataDir: store.folder });
    const database = openDatabase(store.url, silent);
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await database.close();
      await store.remove();
    });
    const { cookie } = await signUpAt(server);
    const user = deskUser(server, cookie);
    const phone = await subscribedPhone(database, user);
    onTestFinished(phone.stop);

    const leadId = await sendLead(server);
    await vi.waitUntil(() => phone.received.length > 0, { timeout: RINGS_WITHIN_MS, interval: 20 });
    const [rung] = phone.received;
    expect([rung?.path, rung?.headers['content-encoding']]).toEqual(['/push/1', 'aes128gcm']);
    expect(phone.messages()).toEqual([{ leadId, firstName: 'Dana', interest: expect.any(String) }]);

    expect((await user.call('POST', '/sign-out', {})).status).toBe(200);
    const later = await sendLead(server, { firstName: 'Eve', email: 'eve@example.com' });
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
    expect(phone.received).toHaveLength(1);
  },
);
