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
}

/** Looks for what a clock makes due: at once, and then regularly, one check at a time. */
export function startRegularCheck({ ready, check, everyMs, complaint, log }: RegularCheckOptions) {
  let checking: Promise<void> | null = null;
  let isAway = false;
  let isStopped = false;

  async function look(): Promise<void> {
    try {
      await check();
      isAway = false;
    } catch (error) {
      // Log an outage once, not at every check.
      if (!isAway) log.warn({ err: error }, complaint);
      isAway = true;
    }
  }

  function wake(): void {
    if (isStopped) return;
    checking ??= look().finally(() => {
      checking = null;
    });
  }

  let timer: NodeJS.Timeout | undefined;
  ready.then(
    () => {
      if (isStopped) return;
      wake();
      timer = setInterval(wake, everyMs).unref();
    },
    () => undefined,
  );
  return {
    /** Looks now, unless a check is under way. */
    wake,
    /** Resolves when the last check has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await checking;
    },
  };
}
