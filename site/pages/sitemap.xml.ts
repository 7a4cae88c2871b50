import type { APIRoute } from 'astro';
import { indexedPages } from '../seo/indexed-pages.ts';
import { siteOrigin } from '../seo/site-origin.ts';
import { xmlResponse, xmlText } from '../seo/xml.ts';

/** Every page to be found, with the day it last changed (sitemaps.org). */
export const GET: APIRoute = async (context) => {
  const origin = siteOrigin(context);
  const { own, areas, guides } = await indexedPages(context.locals.services.catalog);
  const urls = [...own, ...areas, ...guides].map(
    ({ path, changedAt }) =>
      `<url><loc>${xmlText(origin + path)}</loc>${changedAt ? `<lastmod>${xmlText(changedAt)}</lastmod>` : ''}</url>`,
  );
  return xmlResponse(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`,
  );
};
