import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const TWO_YEARS_S = 63_072_000;

/**
 * Sets security headers on every response, unless already set. The content security policy is set with the page
 * (content-security-policy/page-policy.ts).
 */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  return secureHeaders({
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
}

/** Adds the same headers when a page is rendered, so that cached pages contain them. */
export function withSecurityHeaders(
  siteUrl: string,
  render: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const pages = new Hono().use(securityHeaders(siteUrl)).all((c) => render(c.req.raw));
  return async (request) => await pages.fetch(request);
}
