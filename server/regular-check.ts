import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface RegularCheckOptions {
  /** Resolves when the first check may run. */
  ready: Promise<void>;
  check: () => Promise<void>;
  everyMs: number;
  /** Logged when a check fails. */
  failureMessage: string;
  log: Logger;
  /** Shorter in tests only. */
  stopTimeoutMs?: number;
}

/** `stop` does not wait longer than this for a check that hangs, for example on a mail server. */
const STOP_TIMEOUT_MS = 10_000;

/** Runs a check at once and then at an interval, one at a time. */
export function startRegularCheck({
  ready,
  check,
  everyMs,
  failureMessage,
  log,
  stopTimeoutMs = STOP_TIMEOUT_MS,
}: RegularCheckOptions) {
  let checking: Promise<void> | null = null;
  let isCheckRequested = false;
  let isFailing = false;
  let isStopped = false;

  async function runChecks(): Promise<void> {
    do {
      isCheckRequested = false;
      try {
        await check();
        isFailing = false;
      } catch (error) {
        // An outage is logged once, not at every check.
        if (!isFailing) log.warn({ err: error }, failureMessage);
        isFailing = true;
      }
    } while (isCheckRequested && !isStopped);
    checking = null;
  }

  function begin(): void {
    if (!isStopped) checking ??= runChecks();
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
    /** Checks now. If a check is running, another one follows: the running one may have read too early. */
    wake(): void {
      isCheckRequested = true;
      begin();
    },
    /** Resolves when the running check has ended, after 10 s at the latest. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([checking, pause(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}
