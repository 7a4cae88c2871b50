import type { Logger } from 'pino';
import { listings } from '#content/listings.ts';
import { marketPage, marketStats } from '#content/market.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { homeTestimonials, reviews } from '#content/reviews.ts';
import { AGENT_ID } from '#domain/agent/agent.ts';
import { headlineStats } from '#domain/market/headline-stats.ts';
import { CITY } from '#domain/market/market-series.ts';
import type { Testimonial } from '#domain/reviews/testimonial.ts';
import type { Catalog } from '#domain/services.ts';
import type { Database } from '../database/database.ts';
import { marketSeriesReader } from '../market/market-series-reader.ts';
import { builtInGuides } from './built-in-guides.ts';
import { findGuide } from './find-guide.ts';

type RecordTable = 'neighborhoods' | 'properties' | 'guides' | 'market_stats';

/** The site's records, read from the store; the built-in ones stand in when it is away (spec, section 2). */
export function createCatalog({ db }: Pick<Database, 'db'>, log: Logger): Catalog {
  async function readOr<T>(builtIn: () => T[], table: string, read: () => Promise<{ record: string }[]>) {
    try {
      return (await read()).map((row) => JSON.parse(row.record) as T);
    } catch (error) {
      log.warn({ err: error, table }, 'The built-in records stand in for the store');
      return builtIn();
    }
  }

  function records<T>(table: RecordTable, order: string, builtIn: () => T[]): Promise<T[]> {
    return readOr(builtIn, table, () =>
      db.selectFrom(table).select('record').orderBy(db.dynamic.ref(order)).execute(),
    );
  }

  function testimonials(place: 'home' | 'reviews', builtIn: Testimonial[]): Promise<Testimonial[]> {
    return readOr(
      () => builtIn,
      'testimonials',
      () =>
        db
          .selectFrom('testimonials')
          .select('record')
          .where('place', '=', place)
          .orderBy('position')
          .execute(),
    );
  }

  const catalog: Catalog = {
    neighborhoods: () => records('neighborhoods', 'position', () => neighborhoods),
    properties: () => records('properties', 'position', () => listings),
    async marketStats() {
      const [stats, series] = await Promise.all([
        records('market_stats', 'position', () => marketStats),
        catalog.marketSeries([CITY]),
      ]);
      return headlineStats(stats, series, marketPage.trends.priceTitles);
    },
    marketSeries: marketSeriesReader(db, log),
    homeTestimonials: () => testimonials('home', homeTestimonials),
    reviews: () => testimonials('reviews', reviews),
    guides: () => records('guides', 'id', () => builtInGuides(AGENT_ID)),
    async neighborhood(slug) {
      return (await catalog.neighborhoods()).find((area) => area.slug === slug) ?? null;
    },
    guide: (slug) => findGuide(db, slug, log),
  };
  return catalog;
}
