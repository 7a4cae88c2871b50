import type { Logger } from 'pino';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import { eventMark, eventsAfter, type NumberedEvent, newestEvent } from './desk-events.ts';

export interface LiveEvents {
  /**
   * Tells `send` of every event from now on, or of those after a number too; of some it may tell twice.
   * @returns ends it
   */
  follow(after: number | null, send: (event: NumberedEvent) => void, ended: () => void): Promise<() => void>;
  /** Which events there are so far: a page that was made at the same mark has missed none. */
  mark(): Promise<string>;
  /** Checks now: something was just committed. */
  wake(): void;
  /** From then on no stream begins. */
  isStopped(): boolean;
  /** Ends every stream. */
  stop(): Promise<void>;
}

/** SQLite has one process, and commands beside it: reading its newest number costs microseconds. */
const CHECK_EVERY_MS = { sqlite: 250, postgres: 5_000 };

/** Postgres numbers events before they are committed: one may become visible after a newer one. */
const MAY_COME_LATE = 200;

/** Longer than any transaction takes. */
const LATEST_COMMIT_MS = MINUTE_MS;

/** What open desks follow: one read of the store for all of them, while there is any. */
export function createLiveEvents(database: Database, log: Logger): LiveEvents {
  const followers = new Set<{ send: (event: NumberedEvent) => void; ended: () => void }>();
  let seen = new Set<number>();
  let newest = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let beginning: Promise<void> | undefined;
  let checking: Promise<void> = Promise.resolve();
  let endListening: (() => Promise<void>) | undefined;

  async function check(): Promise<void> {
    if (followers.size === 0) return;
    const events = await eventsAfter(database.db, newest - MAY_COME_LATE);
    for (const event of events) {
      if (seen.has(event.id)) continue;
      seen.add(event.id);
      newest = Math.max(newest, event.id);
      for (const { send } of followers) send(event);
    }
    seen = new Set([...seen].filter((id) => id > newest - MAY_COME_LATE));
  }

  /** On Postgres some that were heard, too: of those just before `after`, one may have been committed only since. */
  async function missedAfter(after: number): Promise<NumberedEvent[]> {
    if (database.engine === 'sqlite') return await eventsAfter(database.db, after);
    const events = await eventsAfter(database.db, after - MAY_COME_LATE);
    const mayBeLate = new Date(Date.now() - LATEST_COMMIT_MS).toISOString();
    return events.filter(({ id, at }) => id > after || at > mayBeLate);
  }

  function wake(): void {
    checking = checking
      .then(check)
      .catch((error: unknown) => log.warn({ err: error }, 'Events could not be read'));
  }

  /** What was there before the first follower came is known, whatever it was. */
  async function begin(): Promise<void> {
    newest = await newestEvent(database.db);
    seen = new Set((await eventsAfter(database.db, newest - MAY_COME_LATE)).map(({ id }) => id));
  }

  async function end(): Promise<void> {
    clearInterval(timer);
    timer = undefined;
    beginning = undefined;
    const ending = endListening;
    endListening = undefined;
    await ending?.();
  }

  return {
    wake,
    isStopped: () => isStopped,
    mark: () => eventMark(database.db),
    async follow(after, send, ended) {
      // One reading for all that come at the same moment: a second one would skip what was committed in between.
      beginning ??= begin();
      await beginning.catch((error: unknown) => {
        beginning = undefined;
        throw error;
      });
      // A server that was told to stop meanwhile keeps no stream, no timer and no connection.
      if (isStopped) {
        ended();
        return () => undefined;
      }
      const follower = { send, ended };
      const unfollow = () => {
        followers.delete(follower);
        if (followers.size === 0) void end();
      };
      followers.add(follower);
      timer ??= setInterval(wake, CHECK_EVERY_MS[database.engine]);
      endListening ??= database.listen?.('desk', wake);
      try {
        const missed = after === null ? [] : await missedAfter(after);
        for (const event of missed) send(event);
      } catch (error) {
        unfollow();
        throw error;
      }
      return unfollow;
    },
    async stop() {
      isStopped = true;
      for (const { ended } of followers) ended();
      followers.clear();
      await end();
      await checking;
    },
  };
}
