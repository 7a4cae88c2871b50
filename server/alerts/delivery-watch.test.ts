import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { freePort } from '#test/free-port.ts';
import { type HttpReceiver, startHttpReceiver } from '#test/http-receiver.ts';
import { keepLead } from '#test/kept-lead.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import { readConfig } from '../config.ts';
import type { ChannelName } from '../outbox/channel.ts';
import { alertChannels } from './alert-channels.ts';
import { startDeliveryWatch } from './delivery-watch.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SET_UP: ChannelName[] = ['agent-email', 'guide-email', 'webhook', 'web-push'];
const MINUTE_MS = 60_000;
const patiently = { timeout: 15_000 };

interface Line {
  msg: string;
  channel?: string;
}

describeOnBothEngines('the watch over deliveries', (database) => {
  let mail: MailServer;
  let hook: HttpReceiver;
  let log: Line[];
  let watches: { stop(): Promise<void> }[];

  beforeEach(async () => {
    await database().db.deleteFrom('leads').execute();
    mail = await startMailServer();
    hook = await startHttpReceiver();
    log = [];
    watches = [];
  });
  afterEach(async () => {
    for (const watch of watches) await watch.stop();
    await mail.stop();
    await hook.stop();
  });

  function watch(env: Record<string, string> = {}, setUp: ChannelName[] = SET_UP): void {
    const config = readConfig({
      SMTP_URL: mail.url,
      AGENT_EMAIL: 'avery@stone.example',
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: SECRET,
      ...env,
    });
    const write = (line: string) => log.push(JSON.parse(line));
    const options = {
      database: database(),
      channels: setUp.map((name) => ({ name })),
      alertChannels: alertChannels(config, async () => shippedAgent),
      log: pino({}, { write }),
    };
    watches.push(startDeliveryWatch({ ...options, checkEveryMs: 20 }));
  }

  const keep = async (channels: ChannelName[], minutesAgo: number) => {
    const createdAt = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
    return (await keepLead(database(), { createdAt, lastName: 'Zanzibarlow' }, channels)).id;
  };
  const set = (channel: ChannelName, change: object) =>
    database().db.updateTable('deliveries').set(change).where('channel', '=', channel).execute();
  const isTold = async () =>
    (await database().db.selectFrom('deliveries').select('told_at').executeTakeFirst())?.told_at != null;
  const said = (part: string) => log.filter(({ msg }) => msg.includes(part));
  /** Three more looks at the deliveries have ended. */
  const afterMoreLooks = async () => {
    const counted = vi.fn(database().db.updateTable.bind(database().db));
    const spy = vi.spyOn(database().db, 'updateTable').mockImplementation(counted as never);
    await vi.waitUntil(() => counted.mock.calls.length >= 4, patiently);
    spy.mockRestore();
  };

  test('a webhook that waits for more than five minutes is told by e-mail, once for all its leads', async () => {
    const ids = [await keep(['webhook'], 8), await keep(['webhook'], 6), await keep(['webhook'], 4)];
    await set('webhook', { attempts: 1, last_error: 'Webhook answered 500' });
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, patiently);
    await afterMoreLooks();
    const [alert] = mail.mails;
    expect(mail.mails).toHaveLength(1);
    expect(alert?.to?.[0]?.address).toBe('avery@stone.example');
    expect(alert?.subject).toBe('2 lead deliveries do not get through');
    for (const body of [alert?.text, alert?.html]) {
      expect(body).toContain('Webhook answered 500');
      for (const id of ids.slice(0, 2)) expect(body).toContain(id);
      expect(body).not.toContain(ids[2]);
      expect(body).not.toMatch(/Zanzibarlow|ann@example\.com/);
    }
    expect(hook.received).toEqual([]);
    expect(said('Leads do not get through')).toEqual([
      expect.objectContaining({ level: 50, channel: 'webhook', late: 2, dead: 0 }),
    ]);
  });

  test('a push that waits for the end of quiet hours is not late before', async () => {
    await keep(['web-push'], 600);
    await set('web-push', { not_before: new Date(Date.now() + 3_600_000).toISOString() });
    watch();
    await afterMoreLooks();
    expect(mail.mails).toEqual([]);
    await set('web-push', { not_before: new Date(Date.now() - 6 * MINUTE_MS).toISOString() });
    await vi.waitUntil(() => mail.mails.length > 0, patiently);
  });

  test('a receiver that asks for a long wait is told of all the same', async () => {
    await keep(['webhook'], 600);
    await set('webhook', { attempts: 3, not_before: new Date(Date.now() + 3_600_000).toISOString() });
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, patiently);
  });

  test('e-mail that does not go out is told to the webhook, signed, without a word about the person', async () => {
    const id = await keep(['agent-email'], 6);
    watch();
    await vi.waitUntil(() => hook.received.length > 0, patiently);
    const [{ headers, body } = { headers: {}, body: '' }] = hook.received;
    const event = new Webhook(SECRET).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({
      type: 'delivery.alert',
      data: { channels: [{ channel: 'agent-email', late: 1, dead: 0, leadIds: [id] }] },
    });
    expect(body).not.toMatch(/Zanzibarlow|ann@example\.com/);
    expect(mail.mails).toEqual([]);
  });

  test('a guide that one mailbox does not take is told by e-mail: mail works', async () => {
    await keep(['guide-email'], 6);
    await set('guide-email', { state: 'dead', last_error: 'The recipient was refused (550)' });
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, patiently);
    expect(mail.mails[0]?.text).toContain('1 given up');
  });

  test('with e-mail stuck and no webhook, the log alone says so, once', async () => {
    await keep(['agent-email'], 6);
    watch({ WEBHOOK_URL: '', WEBHOOK_SECRET: '' });
    await vi.waitUntil(() => said('No channel is left').length > 0, patiently);
    await afterMoreLooks();
    expect(said('No channel is left')).toHaveLength(1);
    expect(mail.mails).toEqual([]);
  });

  test('neither a restart nor a second instance tells it again within the hour; after the hour it is told again', async () => {
    await keep(['webhook'], 6);
    watch();
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, patiently);
    for (const earlier of watches.splice(0)) await earlier.stop();
    watch();
    await keep(['webhook'], 7);
    await afterMoreLooks();
    expect(mail.mails).toHaveLength(1);
    await set('webhook', { alerted_at: new Date(Date.now() - 61 * MINUTE_MS).toISOString() });
    await vi.waitUntil(() => mail.mails.length > 1, patiently);
    expect(mail.mails[1]?.subject).toMatch(/^2 /);
  });

  test('a dead delivery is told once, however long it stays', async () => {
    await keep(['webhook'], 6);
    await set('webhook', { state: 'dead', last_error: 'Webhook answered 410: it wants no more leads' });
    watch();
    await vi.waitUntil(isTold, patiently);
    await set('webhook', { alerted_at: new Date(Date.now() - 61 * MINUTE_MS).toISOString() });
    await afterMoreLooks();
    expect(mail.mails).toHaveLength(1);
  });

  test('a dead delivery is told of although the process that set out to tell it ended before', async () => {
    await keep(['webhook'], 6);
    const claimedAt = new Date(Date.now() - 61 * MINUTE_MS).toISOString();
    await set('webhook', { state: 'dead', last_error: 'Webhook answered 410', alerted_at: claimedAt });
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, patiently);
    expect(mail.mails[0]?.text).toContain('1 given up');
  });

  test('what waits for a channel that is not set up any more is told once', async () => {
    await keep(['webhook'], 6);
    watch({}, ['agent-email']);
    await vi.waitUntil(isTold, patiently);
    await set('webhook', { alerted_at: new Date(Date.now() - 61 * MINUTE_MS).toISOString() });
    await afterMoreLooks();
    expect(mail.mails).toHaveLength(1);
  });

  test('what died while no channel was left is told as soon as one is', async () => {
    const late = await keep(['agent-email'], 6);
    await keep(['webhook'], 6);
    await set('webhook', { state: 'dead', last_error: 'Webhook answered 410: it wants no more leads' });
    watch({ WEBHOOK_URL: '', WEBHOOK_SECRET: '' });
    await vi.waitUntil(() => said('No channel is left').length > 0, patiently);
    await database()
      .db.updateTable('deliveries')
      .set({ state: 'done' })
      .where('lead_id', '=', late)
      .execute();
    await vi.waitUntil(() => mail.mails.length > 0, patiently);
    expect(mail.mails[0]?.text).toContain('1 given up');
  });

  test('an alert that nobody took is tried again', async () => {
    const port = await freePort();
    await keep(['webhook'], 6);
    watch({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await vi.waitUntil(() => said('could not be told').length > 0, patiently);
    const late = await startMailServer({}, port);
    await vi.waitUntil(() => late.mails.length > 0, patiently);
    await late.stop();
  });

  test('the log hears once a day which leads are undelivered, by number only', async () => {
    const ids = [await keep(['webhook', 'agent-email'], 3), await keep(['webhook'], 2)];
    watch();
    await vi.waitUntil(() => said('Undelivered leads').length > 0, patiently);
    await afterMoreLooks();
    expect(said('Undelivered leads')).toEqual([
      expect.objectContaining({
        level: 30,
        deliveries: { webhook: { pending: 2 }, 'agent-email': { pending: 1 } },
        leadIds: ids,
      }),
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Zanzibarlow|ann@example\.com/);
  });
});

test('without SMTP_URL an alert is written to the mail folder like every mail', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [channel] = alertChannels(readConfig({ DATA_DIR: folder }), async () => shippedAgent);
  const oldestAt = '2026-11-21T13:00:00.000Z';
  await channel?.send([{ channel: 'webhook', dead: 0, late: 1, oldestAt, reason: '', leadIds: ['one'] }]);
  expect(readdirSync(join(folder, 'outgoing-mail'))).toEqual([expect.stringMatching(/^alert_.+\.eml$/)]);
});
