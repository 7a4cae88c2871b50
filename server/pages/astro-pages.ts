import type { Services } from '#domain/services.ts';
import type { Config } from '../config.ts';
import { setPolicy } from '../content-security-policy/page-policy.ts';
import type { PageState, RenderPage } from './render-page.ts';

/** The locals that all pages of this server share. */
export interface SiteLocals {
  services: Services;
  /** Settings of the deployment that pages show; see `App.Locals` in site/env.d.ts. */
  deployment: Pick<Config, 'siteUrl' | 'productionHost' | 'mapsEmbedKey' | 'analytics'>;
}

/** The type of `Astro.locals`. */
interface PageLocals extends SiteLocals, Omit<PageState, 'preview'> {
  /** The page shows a draft. */
  isPreview?: boolean;
}

/** Renders pages with Astro's handler: always as a GET, with the state of a form post if there is one. */
export function pageRenderer(
  render: (request: Request, locals: PageLocals) => Promise<Response>,
  site: SiteLocals,
): RenderPage {
  return async (request, { preview, ...state } = {}, status) => {
    const page = await render(new Request(request.url, { headers: request.headers }), {
      ...site,
      ...state,
      ...(preview && { services: preview, isPreview: true }),
    });
    const headers = new Headers(page.headers);
    if (headers.get('content-type') === 'text/html') headers.set('content-type', 'text/html; charset=utf-8');
    const { siteUrl } = site.deployment;
    const body = await page.text();
    setPolicy(headers, body, preview ? { siteUrl, framedBy: "'self'" } : { siteUrl });
    if (status) headers.set('cache-control', 'no-store');
    return new Response(body, { status: status ?? page.status, headers });
  };
}
