import type { Services } from '#domain/services.ts';
import type { PageState, RenderPage } from './render-page.ts';

/** What every `.astro` file finds in `Astro.locals`. */
export interface PageLocals extends PageState {
  services: Services;
}

/** Renders pages with Astro's handler: always as a GET, with the state of a form post when there is one. */
export function pageRenderer(
  render: (request: Request, locals: PageLocals) => Promise<Response>,
  services: Services,
): RenderPage {
  return async (request, state = {}, status) => {
    const page = await render(new Request(request.url, { headers: request.headers }), { services, ...state });
    const headers = new Headers(page.headers);
    if (status) headers.set('cache-control', 'no-store');
    return new Response(page.body, { status: status ?? page.status, headers });
  };
}
