import type { APIRoute } from 'astro';
import { guidesFeed, llmsText } from '#content/for-programs.ts';
import { type IndexedPage, indexedPages } from '../seo/indexed-pages.ts';
import { siteOrigin } from '../seo/site-origin.ts';

/** A description of the site and its pages in Markdown, for language models (llmstxt.org). */
export const GET: APIRoute = async (context) => {
  const origin = siteOrigin(context);
  const { summary, contact, notes, sections, programs } = llmsText;
  const { catalog } = context.locals.services;
  const agent = await catalog.profile();
  const { own, areas, guides } = await indexedPages(catalog);
  const links = (pages: IndexedPage[]) =>
    pages.map((page) => `- [${page.title}](${origin}${page.path}): ${page.description}`).join('\n');
  const text = [
    `# ${agent.atFirm}`,
    `> ${summary(agent)}`,
    [contact(agent), ...notes].map((note) => `- ${note}`).join('\n'),
    `## ${sections.pages}`,
    links(own),
    `## ${sections.areas}`,
    links(areas),
    `## ${sections.guides}`,
    links(guides),
    `## ${sections.programs}`,
    [
      `- [openapi.json](${origin}/api/openapi.json): ${programs.openapi}`,
      `- [guides.atom](${origin}${guidesFeed.path}): ${programs.feed}`,
      `- [sitemap.xml](${origin}/sitemap.xml): ${programs.sitemap}`,
    ].join('\n'),
  ].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
