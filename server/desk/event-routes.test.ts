import { pino } from 'pino';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { createAccounts } from '../auth/accounts.ts';
import { createLiveEvents } from '../live/live-events.ts';
import { eventRoutes } from './event-routes.ts';

describeOnBothEngines('the event stream', (database) => {
  test('ends when the server stops, and no new one starts', async () => {
    const live = createLiveEvents(database(), pino({ level: 'silent' }));
    const accounts = createAccounts({
      database: database(),
      siteUrl: 'http://localhost:3000',
      authSecret: null,
      now: () => new Date(),
    });
    const routes = eventRoutes({ live, accounts });
    const stream = await routes.request('/events');
    expect(stream.status).toBe(200);
    const all = stream.text();
    await live.stop();
    expect(await all).toContain('event: mark');
    expect((await routes.request('/events')).status).toBe(503);
  });
});
