import { breadcrumbs } from '#content/navigation.ts';
import { areaPage, guideArticle, type Page, pages } from '#content/pages.ts';
import type { Catalog } from '#domain/services.ts';

/** What the site calls its pages on the way to them, by path. */
export async function pageTitles(
  catalog: Pick<Catalog, 'neighborhoods' | 'guides'>,
): Promise<Map<string, string>> {
  const [areas, guides] = await Promise.all([catalog.neighborhoods(), catalog.guides()]);
  const all: Page[] = [...Object.values(pages), ...areas.map(areaPage), ...guides.map(guideArticle)];
  return new Map(all.map(({ path, trail }) => [path, (trail.at(-1) ?? breadcrumbs.home).title]));
}
