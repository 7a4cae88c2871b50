import type { Logger } from 'pino';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import { eventMark, eventsAfter, type NumberedEvent, newestEvent } from './desk-events.ts';

export interface LiveEvents {
  /**
   * Calls `send` with every event from now on, and with those after an id if given; some may be sent twice.
   * @returns a function that unsubscribes
   */
  follow(after: number | null, send: (event: NumberedEvent) => void, ended: () => void): Promise<() => void>;
  /** Identifies the events so far: a page rendered at the same mark has missed none. */
  mark(): Promise<string>;
  /** Checks for events now, after a commit. */
  wake(): void;
  /** Once true, no stream starts. */
  isStopped(): boolean;
  /** Ends every stream. */
  stop(): Promise<void>;
}

/** Polling SQLite for events of other processes costs microseconds; Postgres sends notifications. */
const CHECK_EVERY_MS = { sqlite: 250, postgres: 5_000 };

/** How many ids to look back: Postgres assigns ids before the commit, so an event may become visible after a newer one. */
const LATE_ID_WINDOW = 200;

/** No transaction takes longer than this. */
const MAX_TRANSACTION_MS = MINUTE_MS;

/** Streams events to open desks: one poll of the database for all of them, as long as any is connected. */
export function createLiveEvents(database: Database, log: Logger): LiveEvents {
  const followers = new Set<{ send: (event: NumberedEvent) => void; ended: () => void }>();
  let seen = new Set<number>();
  let newest = 0;
  let isFailing = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let beginning: Promise<void> | undefined;
  let checking: Promise<void> = Promise.resolve();
  let endListening: (() => Promise<void>) | undefined;

  async function check(): Promise<void> {
    if (followers.size === 0) return;
    const events = await eventsAfter(database.db, newest - LATE_ID_WINDOW);
    const last = events.at(-1)?.id ?? (await newestEvent(database.db));
    if (last < newest) {
      // A provider has restored an older database, or all events are old and forgotten.
      newest = last;
      seen.clear();
    }
    if (isFailing) log.info('Events are read again');
    isFailing = false;
    for (const event of events) {
      if (seen.has(event.id)) continue;
      seen.add(event.id);
      newest = Math.max(newest, event.id);
      for (const { send } of followers) send(event);
    }
    seen = new Set([...seen].filter((id) => id > newest - LATE_ID_WINDOW));
  }

  /** On Postgres this includes events shortly before `after`, any of which may have been committed later. */
  async function missedAfter(after: number): Promise<NumberedEvent[]> {
    if (database.engine === 'sqlite') return await eventsAfter(database.db, after);
    const events = await eventsAfter(database.db, after - LATE_ID_WINDOW);
    const oldestLate = new Date(Date.now() - MAX_TRANSACTION_MS).toISOString();
    return events.filter(({ id, at }) => id > after || at > oldestLate);
  }

  function wake(): void {
    checking = checking.then(check).catch((error: unknown) => {
      // An outage is logged once, not at every check.
      if (!isFailing) log.warn({ err: error }, 'Events could not be read');
      isFailing = true;
    });
  }

  /** Marks all existing events as seen before the first follower connects. */
  async function begin(): Promise<void> {
    newest = await newestEvent(database.db);
    seen = new Set((await eventsAfter(database.db, newest - LATE_ID_WINDOW)).map(({ id }) => id));
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
      // Simultaneous followers share one read: a second one would skip events committed in between.
      beginning ??= begin();
      await beginning.catch((error: unknown) => {
        beginning = undefined;
        throw error;
      });
      // The server may have been stopped in the meantime; then no stream, timer or connection may start.
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
