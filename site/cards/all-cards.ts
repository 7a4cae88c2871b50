import { neighborhoods } from '#content/neighborhoods.ts';
import { areaPage, fallbackCard, guideArticle, type PageCard, pages } from '#content/pages.ts';
import { AGENT_ID } from '#domain/agent/agent-id.ts';
import { builtInGuides } from '#server/seed/built-in-guides.ts';

/**
 * The cards of all built-in pages, and the fallback for records added later. Only for the command and its test: it reads
 * the guides as the server does, which the site itself must not do.
 */
export function allCards(): PageCard[] {
  const guides = builtInGuides(AGENT_ID);
  return [
    fallbackCard,
    ...Object.values(pages).map(({ card }) => card),
    ...neighborhoods.map((area) => areaPage(area).card),
    ...guides.map((guide) => guideArticle(guide).card),
  ];
}
