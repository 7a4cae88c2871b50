import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '#domain/durations.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import type { Schema } from '../database/schema.ts';
import type { ChannelName } from '../outbox/channel.ts';

/**
 * The channels of a new lead, in the transaction that stores it. Anybody can enter any address: a program cannot have the guide
 * mailed, and nobody gets it twice in a day.
 * @param configured the channels of this site
 */
export async function channelsOfLead(
  db: Kysely<Schema>,
  lead: Lead,
  configured: readonly ChannelName[],
): Promise<ChannelName[]> {
  const mailsGuide = lead.kind === 'seller' && !looksLikeSpam(lead) && !(await hasGuideOfToday(db, lead));
  return configured.filter((name) => name !== 'guide-email' || mailsGuide);
}

/** Whether the guide was mailed to the lead's address within a day before it. */
async function hasGuideOfToday(db: Kysely<Schema>, { email, createdAt }: Lead): Promise<boolean> {
  const aDayBefore = new Date(Date.parse(createdAt) - DAY_MS).toISOString();
  const mailed = await db
    .selectFrom('leads')
    .innerJoin('deliveries', 'deliveries.lead_id', 'leads.id')
    .select('deliveries.id')
    .where(sql`lower(leads.email)`, '=', email.toLowerCase())
    .where('deliveries.channel', '=', 'guide-email')
    .where('deliveries.created_at', '>', aDayBefore)
    .limit(1)
    .executeTakeFirst();
  return mailed !== undefined;
}
