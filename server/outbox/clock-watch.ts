import type { Database } from '../database/database.ts';

/** Smaller corrections are normal clock synchronization and do no harm. */
const SMALLEST_CHANGE_MS = 60_000;

/**
 * Detects that the outbox's clock was set back. That clock is the store's, which on Postgres is not this machine's.
 * @param setBack handles it; called again at the next check if it fails
 * @param steady a monotonic clock, in ms
 * @returns a function that checks the clock once
 */
export function clockWatch(
  database: Database,
  setBack: () => Promise<void>,
  steady: () => number = () => performance.now(),
): () => Promise<void> {
  let before: number | undefined;
  return async () => {
    const current = (await storeTime(database)) - steady();
    const wasSetBack =
      before === undefined ? await wasSetBackWhileStopped(database) : current < before - SMALLEST_CHANGE_MS;
    if (wasSetBack) await setBack();
    before = current;
  };
}

async function storeTime({ db, now }: Database): Promise<number> {
  const row = await db.selectNoFrom(now().as('now')).executeTakeFirstOrThrow();
  return Date.parse(row.now);
}

/**
 * Whether the clock was set back while the site was stopped: then a delivery was created later than now. Not on
 * Postgres, where `created_at` comes from an instance and says nothing about the store's clock.
 */
async function wasSetBackWhileStopped({ db, now, engine }: Database): Promise<boolean> {
  if (engine !== 'sqlite') return false;
  const later = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'pending')
    .where('created_at', '>', now(SMALLEST_CHANGE_MS))
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}
