import { expect, test, vi } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { preparedStore } from './databases.ts';
import { deskUser, PASSWORD, setUpOwner } from './desk.ts';
import { sendLead } from './desk-account.ts';
import { startServerInProcess } from './faults/server-in-process.ts';
import { freePort } from './free-port.ts';
import { startMailServer } from './mail-server.ts';
import { subscribedPhone } from './subscribed-phone.ts';

const HOUR_MS = 3_600_000;
const SOON = { timeout: 15_000, interval: 50 };

// Each waits for timers most of the time.
test.concurrent.for(['sqlite', 'postgres'] as const)(
  'a reminder is sent to its creator once, on time, across restarts, and stays due until it is done (%s)',
  { timeout: 120_000 },
  async (engine, { onTestFinished }) => {
    const store = await preparedStore(engine);
    onTestFinished(store.remove);
    const smtpPort = await freePort();
    let database!: Database;
    let shift = 0;
    const now = () => new Date(Date.now() + shift);
    const start = async () => {
      const env = {
        DATA_DIR: store.folder,
        DATABASE_URL: store.url,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      };
      // The test uses the server's own connection: two in one process would deadlock.
      const open: typeof openDatabase = (...from) => {
        database = openDatabase(...from);
        return database;
      };
      const started = await startServerInProcess(env, { now, openDatabase: open });
      onTestFinished(started.stop);
      return started;
    };
    let server = await start();
    const restart = async () => {
      await server.stop();
      server = await start();
    };
    const { cookie } = await setUpOwner(server, database, PASSWORD);
    const desk = async (method: string, path: string, body?: unknown) =>
      (await deskUser(server, cookie).call(method, path, body)).body;
    const dana = await sendLead(server);
    const eve = await sendLead(server, { firstName: 'Eve', email: 'eve@example.com' });
    const remind = async (id: string, hours: number | null) => {
      const snoozedUntil = hours === null ? null : new Date(now().getTime() + hours * HOUR_MS).toISOString();
      const { version } = await desk('GET', `/leads/${id}`);
      expect(await desk('PATCH', `/leads/${id}`, { version, snoozedUntil })).toMatchObject({ snoozedUntil });
    };
    const due = async (): Promise<string[]> =>
      (await desk('GET', '/leads?filter=due')).leads.map((lead: { id: string }) => lead.id);
    const reminders = (id: string) =>
      database.db
        .selectFrom('deliveries')
        .select(['state', 'attempts'])
        .where('channel', '=', 'reminder')
        .where('lead_id', '=', id)
        .execute();
    const areDone = async (id: string, count: number) => {
      const rows = await reminders(id);
      return rows.length === count && rows.every(({ state }) => state === 'done');
    };

    // Snoozed twice: the later time counts. The server is restarted in the meantime.
    await remind(dana, 3);
    await remind(dana, 5);
    await remind(eve, 4);
    await restart();
    expect(await due()).toEqual([]);
    shift = 4.5 * HOUR_MS;
    await vi.waitUntil(async () => (await reminders(eve))[0]?.attempts === 1, SOON);
    expect(await reminders(dana)).toEqual([]);

    // It becomes due while no mail server responds; then another restart.
    shift = 5.5 * HOUR_MS;
    await vi.waitUntil(async () => (await reminders(dana))[0]?.attempts === 1, SOON);
    await restart();
    const mailbox = await startMailServer({}, smtpPort);
    onTestFinished(mailbox.stop);
    const mails = (name: string) =>
      mailbox.mails.filter(({ subject }) => subject === `Reminder: ${name} Whitlock`);
    await desk('POST', `/deliveries/${await idOf(database, dana)}/retry`);
    await vi.waitUntil(() => areDone(dana, 1), SOON);
    await restart();
    expect(mails('Dana')).toHaveLength(1);
    expect(mails('Dana')[0]).toMatchObject({
      to: [{ address: 'avery@stone.example' }],
      text: expect.stringContaining(`/desk/leads/${dana}`),
    });

    // Due until it is checked off.
    expect((await due()).sort()).toEqual([dana, eve].sort());
    expect((await desk('GET', '/leads/counts')).byFilter.due).toBe(2);
    await remind(dana, null);
    expect(await due()).toEqual([eve]);
    expect((await desk('GET', `/leads/${dana}`)).timeline).toContainEqual(
      expect.objectContaining({ kind: 'snoozed', until: null, done: true }),
    );

    // With a subscribed phone a notification is sent and no mail. A deleted reminder sends nothing.
    await remind(eve, null);
    const ofEve = await reminders(eve);
    const phone = await subscribedPhone(database, deskUser(server, cookie));
    onTestFinished(phone.stop);
    await remind(eve, 3);
    await remind(eve, null);
    await remind(dana, 4);
    shift += 5 * HOUR_MS;
    await vi.waitUntil(() => areDone(dana, 2), SOON);
    expect(phone.messages()).toEqual([
      { leadId: dana, firstName: 'Dana', interest: expect.any(String), isReminder: true },
    ]);
    expect(mails('Dana')).toHaveLength(1);
    expect(await reminders(eve)).toEqual(ofEve);
  },
);

async function idOf({ db }: Database, leadId: string): Promise<string> {
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', 'reminder')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row?.id ?? '';
}
