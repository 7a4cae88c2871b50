import type { Logger } from 'pino';
import { agent } from '#content/agent.ts';
import { BUILT_IN_GUIDE_SLUG } from '#content/guide-page.ts';
import { marketPage } from '#content/market.ts';
import type { Entry } from '#domain/chat/knowledge.ts';
import { isListed } from '#domain/listings/listing-status.ts';
import { headlineStats } from '#domain/market/headline-stats.ts';
import { CITY, marketMetrics } from '#domain/market/market-series.ts';
import { newestYears } from '#domain/market/newest-years.ts';
import { type RecordKind, type RecordOf, seriesId } from '#domain/records/record-kinds.ts';
import type { Catalog } from '#domain/services.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import type { Database } from '../database/database.ts';
import { type DraftRecord, recordReader } from '../records/read-records.ts';
import { contentRecords } from '../seed/content-records.ts';

/**
 * The site's records, read from the store; the built-in ones stand in when it is away (spec, section 2).
 * @param draft shown as if it were published
 */
export function createCatalog(
  { db, contentVersion }: Pick<Database, 'db' | 'contentVersion'>,
  log: Logger,
  draft?: DraftRecord,
): Catalog {
  const read = recordReader(db, contentRecords, log, draft);

  async function readOr<K extends RecordKind>(
    builtIn: () => RecordOf<K>[],
    kind: K,
    ids?: string[],
  ): Promise<RecordOf<K>[]> {
    try {
      return await read(kind, ids);
    } catch (error) {
      log.warn({ err: error, kind }, 'The built-in records stand in for the store');
      return builtIn();
    }
  }

  const builtIn = <K extends RecordKind>(kind: K) => contentRecords(kind).map(({ record }) => record);
  const all = <K extends RecordKind>(kind: K) => readOr(() => builtIn(kind), kind);
  const reviewsAt = async (place: 'home' | 'reviews') =>
    (await all('reviews')).filter((review) => review.place === place);

  // Some four hundred entries, asked for with every message of a chat.
  let answers: { version: number; entries: Entry[] } | null = null;

  const catalog: Catalog = {
    agent: async () => (await all('agent'))[0] ?? agent,
    neighborhoods: () => all('neighborhoods'),
    async properties() {
      const today = isoDateInCharlotte(new Date().toISOString());
      return (await all('listings')).filter((home) => isListed(home, today));
    },
    async marketStats() {
      const [stats, series] = await Promise.all([all('market'), catalog.marketSeries([CITY])]);
      return headlineStats(stats, series, marketPage.trends.priceTitles);
    },
    async marketSeries(areas, metric) {
      const metrics = metric ? [metric] : marketMetrics;
      const ids = areas.flatMap((area) => metrics.map((one) => seriesId({ area, metric: one })));
      const series = await readOr(() => builtIn('series'), 'series', ids);
      const byId = new Map(series.map((one) => [seriesId(one), newestYears(one)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    homeTestimonials: () => reviewsAt('home'),
    reviews: () => reviewsAt('reviews'),
    claims: () => all('claims'),
    pages: () => all('pages'),
    async answers() {
      const version = contentVersion();
      if (answers?.version === version) return answers.entries;
      try {
        const entries = await read('answers');
        answers = { version, entries };
        return entries;
      } catch (error) {
        log.warn({ err: error, kind: 'answers' }, 'The built-in records stand in for the store');
        return builtIn('answers');
      }
    },
    guides: () => all('guides'),
    async neighborhood(slug) {
      return (await catalog.neighborhoods()).find((area) => area.slug === slug) ?? null;
    },
    async guide(slug) {
      if (slug.includes('\0')) return null; // Postgres takes no text with it, and would seem to be away
      const standIn = () => {
        const guides = builtIn('guides');
        const named = (wanted: string) => guides.find((guide) => guide.slug === wanted);
        const guide = named(slug) ?? named(BUILT_IN_GUIDE_SLUG);
        return guide ? [guide] : [];
      };
      return (await readOr(standIn, 'guides', [slug]))[0] ?? null;
    },
  };
  return catalog;
}
