import type { Database } from '../database/database.ts';

/** Smaller corrections keep a clock right and do no harm. */
const NOTICED_MS = 60_000;

/**
 * Notices that the outbox's clock was set back. That clock is the store's, which on Postgres is not this machine's.
 * @param setBack is called again at the next look when it fails
 * @param steady ms of a clock that nobody can set
 * @returns looks at the clock
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
      before === undefined ? await wasSetBackMeanwhile(database) : current < before - NOTICED_MS;
    if (wasSetBack) await setBack();
    before = current;
  };
}

async function storeTime({ db, now }: Database): Promise<number> {
  const row = await db.selectNoFrom(now().as('now')).executeTakeFirstOrThrow();
  return Date.parse(row.now);
}

/**
 * While the site was stopped the clock may have been put right: then something waits that came in later than now. Not on
 * Postgres: there `created_at` is the time of an instance and says nothing of the store's clock.
 */
async function wasSetBackMeanwhile({ db, now, engine }: Database): Promise<boolean> {
  if (engine !== 'sqlite') return false;
  const later = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'pending')
    .where('created_at', '>', now(NOTICED_MS))
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}
