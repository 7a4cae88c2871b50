import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { createAccounts } from '../auth/accounts.ts';
import { createLiveEvents } from '../live/live-events.ts';
import { eventRoutes } from './event-routes.ts';

describeOnBothEngines('the event stream', (database) => {
  const accounts = () =>
    createAccounts({
      database: database(),
      siteUrl: 'http://localhost:3000',
      authSecret: null,
      now: () => new Date(),
    });

  test('ends when the server stops, and no new one starts', async () => {
    const live = createLiveEvents(database(), pino({ level: 'silent' }));
    const routes = eventRoutes({ live, accounts: accounts() });
    const stream = await routes.request('/events');
    expect(stream.status).toBe(200);
    const all = stream.text();
    await live.stop();
    expect(await all).toContain('event: mark');
    expect((await routes.request('/events')).status).toBe(503);
  });

  test('does not start for a HEAD request', async () => {
    const live = createLiveEvents(database(), pino({ level: 'silent' }));
    const follow = vi.spyOn(live, 'follow');
    const routes = eventRoutes({ live, accounts: accounts() });
    expect((await routes.request('/events', { method: 'HEAD' })).status).toBe(200);
    expect(follow).not.toHaveBeenCalled();
    await live.stop();
  });
});
