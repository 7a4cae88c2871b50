import type { APIRoute } from 'astro';
import { siteOrigin } from '../seo/site-origin.ts';

/** Allows everything except the API, which has no pages (RFC 9309). */
export const GET: APIRoute = (context) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteOrigin(context)}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
