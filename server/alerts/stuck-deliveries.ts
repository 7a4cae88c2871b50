import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely';
import { HOUR_MS } from '#domain/durations.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { ChannelName } from '../outbox/channel.ts';
import { isHeld } from '../outbox/outbox.ts';

/** A delivery that has been waiting longer than this is late. */
const LATE_AFTER_MS = 300_000;

/** Each channel causes at most one alert in this time. */
const QUIET_MS = HOUR_MS;

/** Keeps an alert short; the commands list all ids. */
const MAX_IDS = 10;

/** The stuck deliveries of one channel. Ids only, no personal data. */
export interface StuckChannel {
  channel: ChannelName;
  /** Given up since the last alert. */
  dead: number;
  /** Pending for more than five minutes. */
  late: number;
  /** When the oldest of them was created, ISO 8601. */
  oldestAt: string;
  /** The last error of the oldest; '' before the first attempt. */
  reason: string;
  /** The oldest ten. */
  leadIds: string[];
}

interface ClaimedAlerts {
  stuck: StuckChannel[];
  /** Call when the alert was sent. */
  confirm(): Promise<void>;
  /** Call when no alert could be sent: the next check may claim the deliveries again. */
  release(): Promise<void>;
}

/**
 * Claims the deliveries that need an alert now, of channels without an alert in the last hour: all late ones, and, until they
 * were part of an alert, dead ones and ones whose channel is no longer configured. The claim is stored, so neither other
 * instances nor this one after a restart repeat the alert.
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
    // Evaluated once: asked for each row, it took 20 s for 2,000 late of 20,000 deliveries.
    .where('channel', 'not in', ({ selectFrom }) =>
      selectFrom('deliveries').select('channel').where('alerted_at', '>', now(-QUIET_MS)),
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
      leadIds: ofChannel.slice(0, MAX_IDS).map((row) => row.lead_id),
    })),
    confirm: () => mark({ told_at: now() }),
    release: () => mark({ alerted_at: null }),
  };
}

/** The channels with late deliveries, to which alerts go last. */
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

/** Held on purpose, for example until quiet hours end; it counts as late only from then on. */
export function isStillHeld(
  eb: ExpressionBuilder<Schema, 'deliveries'>,
  now: Database['now'],
): Expression<SqlBool> {
  return eb.and([isHeld(eb), eb(eb.fn.coalesce('not_before', eb.val('')), '>', now(-LATE_AFTER_MS))]);
}
