import type { Logger } from 'pino';
import { agentOf, shippedAgent, agent as shippedRecord } from '#content/agent.ts';
import { BUILT_IN_GUIDE_SLUG } from '#content/guide-page.ts';
import { marketPage } from '#content/market.ts';
import type { Agent, AgentRecord } from '#domain/agent/agent.ts';
import { type AgentProfile, agentProfile } from '#domain/agent/agent-profile.ts';
import { isListed } from '#domain/listings/listing-status.ts';
import { withUpcomingOpenHouses } from '#domain/listings/open-houses.ts';
import { headlineStats } from '#domain/market/headline-stats.ts';
import { CITY, marketMetrics } from '#domain/market/market-series.ts';
import { newestYears } from '#domain/market/newest-years.ts';
import { type RecordKind, type RecordOf, seriesId } from '#domain/records/record-kinds.ts';
import type { Catalog } from '#domain/services.ts';
import { isoDateInCharlotte } from '../charlotte-time.ts';
import type { Database } from '../database/database.ts';
import { type DraftRecord, recordReader } from '../records/read-records.ts';
import { contentRecords } from '../seed/content-records.ts';
import { fillRecords } from './record-filler.ts';

interface CatalogOptions {
  /** Shown as if published. */
  draft?: DraftRecord;
  now?: () => Date;
}

/** Reads the site's records from the store, or the built-in ones while it is unavailable (spec, section 2). */
export function createCatalog(
  database: Pick<Database, 'db' | 'contentVersion'>,
  log: Logger,
  { draft, now = () => new Date() }: CatalogOptions = {},
): Catalog {
  const stored = recordReader(database, contentRecords, log, draft);
  let lastAgent: AgentView = { record: shippedRecord, agent: shippedRecord, profile: shippedAgent };
  let fallbacks = 0;

  /** The agent as last read if the store is unavailable, or as shipped. */
  async function readAgent(): Promise<AgentView> {
    try {
      const [record = shippedRecord] = await stored('agent');
      if (record !== lastAgent.record) lastAgent = agentViewOf(record);
    } catch (error) {
      fallbacks += 1;
      log.warn({ err: error, kind: 'agent' }, 'The agent as last read stands in for the store');
    }
    return lastAgent;
  }

  async function readWithFallback<K extends RecordKind>(
    builtIn: () => RecordOf<K>[],
    kind: K,
    ids?: string[],
  ): Promise<RecordOf<K>[]> {
    try {
      if (kind === 'series') return await stored(kind, ids); // hundreds of figures, no words
      const [records, { profile }] = await Promise.all([stored(kind, ids), readAgent()]);
      return fillRecords(records, profile);
    } catch (error) {
      fallbacks += 1;
      log.warn({ err: error, kind }, 'The built-in records stand in for the store');
      return fillRecords(builtIn(), lastAgent.profile);
    }
  }

  const builtIn = <K extends RecordKind>(kind: K) => contentRecords(kind).map(({ record }) => record);
  const all = <K extends RecordKind>(kind: K) => readWithFallback(() => builtIn(kind), kind);
  const reviewsAt = async (place: 'home' | 'reviews') =>
    (await all('reviews')).filter((review) => review.place === place);

  /** One for each metric, in their order: the series' figures and the chat rely on it, not on the records' positions. */
  async function readHeadlines(): Promise<RecordOf<'market'>[]> {
    const headlines = contentRecords('market').map(async ({ id, record }) => {
      const [headline = record] = await readWithFallback(() => [record], 'market', [id]);
      return headline;
    });
    return await Promise.all(headlines);
  }

  const catalog: Catalog = {
    agent: async () => (await readAgent()).agent,
    profile: async () => (await readAgent()).profile,
    neighborhoods: () => all('neighborhoods'),
    async properties() {
      const today = isoDateInCharlotte(now().toISOString());
      const homes = await all('listings');
      return homes
        .filter((home) => isListed(home, today))
        .map((home) => withUpcomingOpenHouses(home, now().getTime()));
    },
    async marketStats() {
      const [stats, series] = await Promise.all([readHeadlines(), catalog.marketSeries([CITY])]);
      return headlineStats(stats, series, marketPage.trends.priceTitles);
    },
    async marketSeries(areas, metric) {
      const metrics = metric ? [metric] : marketMetrics;
      const ids = areas.flatMap((area) => metrics.map((one) => seriesId({ area, metric: one })));
      const series = await readWithFallback(() => builtIn('series'), 'series', ids);
      const byId = new Map(series.map((one) => [seriesId(one), newestYears(one)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    homeReviews: () => reviewsAt('home'),
    reviews: () => reviewsAt('reviews'),
    claims: () => all('claims'),
    pages: () => all('pages'),
    answers: () => all('answers'),
    guides: () => all('guides'),
    fallbackCount: () => fallbacks,
    async neighborhood(slug) {
      return (await catalog.neighborhoods()).find((area) => area.slug === slug) ?? null;
    },
    async guide(slug) {
      if (slug.includes('\0')) return null; // Postgres rejects it, which would look like an outage
      const standIn = () => {
        const guides = builtIn('guides');
        const named = (wanted: string) => guides.find((guide) => guide.slug === wanted);
        const guide = named(slug) ?? named(BUILT_IN_GUIDE_SLUG);
        return guide ? [guide] : [];
      };
      return (await readWithFallback(standIn, 'guides', [slug]))[0] ?? null;
    },
  };
  return catalog;
}

interface AgentView {
  record: AgentRecord;
  agent: Agent;
  profile: AgentProfile;
}

function agentViewOf(record: AgentRecord): AgentView {
  const agent = agentOf(record);
  return { record, agent, profile: agentProfile(agent) };
}
