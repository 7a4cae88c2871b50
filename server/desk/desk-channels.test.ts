import { createECDH, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { decrypt } from 'http_ece';
import { expect, test, vi } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import type { Person } from '#domain/desk/people.ts';
import { hourInCharlotte } from '#server/charlotte-time.ts';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/database/database.ts';
import { mailer } from '#server/delivery/mailer.ts';
import { addEntry } from '#server/leads/lead-entries.ts';
import { claimDue } from '#server/outbox/outbox.ts';
import { startWorker } from '#server/outbox/worker.ts';
import { queuePush, recheckHeldPushes, saveSubscription } from '#server/push/push-store.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { startHttpReceiver } from '#test/http-receiver.ts';
import { mailServer } from '#test/sent-mail.ts';
import { storeLead } from '#test/stored-lead.ts';
import { deskChannels } from './desk-channels.ts';

const agent = async () => shippedAgent;
const SAM: Person = {
  id: 'p1',
  name: 'Sam Field',
  email: 'sam@stone.example',
  role: 'member',
  createdAt: '',
};

describeOnBothEngines('delivery channels of the desk', (database, store) => {
  const channels = (env: Record<string, string> = {}) => {
    const config = readConfig({
      DATA_DIR: join(store().folder, 'data'),
      MAIL_FROM: 'website@stone.example',
      AGENT_EMAIL: 'avery@stone.example',
      ...env,
    });
    return deskChannels(database(), config, { agent, sendMail: mailer(config, agent) });
  };

  test('a reply is sent by the site in the agent’s name, with the agent as Reply-To, in one thread with earlier ones', async () => {
    const server = await mailServer();
    const lead = await storeLead(database(), { email: 'jo@example.com' });
    const reply = (text: string) =>
      addEntry(database(), lead.id, SAM, { kind: 'reply', text }, '', new Date());
    await reply('Hello Ann,\n\nthe porch is <b>free</b>.');
    expect((await claimDue(database(), 'reply-email')).deliveries).toEqual([]);
    const makeDue = () =>
      database()
        .db.updateTable('deliveries')
        .set({ next_at: '', not_before: null })
        .where('channel', '=', 'reply-email')
        .where('state', '=', 'pending')
        .execute();
    await makeDue();
    const worker = startWorker({
      database: database(),
      channels: channels({ SMTP_URL: server.url }),
      log: silent,
      pollMs: 50,
    });
    await vi.waitUntil(() => server.mails.length === 1, { timeout: 10_000 });
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: { name: 'Avery Stone', address: 'website@stone.example' },
      to: [{ address: 'jo@example.com' }],
      replyTo: [{ address: 'avery@stone.example' }],
    });
    expect(mail?.text).toContain('the porch is <b>free</b>.');
    expect(mail?.html).toContain('the porch is &lt;b&gt;free&lt;/b&gt;.');
    await vi.waitUntil(async () => {
      const rows = await database()
        .db.selectFrom('deliveries')
        .select('state')
        .where('channel', '=', 'reply-email')
        .execute();
      return rows.every(({ state }) => state === 'done');
    });
    await reply('One more thing.');
    await makeDue();
    worker.wake();
    await vi.waitUntil(() => server.mails.length === 2, { timeout: 10_000 });
    expect(server.mails[1]?.inReplyTo).toBe(mail?.messageId);
    await worker.stop();
  });

  test('a push notification contains only first name and interest, encrypted, and a 410 deletes the subscription', async () => {
    const phone = createECDH('prime256v1');
    phone.generateKeys();
    const auth = randomBytes(16).toString('base64url');
    let code = 201;
    const service = await startHttpReceiver((response) => response.writeHead(code).end());
    const subscription = { endpoint: `${service.url}push/1`, p256dh: phone.getPublicKey('base64url'), auth };
    await saveSubscription(database().db, { personId: SAM.id, sessionId: 's1' }, subscription);
    await database()
      .db.insertInto('people')
      .values({
        id: SAM.id,
        name: SAM.name,
        email: SAM.email,
        role: 'member',
        email_verified: 1,
        created_at: '',
        updated_at: '',
      })
      .execute();
    const session = {
      id: 's1',
      token: 'hash',
      user_id: SAM.id,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
      created_at: '',
      updated_at: '',
    };
    await database().db.insertInto('desk_sessions').values(session).execute();
    const lead = await storeLead(
      database(),
      { firstName: 'Ann', lastName: 'Secret', interest: 'buying' },
      [],
    );
    const [channel] = channels().filter(({ name }) => name === 'web-push');
    const deliver = async () => {
      await database().db.deleteFrom('deliveries').where('channel', '=', 'web-push').execute();
      await inTransaction(database(), (trx) => queuePush(trx, lead, new Date()));
      const [delivery] = (await claimDue(database(), 'web-push')).deliveries;
      return delivery && (await channel?.deliver(delivery));
    };
    expect(await deliver()).toEqual({ status: 'delivered' });
    const [{ headers, bytes } = { headers: {}, bytes: Buffer.alloc(0) }] = service.received;
    expect(headers.authorization).toMatch(/^vapid t=/);
    expect(headers['content-encoding']).toBe('aes128gcm');
    const decrypted = decrypt(bytes, { version: 'aes128gcm', privateKey: phone, authSecret: auth });
    expect(JSON.parse(decrypted.toString())).toEqual({
      leadId: lead.id,
      firstName: 'Ann',
      interest: expect.any(String),
    });
    expect(decrypted.toString()).not.toContain('Secret');
    // A colleague has replied during quiet hours.
    const answered = (at: string | null) =>
      database().db.updateTable('leads').set({ first_reply_at: at }).where('id', '=', lead.id).execute();
    await answered('2026-11-26T11:00:00.000Z');
    expect([await deliver(), service.received.length]).toEqual([
      { status: 'obsolete', reason: 'The lead waits no more' },
      1,
    ]);
    await answered(null);
    const merged = (merged_into: string | null) =>
      database().db.updateTable('leads').set({ merged_into }).where('id', '=', lead.id).execute();
    const whole = await storeLead(database(), { firstName: 'Ann' }, []);
    const reply = { first_reply_at: '2026-11-26T11:00:00.000Z' };
    await database().db.updateTable('leads').set(reply).where('id', '=', whole.id).execute();
    await merged(whole.id);
    expect(await deliver()).toMatchObject({ status: 'obsolete' });
    await merged(null);
    // Quiet hours are checked at delivery, not when the notification is queued.
    const hour = hourInCharlotte(new Date());
    const quiet = (quiet_from: number, quiet_to: number) =>
      database().db.updateTable('people').set({ quiet_from, quiet_to }).execute();
    await quiet(hour, (hour + 2) % 24);
    expect(await deliver()).toEqual({
      status: 'held',
      until: expect.stringMatching(/:00:00\.000Z$/),
    });
    expect(service.received).toHaveLength(1);
    // Ending quiet hours early makes held notifications due.
    const later = { next_at: '2040', not_before: '2040', state: 'pending' } as const;
    await database().db.updateTable('deliveries').set(later).where('channel', '=', 'web-push').execute();
    await quiet(0, 0);
    await recheckHeldPushes(database(), SAM.id);
    expect((await claimDue(database(), 'web-push')).deliveries).toHaveLength(1);
    code = 410;
    expect(await deliver()).toMatchObject({ status: 'obsolete' });
    expect(await deliver()).toBeUndefined();
    await service.stop();
  });
});
