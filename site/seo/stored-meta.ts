import { withAgent } from '#domain/agent/agent-placeholders.ts';
import type { Catalog } from '#domain/services.ts';
import type { PageMeta } from './page-head.tsx';

/**
 * A page with the title and description in the store, if it is one of the site's own pages; others keep theirs. Both get
 * the published agent's names.
 */
export async function withStoredMeta<P extends Pick<PageMeta, 'title' | 'description' | 'card'>>(
  page: P,
  catalog: Pick<Catalog, 'pages' | 'profile'>,
): Promise<P> {
  const [agent, pages] = await Promise.all([catalog.profile(), page.card ? catalog.pages() : []]);
  const stored = pages.find(({ name }) => name === page.card?.name);
  const { title, description } = stored ?? page;
  return { ...page, title: withAgent(title, agent), description: withAgent(description, agent) };
}
