import { expect, onTestFinished, test, vi } from 'vitest';
import { describeOnBothEngines } from '#test/databases.ts';
import { storeLead } from '#test/stored-lead.ts';
import type { Database } from '../database/database.ts';
import { clockWatch } from './clock-watch.ts';

const HOUR_MS = 3_600_000;

describeOnBothEngines('clock watch', (database) => {
  /** A watch over a store whose clock can be set, which looked once. */
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

  test('time passing normally, a clock set forward or back by a second changes nothing', async () => {
    const { look, setBack, set } = await watched();
    for (const ms of [0, HOUR_MS, -1_000]) {
      set(ms);
      await look();
    }
    expect(setBack).not.toHaveBeenCalled();
  });

  test('a clock set back is noticed once, and again while nothing could be done about it', async () => {
    const { look, setBack, set, fail } = await watched();
    set(-HOUR_MS);
    fail(true);
    await expect(look()).rejects.toThrow('store away');
    fail(false);
    await look();
    await look();
    expect(setBack).toHaveBeenCalledTimes(2);
  });

  test('the clock of this machine counts only where it is the store’s', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const { look, setBack } = await watched();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
    await look();
    expect(setBack).toHaveBeenCalledTimes(database().engine === 'sqlite' ? 1 : 0);
  });

  test('a clock that was put right while the site was stopped is noticed at the start', async () => {
    await storeLead(database(), { createdAt: new Date(Date.now() + HOUR_MS).toISOString() });
    const { setBack } = await watched();
    expect(setBack).toHaveBeenCalledTimes(database().engine === 'sqlite' ? 1 : 0);
  });
});
