import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface RegularCheckOptions {
  /** Resolves when the store can be read; nothing is looked for before. */
  ready: Promise<void>;
  check: () => Promise<void>;
  /** Between two checks, in ms. */
  everyMs: number;
  /** What the log says when a check fails. */
  complaint: string;
  log: Logger;
  /** Shorter in tests only. */
  lastCheckMs?: number;
}

/** A check that hangs, on a mail server say, ends with the process. */
const LAST_CHECK_MS = 10_000;

/** Looks for what a clock makes due: at once, and then regularly, one check at a time. */
export function startRegularCheck({
  ready,
  check,
  everyMs,
  complaint,
  log,
  lastCheckMs = LAST_CHECK_MS,
}: RegularCheckOptions) {
  let checking: Promise<void> | null = null;
  let isWanted = false;
  let isAway = false;
  let isStopped = false;

  async function look(): Promise<void> {
    do {
      isWanted = false;
      try {
        await check();
        isAway = false;
      } catch (error) {
        // Log an outage once, not at every check.
        if (!isAway) log.warn({ err: error }, complaint);
        isAway = true;
      }
    } while (isWanted && !isStopped);
    checking = null;
  }

  function begin(): void {
    if (!isStopped) checking ??= look();
  }

  let timer: NodeJS.Timeout | undefined;
  ready.then(
    () => {
      if (isStopped) return;
      begin();
      timer = setInterval(begin, everyMs).unref();
    },
    () => undefined,
  );
  return {
    /** Looks now, and once more if a check is under way: it may have looked too early. */
    wake(): void {
      isWanted = true;
      begin();
    },
    /** Resolves when the last check has ended, after 10 s at the latest. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([checking, pause(lastCheckMs, undefined, { ref: false })]);
    },
  };
}
