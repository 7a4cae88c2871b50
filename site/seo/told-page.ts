import type { Catalog } from '#domain/services.ts';
import type { PageMeta } from './page-head.tsx';

/** A page with the title and description that the store has for it; one that is no page of the site itself stays as it is. */
export async function toldPage<P extends Pick<PageMeta, 'title' | 'description' | 'card'>>(
  page: P,
  catalog: Pick<Catalog, 'pages'>,
): Promise<P> {
  if (!page.card) return page;
  const told = (await catalog.pages()).find(({ name }) => name === page.card?.name);
  return told ? { ...page, title: told.title, description: told.description } : page;
}
