import type { APIRoute } from 'astro';
import { indexedPages } from '../seo/indexed-pages.ts';
import { siteOrigin } from '../seo/site-origin.ts';
import { escapeXml, xmlResponse } from '../seo/xml.ts';

/** All indexed pages, with the date of their last change (sitemaps.org). */
export const GET: APIRoute = async (context) => {
  const origin = siteOrigin(context);
  const { own, areas, guides } = await indexedPages(context.locals.services.catalog);
  const urls = [...own, ...areas, ...guides].map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}</url>`,
  );
  return xmlResponse(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`,
  );
};
