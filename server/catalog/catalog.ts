import type { Logger } from 'pino';
import { AGENT_ID } from '#domain/agent/agent.ts';
import { listings } from '#content/listings.ts';
import { marketStats } from '#content/market.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Catalog } from '#domain/services.ts';
import type { Database } from '../database/database.ts';
import { builtInGuides } from './built-in-guides.ts';

type RecordTable = 'neighborhoods' | 'properties' | 'guides' | 'market_stats';

/** The site's records, read from the store; the built-in ones stand in when it is away (spec, section 2). */
export function createCatalog({ db }: Pick<Database, 'db'>, log: Logger): Catalog {
  async function records<T>(table: RecordTable, order: string, builtIn: () => T[]): Promise<T[]> {
    try {
      const rows = await db
        .selectFrom(table)
        .select('record')
        .orderBy(db.dynamic.ref(order))
        .execute();
      return rows.map((row) => JSON.parse(row.record) as T);
    } catch (error) {
      log.warn({ err: error, table }, 'The built-in records stand in for the store');
      return builtIn();
    }
  }

  const catalog: Catalog = {
    neighborhoods: () => records('neighborhoods', 'position', () => neighborhoods),
    properties: () => records('properties', 'position', () => listings),
    marketStats: () => records('market_stats', 'position', () => marketStats),
    guides: () => records('guides', 'id', () => builtInGuides(AGENT_ID)),
    async neighborhood(slug) {
      return (await catalog.neighborhoods()).find((area) => area.slug === slug) ?? null;
    },
    async guide(slug) {
      return (await catalog.guides()).find((guide) => guide.slug === slug) ?? null;
    },
  };
  return catalog;
}
