import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely';
import { HOUR_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { ChannelName } from '../outbox/channel.ts';
import { isHeld } from '../outbox/outbox.ts';

/** A delivery that waits longer is late, in ms. */
const LATE_AFTER_MS = 300_000;

/** Each channel causes at most one alert in this time, in ms. */
export const QUIET_MS = HOUR_MS;

/** More ids would only make an alert longer: the commands show all. */
const MOST_IDS = 10;

/** Deliveries that do not get through one channel. Ids only, no personal data. */
export interface StuckChannel {
  channel: ChannelName;
  /** Given up since the last alert. */
  dead: number;
  /** Waiting for more than five minutes. */
  late: number;
  /** When the oldest of them came in, ISO 8601. */
  oldestAt: string;
  /** What the receiver of the oldest said; '' when nothing was tried yet. */
  reason: string;
  /** Of the oldest ten. */
  leadIds: string[];
}

export interface ClaimedAlerts {
  stuck: StuckChannel[];
  /** The agent was told. */
  confirm(): Promise<void>;
  /** Nobody could be told: the next check may claim them again. */
  release(): Promise<void>;
}

/**
 * What the agent has to be told now: deliveries that are late, of every channel of which nothing was told within the hour; and
 * once, those that died, and those that wait for a channel that is not set up any more. Claimed in the store: other instances,
 * and this one after a restart, do not tell it again.
 */
export async function claimStuck(
  { db, now }: Database,
  channels: { name: ChannelName }[],
): Promise<ClaimedAlerts> {
  const setUp = channels.map(({ name }) => name);
  const rows = await db
    .updateTable('deliveries')
    .set({ alerted_at: now() })
    .where((eb) => eb.or([eb('state', '=', 'dead'), isLate(eb, now)]))
    .where((eb) => eb.or([eb('told_at', 'is', null), eb.and([isLate(eb, now), eb('channel', 'in', setUp)])]))
    .where((eb) => eb.or([eb('alerted_at', 'is', null), eb('alerted_at', '<=', now(-QUIET_MS))]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries as told')
            .select('told.id')
            .whereRef('told.channel', '=', 'deliveries.channel')
            .where('told.alerted_at', '>', now(-QUIET_MS)),
        ),
      ),
    )
    .returning(['lead_id', 'channel', 'state', 'created_at', 'last_error', 'alerted_at'])
    .execute();
  rows.sort((a, b) => a.created_at.localeCompare(b.created_at));
  const claimedAt = rows.map((row) => row.alerted_at ?? '').sort();
  const stuck = Map.groupBy(rows, ({ channel }) => channel);
  const mark = async (change: { alerted_at: null } | { told_at: RawBuilder<string> }) =>
    void (await db
      .updateTable('deliveries')
      .set(change)
      .where('channel', 'in', [...stuck.keys()])
      .where('alerted_at', '>=', claimedAt[0] ?? '')
      .where('alerted_at', '<=', claimedAt.at(-1) ?? '')
      .execute());
  return {
    stuck: [...stuck].map(([channel, ofChannel]) => ({
      channel: channel as ChannelName,
      dead: ofChannel.filter(({ state }) => state === 'dead').length,
      late: ofChannel.filter(({ state }) => state !== 'dead').length,
      oldestAt: ofChannel[0]?.created_at ?? '',
      reason: ofChannel[0]?.last_error ?? '',
      leadIds: ofChannel.slice(0, MOST_IDS).map((row) => row.lead_id),
    })),
    confirm: () => mark({ told_at: now() }),
    release: () => mark({ alerted_at: null }),
  };
}

/** Channels through which something is late at this moment: no way to tell the agent. */
export async function lateChannels({ db, now }: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('deliveries')
    .select('channel')
    .distinct()
    .where((eb) => isLate(eb, now))
    .execute();
  return new Set(rows.map(({ channel }) => channel));
}

function isLate(eb: ExpressionBuilder<Schema, 'deliveries'>, now: Database['now']): Expression<SqlBool> {
  return eb.and([
    eb('state', 'in', ['pending', 'leased']),
    eb('created_at', '<=', now(-LATE_AFTER_MS)),
    eb.not(isStillHeld(eb, now)),
  ]);
}

/** Waits on purpose, for the end of quiet hours, say: late from then on. A receiver that asks for a wait has been tried. */
export function isStillHeld(
  eb: ExpressionBuilder<Schema, 'deliveries'>,
  now: Database['now'],
): Expression<SqlBool> {
  return eb.and([isHeld(eb), eb(eb.fn.coalesce('not_before', eb.val('')), '>', now(-LATE_AFTER_MS))]);
}
