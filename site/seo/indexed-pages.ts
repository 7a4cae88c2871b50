import { areaPage, guideArticle, type Page, pages } from '#content/pages.ts';
import { privacyPage } from '#content/privacy.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import type { Catalog } from '#domain/services.ts';
import { withStoredMeta } from './stored-meta.ts';

/** A page that search engines should index. */
export interface IndexedPage extends Page {
  /** When its records last changed; null for pages without records. */
  changedAt: string | null;
}

/** All pages to index: the site's own, then one per neighborhood and guide in the store. */
export async function indexedPages(
  catalog: Pick<Catalog, 'neighborhoods' | 'guides' | 'marketStats' | 'properties' | 'pages' | 'profile'>,
): Promise<{ own: IndexedPage[]; areas: IndexedPage[]; guides: IndexedPage[] }> {
  const [areaRecords, guideRecords, stats, homes] = await Promise.all([
    catalog.neighborhoods(),
    catalog.guides(),
    catalog.marketStats(),
    catalog.properties(),
  ]);
  const areas = await Promise.all(
    areaRecords.map(async (area) => ({
      ...(await withStoredMeta<Page>(areaPage(area), catalog)),
      changedAt: changeOf(area),
    })),
  );
  const guides = guideRecords.map((guide) => ({ ...guideArticle(guide), changedAt: guide.updatedAt }));
  const market = stats.map(({ source }) => source.asOf);
  const changes: Partial<Record<keyof typeof pages, string[]>> = {
    home: [...areas.map(({ changedAt }) => changedAt), ...market],
    marketInsights: market,
    neighborhoods: [...areas, ...guides].map(({ changedAt }) => changedAt),
    compare: homes.map(({ updatedAt }) => updatedAt),
    privacy: [privacyPage.effectiveDate],
  };
  const own = await Promise.all(
    Object.entries(pages).map(async ([name, page]) => ({
      ...(await withStoredMeta<Page>(page, catalog)),
      changedAt: changes[name as keyof typeof pages]?.toSorted().at(-1) ?? null,
    })),
  );
  return { own, areas, guides };
}

/** The later of the date of its figures and the time of its last edit. */
function changeOf({ source, updatedAt }: Neighborhood): string {
  return updatedAt && updatedAt > source.asOf ? updatedAt : source.asOf;
}
