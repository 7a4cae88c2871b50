import type { Logger } from 'pino';

const CHECK_EVERY_MS = 2_000;

export interface RegularCheckOptions {
  /** Resolves when the store can be read. */
  ready: Promise<void>;
  check: () => Promise<void>;
  /** What the log says when a check fails. */
  complaint: string;
  log: Logger;
}

/** Looks every other second for what a clock makes due. */
export function startRegularCheck({ ready, check, complaint, log }: RegularCheckOptions): {
  stop(): Promise<void>;
} {
  let checking: Promise<void> | null = null;
  let isAway = false;

  async function look(): Promise<void> {
    try {
      await check();
      isAway = false;
    } catch (error) {
      // Log an outage once, not every other second.
      if (!isAway) log.warn({ err: error }, complaint);
      isAway = true;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  void ready.then(() => {
    if (isStopped) return;
    timer = setInterval(() => {
      checking ??= look().finally(() => {
        checking = null;
      });
    }, CHECK_EVERY_MS).unref();
  });
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await checking;
    },
  };
}
