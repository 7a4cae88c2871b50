import type { APIContext } from 'astro';

/** The site's public origin, without a trailing slash; in development that of the request. */
export function siteOrigin({ locals, url }: Pick<APIContext, 'locals' | 'url'>): string {
  return locals.deployment?.siteUrl ?? url.origin;
}
