import type { Kysely } from 'kysely';
import { agent } from '#content/agent.ts';
import { listings } from '#content/listings.ts';
import { marketStats } from '#content/market.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { homeTestimonials, reviews } from '#content/reviews.ts';
import { builtInGuides } from '../catalog/built-in-guides.ts';
import type { Schema } from './schema.ts';

/** Fills the record tables from content/, once in a store's life: afterwards the store's records are the truth. */
export async function seedRecords(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('agents')
    .values({ id: agent.id, slug: agent.slug, record: JSON.stringify(agent) })
    .execute();
  await db
    .insertInto('neighborhoods')
    .values(
      neighborhoods.map((area, position) => ({
        id: area.id,
        slug: area.slug,
        position,
        record: JSON.stringify(area),
      })),
    )
    .execute();
  await db
    .insertInto('properties')
    .values(
      listings.map((home, position) => ({
        id: home.id,
        agent_id: agent.id,
        position,
        record: JSON.stringify(home),
        updated_at: home.updatedAt,
      })),
    )
    .execute();
  const testimonials = [
    ...homeTestimonials.map((record, position) => ({ place: 'home' as const, position, record })),
    ...reviews.map((record, position) => ({ place: 'reviews' as const, position, record })),
  ];
  await db
    .insertInto('testimonials')
    .values(testimonials.map((row) => ({ ...row, id: row.record.id, record: JSON.stringify(row.record) })))
    .execute();
  await db
    .insertInto('guides')
    .values(
      builtInGuides(agent.id).map((guide) => ({
        id: guide.id,
        slug: guide.slug,
        agent_id: guide.agentId,
        record: JSON.stringify(guide),
        updated_at: guide.updatedAt,
      })),
    )
    .execute();
  await db
    .insertInto('market_stats')
    .values(marketStats.map((stat, position) => ({ position, record: JSON.stringify(stat) })))
    .execute();
}
