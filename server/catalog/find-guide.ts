import type { Logger } from 'pino';
import { BUILT_IN_GUIDE_SLUG } from '#content/guide-page.ts';
import { AGENT_ID } from '#domain/agent/agent.ts';
import type { Guide } from '#domain/guides/guide.ts';
import type { Database } from '../database/database.ts';
import { builtInGuides } from './built-in-guides.ts';

/**
 * One guide from the store; null when the store knows none by this slug. When the record cannot be loaded, its
 * built-in text serves, or the built-in Myers Park guide for a slug without one (spec, section 2): an answer whose
 * slug differs from the one asked for is that stand-in.
 */
export async function findGuide(db: Database['db'], slug: string, log: Logger): Promise<Guide | null> {
  if (slug.includes('\0')) return null; // Postgres takes no text with it, and would seem to be away
  try {
    const row = await db.selectFrom('guides').select('record').where('slug', '=', slug).executeTakeFirst();
    return row ? (JSON.parse(row.record) as Guide) : null;
  } catch (error) {
    log.warn({ err: error, table: 'guides' }, 'A built-in guide stands in for the store');
    const guides = builtInGuides(AGENT_ID);
    const named = (wanted: string) => guides.find((guide) => guide.slug === wanted);
    return named(slug) ?? named(BUILT_IN_GUIDE_SLUG) ?? null;
  }
}
