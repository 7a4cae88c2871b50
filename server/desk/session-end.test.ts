import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { type DeskUser, PASSWORD } from '#test/desk.ts';
import { deskWithClock } from '#test/desk-with-clock.ts';

describeOnBothEngines('the end of a session', (database) => {
  const { app, owner, advanceClock, signedInUser } = deskWithClock(database);

  const signIn = () => signedInUser(owner().email);
  /** Makes a request `days` days from today. */
  const useAfter = async (user: DeskUser, days: number) => {
    advanceClock(days * DAY_MS);
    return (await user.call('GET', '/me')).status;
  };

  test('comes 30 days after its last use', async () => {
    const user = await signIn();
    expect(await useAfter(user, 29)).toBe(200);
    expect(await useAfter(user, 58)).toBe(200);
    expect(await useAfter(user, 89)).toBe(401);
  });

  test('comes 90 days after signing in, however often it is used', async () => {
    const user = await signIn();
    for (const days of [20, 40, 60, 80, 89.9])
      expect([days, await useAfter(user, days)]).toEqual([days, 200]);
    // Notifications and the list of sessions rely on the stored expiry.
    const [newest] = await database()
      .db.selectFrom('desk_sessions')
      .select(['created_at', 'expires_at'])
      .orderBy('updated_at', 'desc')
      .execute();
    const life = Date.parse(newest?.expires_at ?? '') - Date.parse(newest?.created_at ?? '');
    expect(life).toBe(90 * DAY_MS);
    expect(await useAfter(user, 90.1)).toBe(401);
  });

  test('closes its event streams at once, and no others', async () => {
    const [ended, other] = [await signIn(), await signIn()];
    const follow = async ({ cookie }: DeskUser) => {
      const stop = new AbortController();
      const { body } = await fetch(`${app().url}/api/desk/events`, {
        headers: { cookie },
        signal: stop.signal,
      });
      const lines = body?.getReader();
      let isOpen = true;
      const over = (async () => {
        while (lines && !(await lines.read()).done);
      })()
        .catch(() => {})
        .finally(() => (isOpen = false));
      return { over, stop: () => stop.abort(), isOpen: () => isOpen };
    };
    const [here, there] = [await follow(ended), await follow(other)];
    const { sessions } = (await ended.call('GET', '/sessions')).body;
    const { id } = sessions.find(({ current }: { current: boolean }) => current);
    const startedAt = Date.now();
    expect((await other.call('DELETE', `/sessions/${id}`)).status).toBe(204);
    await here.over;
    // Without the notification, a stream checks only every half minute.
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(there.isOpen()).toBe(true);
    there.stop();
  });

  test('comes later after reauthenticating, which starts a new session', async () => {
    const user = await signIn();
    const proven = await user.call('POST', '/reauthenticate', { password: PASSWORD });
    expect(proven.status).toBe(204);
    expect((await user.call('GET', '/me')).status).toBe(401);
    const maxAge = Number(/max-age=(\d+)/i.exec(proven.headers.getSetCookie()[0] ?? '')?.[1]);
    // The cookie lasts as long as a session can.
    expect(maxAge * 1_000).toBe(90 * DAY_MS);
  });
});
