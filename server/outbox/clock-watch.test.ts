import { expect, onTestFinished, test, vi } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { storeLead } from '#test/stored-lead.ts';
import type { Database } from '../database/database.ts';
import { clockWatch } from './clock-watch.ts';

const HOUR_MS = 3_600_000;

describeOnBothEngines('clock watch', (database) => {
  /** A watch that has checked once, over a store whose clock can be set. */
  async function watched() {
    let shift = 0;
    let failing = false;
    const store: Database = { ...database(), now: (ms = 0) => database().now(ms + shift) };
    const setBack = vi.fn(async () => {
      if (failing) throw new Error('store away');
    });
    const look = clockWatch(store, setBack, () => performance.now());
    await look();
    return {
      look,
      setBack,
      set: (ms: number) => (shift += ms),
      fail: (fails: boolean) => (failing = fails),
    };
  }

  test('ignores normal time and clock changes of up to a second backward or an hour forward', async () => {
    const { look, setBack, set } = await watched();
    for (const ms of [0, HOUR_MS, -1_000]) {
      set(ms);
      await look();
    }
    expect(setBack).not.toHaveBeenCalled();
  });

  test('reports a clock set back once, and again while the handler fails', async () => {
    const { look, setBack, set, fail } = await watched();
    set(-HOUR_MS);
    fail(true);
    await expect(look()).rejects.toThrow('store away');
    fail(false);
    await look();
    await look();
    expect(setBack).toHaveBeenCalledTimes(2);
  });

  test('ignores the clock of this machine on Postgres', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const { look, setBack } = await watched();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
    await look();
    expect(setBack).toHaveBeenCalledTimes(database().engine === 'sqlite' ? 1 : 0);
  });

  test('detects at startup that the clock was set back while the site was stopped', async () => {
    await storeLead(database(), { createdAt: new Date(Date.now() + HOUR_MS).toISOString() });
    const { setBack } = await watched();
    expect(setBack).toHaveBeenCalledTimes(database().engine === 'sqlite' ? 1 : 0);
  });
});
