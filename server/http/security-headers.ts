import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const TWO_YEARS_S = 63_072_000;

/** Browsers read these only in a document. On each script, picture and font of a page they would be 160 bytes in vain. */
const DOCUMENT_HEADERS = ['cross-origin-opener-policy', 'permissions-policy', 'x-frame-options'];

/** What a page loads. Of any other type, a response may be shown as a document. */
const PART_OF_PAGE = /^(?:font|image)\/|^text\/(?:css|javascript)|^application\/json/;

/**
 * Sets security headers on every response, unless already set. The content security policy is set with the page
 * (content-security-policy/page-policy.ts).
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const setHeaders = secureHeaders({
    overwrite: false,
    removePoweredBy: false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: {
      camera: false,
      microphone: false,
      geolocation: false,
      payment: false,
      usb: false,
      browsingTopics: false,
    },
    strictTransportSecurity: siteUrl.startsWith('https:') && `max-age=${TWO_YEARS_S}; includeSubDomains`,
    // Obsolete, or the default of current browsers.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return async (c, next) => {
    await setHeaders(c, next);
    if (!PART_OF_PAGE.test(c.res.headers.get('content-type') ?? '')) return;
    for (const name of DOCUMENT_HEADERS) c.res.headers.delete(name);
  };
}

/** Adds the same headers when a page is rendered, so that cached pages contain them. */
export function withSecurityHeaders(
  siteUrl: string,
  render: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const pages = new Hono().use(securityHeaders(siteUrl)).all((c) => render(c.req.raw));
  return async (request) => await pages.fetch(request);
}
