import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { cookieOf, type DeskUser, deskUser, PASSWORD, setUpOwner } from './desk.ts';

/** Shared by the tests of one store: an app, its first account, and a clock that is reset after each test. */
export interface DeskWithClock {
  app: () => AppUnderTest;
  owner: () => DeskUser;
  /** Sets the app's clock ahead of the real time. */
  advanceClock: (ms: number) => void;
  /** Signs in to an existing account in another browser. */
  signedInUser: (email: string, password?: string) => Promise<DeskUser>;
}

/** Starts the app before the tests of a `describe`, and stops it after them. */
export function deskWithClock(database: () => Database): DeskWithClock {
  let app: AppUnderTest;
  let owner: DeskUser;
  let aheadMs = 0;
  beforeAll(async () => {
    app = await startApp(database(), { now: () => new Date(Date.now() + aheadMs) });
    owner = await setUpOwner(app, database(), PASSWORD);
  });
  afterAll(() => app.stop());
  afterEach(() => {
    aheadMs = 0;
  });
  return {
    app: () => app,
    owner: () => owner,
    advanceClock(ms) {
      aheadMs = ms;
    },
    signedInUser: async (email, password = PASSWORD) =>
      deskUser(app, cookieOf(await app.post('/api/desk/sign-in', { email, password })), email),
  };
}
