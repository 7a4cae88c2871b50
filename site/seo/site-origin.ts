import type { APIContext } from 'astro';

/** The public origin of the site, without a trailing slash; in development the address bar's. */
export function siteOrigin({ locals, url }: Pick<APIContext, 'locals' | 'url'>): string {
  return locals.deployment?.siteUrl ?? url.origin;
}
