import { withAgent } from '#domain/agent/agent-placeholders.ts';
import type { Catalog } from '#domain/services.ts';
import type { PageMeta } from './page-head.tsx';

/**
 * A page with the title and description that the store has for it; one that is no page of the site itself keeps its own.
 * Both name the published agent.
 */
export async function toldPage<P extends Pick<PageMeta, 'title' | 'description' | 'card'>>(
  page: P,
  catalog: Pick<Catalog, 'pages' | 'profile'>,
): Promise<P> {
  const [agent, pages] = await Promise.all([catalog.profile(), page.card ? catalog.pages() : []]);
  const told = pages.find(({ name }) => name === page.card?.name);
  const { title, description } = told ?? page;
  return { ...page, title: withAgent(title, agent), description: withAgent(description, agent) };
}
