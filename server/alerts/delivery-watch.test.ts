import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { freePort } from '#test/free-port.ts';
import { type HttpReceiver, startHttpReceiver } from '#test/http-receiver.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import { storeLead } from '#test/stored-lead.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { mailer } from '../delivery/mailer.ts';
import type { ChannelName } from '../outbox/channel.ts';
import { shortenWaits } from '../outbox/outbox.ts';
import { alertChannels } from './alert-channels.ts';
import { startDeliveryWatch } from './delivery-watch.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SET_UP: ChannelName[] = ['agent-email', 'guide-email', 'webhook', 'web-push'];
const MINUTE_MS = 60_000;
const agent = async () => shippedAgent;
const WITHOUT_WEBHOOK = { WEBHOOK_URL: '', WEBHOOK_SECRET: '' };
const longTimeout = { timeout: 15_000 };

interface Line {
  msg: string;
  channel?: string;
}

describeOnBothEngines('the delivery watch', (database) => {
  let mail: MailServer;
  let webhook: HttpReceiver;
  let log: Line[];
  let watches: { stop(): Promise<void> }[];

  beforeEach(async () => {
    await database().db.deleteFrom('leads').execute();
    mail = await startMailServer();
    webhook = await startHttpReceiver();
    log = [];
    watches = [];
  });
  afterEach(async () => {
    for (const watch of watches) await watch.stop();
    await mail.stop();
    await webhook.stop();
  });

  function watch(
    env: Record<string, string> = {},
    setUp: ChannelName[] = SET_UP,
    store: Database = database(),
  ): void {
    const config = readConfig({
      SMTP_URL: mail.url,
      AGENT_EMAIL: 'avery@stone.example',
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: SECRET,
      ...env,
    });
    const write = (line: string) => log.push(JSON.parse(line));
    const options = {
      database: store,
      channels: setUp.map((name) => ({ name })),
      alertChannels: alertChannels(config, { agent, sendMail: mailer(config, agent) }),
      log: pino({}, { write }),
    };
    watches.push(startDeliveryWatch({ ...options, checkEveryMs: 20 }));
  }

  const addLead = async (channels: ChannelName[], minutesAgo: number) => {
    const createdAt = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
    return (await storeLead(database(), { createdAt, lastName: 'Zanzibarlow' }, channels)).id;
  };
  const updateDeliveries = (channel: ChannelName, change: object) =>
    database().db.updateTable('deliveries').set(change).where('channel', '=', channel).execute();
  const isAlertConfirmed = async () =>
    (await database().db.selectFrom('deliveries').select('told_at').executeTakeFirst())?.told_at != null;
  const logged = (part: string) => log.filter(({ msg }) => msg.includes(part));
  /** Resolves after three more checks of the deliveries have finished. */
  const waitForMoreChecks = async () => {
    const counted = vi.fn(database().db.updateTable.bind(database().db));
    const spy = vi.spyOn(database().db, 'updateTable').mockImplementation(counted as never);
    await vi.waitUntil(() => counted.mock.calls.length >= 4, longTimeout);
    spy.mockRestore();
  };

  test('webhook deliveries more than five minutes late cause one alert e-mail for all leads', async () => {
    const ids = [await addLead(['webhook'], 8), await addLead(['webhook'], 6), await addLead(['webhook'], 4)];
    await updateDeliveries('webhook', { attempts: 1, last_error: 'Webhook answered 500' });
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, longTimeout);
    await waitForMoreChecks();
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
    expect(webhook.received).toEqual([]);
    expect(logged('Lead deliveries are stuck')).toEqual([
      expect.objectContaining({ level: 50, channel: 'webhook', late: 2, dead: 0 }),
    ]);
  });

  test('an alert from before the clock was set back silences its channel for an hour at most', async () => {
    await addLead(['webhook'], 6);
    watch();
    await vi.waitUntil(isAlertConfirmed, longTimeout);
    await watches[0]?.stop();
    const hoursAgo = (hours: number): Database => ({
      ...database(),
      now: (ms = 0) => database().now(ms - hours * 60 * MINUTE_MS),
    });
    await shortenWaits(hoursAgo(24), {
      name: 'webhook',
      retryDelaysMs: [],
      deliver: async () => ({}) as never,
    });
    watch({}, SET_UP, hoursAgo(22));
    await vi.waitUntil(() => mail.mails.length === 2, longTimeout);
  });

  test('a push notification held for quiet hours is late only five minutes after they end', async () => {
    await addLead(['web-push'], 600);
    await updateDeliveries('web-push', { not_before: new Date(Date.now() + 3_600_000).toISOString() });
    watch();
    await waitForMoreChecks();
    expect(mail.mails).toEqual([]);
    await updateDeliveries('web-push', { not_before: new Date(Date.now() - 6 * MINUTE_MS).toISOString() });
    await vi.waitUntil(() => mail.mails.length > 0, longTimeout);
  });

  test('a delivery whose receiver asked for a long wait still causes an alert', async () => {
    await addLead(['webhook'], 600);
    await updateDeliveries('webhook', {
      attempts: 3,
      not_before: new Date(Date.now() + 3_600_000).toISOString(),
    });
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, longTimeout);
  });

  test('late e-mail causes a signed webhook alert without personal data', async () => {
    const id = await addLead(['agent-email'], 6);
    watch();
    await vi.waitUntil(() => webhook.received.length > 0, longTimeout);
    const [{ headers, body } = { headers: {}, body: '' }] = webhook.received;
    const event = new Webhook(SECRET).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({
      type: 'delivery.alert',
      data: { channels: [{ channel: 'agent-email', late: 1, dead: 0, leadIds: [id] }] },
    });
    expect(body).not.toMatch(/Zanzibarlow|ann@example\.com/);
    expect(mail.mails).toEqual([]);
  });

  test('a guide rejected by one mailbox causes an alert by e-mail, because mail itself works', async () => {
    await addLead(['guide-email'], 6);
    await updateDeliveries('guide-email', { state: 'dead', last_error: 'The recipient was refused (550)' });
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, longTimeout);
    expect(mail.mails[0]?.text).toContain('1 given up');
  });

  test('e-mail given up during an outage causes an alert by e-mail once that works again', async () => {
    await addLead(['agent-email'], 6);
    await updateDeliveries('agent-email', { state: 'dead', last_error: 'Mail server answered 550' });
    watch(WITHOUT_WEBHOOK);
    await vi.waitUntil(() => mail.mails.length > 0, longTimeout);
    expect(mail.mails[0]?.text).toContain('1 given up');
  });

  test('a refused e-mail causes an alert by e-mail without a webhook, because others get through', async () => {
    await addLead(['agent-email'], 6);
    await updateDeliveries('agent-email', { attempts: 4, last_error: 'Mail server answered 554' });
    watch(WITHOUT_WEBHOOK);
    await vi.waitUntil(() => mail.mails.length > 0, longTimeout);
    expect(mail.mails[0]?.text).toContain('Mail server answered 554');
  });

  test('an alert that no channel can send is logged once in a while', async () => {
    await addLead(['agent-email'], 6);
    watch({ ...WITHOUT_WEBHOOK, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    await vi.waitUntil(() => logged('No working channel').length > 0, longTimeout);
    await waitForMoreChecks();
    expect(logged('No working channel')).toHaveLength(1);
  });

  test('alerts for a channel are an hour apart, across restarts and instances', async () => {
    await addLead(['webhook'], 6);
    watch();
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, longTimeout);
    for (const earlier of watches.splice(0)) await earlier.stop();
    watch();
    await addLead(['webhook'], 7);
    await waitForMoreChecks();
    expect(mail.mails).toHaveLength(1);
    await updateDeliveries('webhook', { alerted_at: new Date(Date.now() - 61 * MINUTE_MS).toISOString() });
    await vi.waitUntil(() => mail.mails.length > 1, longTimeout);
    expect(mail.mails[1]?.subject).toMatch(/^2 /);
  });

  test('a dead delivery causes one alert only', async () => {
    await addLead(['webhook'], 6);
    await updateDeliveries('webhook', {
      state: 'dead',
      last_error: 'Webhook answered 410: it wants no more leads',
    });
    watch();
    await vi.waitUntil(isAlertConfirmed, longTimeout);
    await updateDeliveries('webhook', { alerted_at: new Date(Date.now() - 61 * MINUTE_MS).toISOString() });
    await waitForMoreChecks();
    expect(mail.mails).toHaveLength(1);
  });

  test('a dead delivery still causes an alert if the process that claimed it ended before sending one', async () => {
    await addLead(['webhook'], 6);
    const claimedAt = new Date(Date.now() - 61 * MINUTE_MS).toISOString();
    await updateDeliveries('webhook', {
      state: 'dead',
      last_error: 'Webhook answered 410',
      alerted_at: claimedAt,
    });
    watch();
    await vi.waitUntil(() => mail.mails.length > 0, longTimeout);
    expect(mail.mails[0]?.text).toContain('1 given up');
  });

  test('a delivery through a channel that is no longer configured causes one alert only', async () => {
    await addLead(['webhook'], 6);
    watch({}, ['agent-email']);
    await vi.waitUntil(isAlertConfirmed, longTimeout);
    await updateDeliveries('webhook', { alerted_at: new Date(Date.now() - 61 * MINUTE_MS).toISOString() });
    await waitForMoreChecks();
    expect(mail.mails).toHaveLength(1);
  });

  test('deliveries that died while no alert channel worked cause an alert as soon as one works', async () => {
    const late = await addLead(['agent-email'], 6);
    await addLead(['webhook'], 6);
    await updateDeliveries('webhook', {
      state: 'dead',
      last_error: 'Webhook answered 410: it wants no more leads',
    });
    const port = await freePort();
    watch({ ...WITHOUT_WEBHOOK, SMTP_URL: `smtp://127.0.0.1:${port}` });
    await vi.waitUntil(() => logged('No working channel').length > 0, longTimeout);
    const later = await startMailServer({}, port);
    await database()
      .db.updateTable('deliveries')
      .set({ state: 'done' })
      .where('lead_id', '=', late)
      .execute();
    await vi.waitUntil(() => later.mails.length > 0, longTimeout);
    expect(later.mails[0]?.text).toContain('1 given up');
    await later.stop();
  });

  test('an alert that could not be sent is retried', async () => {
    const port = await freePort();
    await addLead(['webhook'], 6);
    watch({ ...WITHOUT_WEBHOOK, SMTP_URL: `smtp://127.0.0.1:${port}` });
    await vi.waitUntil(() => logged('could not be alerted').length > 0, longTimeout);
    const late = await startMailServer({}, port);
    await vi.waitUntil(() => late.mails.length > 0, longTimeout);
    await late.stop();
  });

  test('undelivered leads are logged once a day, by id only', async () => {
    const ids = [await addLead(['webhook', 'agent-email'], 3), await addLead(['webhook'], 2)];
    watch();
    await vi.waitUntil(() => logged('Undelivered leads').length > 0, longTimeout);
    await waitForMoreChecks();
    expect(logged('Undelivered leads')).toEqual([
      expect.objectContaining({
        level: 30,
        deliveries: { webhook: { pending: 2 }, 'agent-email': { pending: 1 } },
        leadIds: ids,
      }),
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Zanzibarlow|ann@example\.com/);
  });
});
