import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const TWO_YEARS_S = 63_072_000;

/**
 * Headers of every answer; one that an answer already has stays. The content security policy comes with the page
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
    // Of browsers long gone, or defaults of today's.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** Gives what is rendered the same headers: a kept page has them already when it is answered. */
export function withSecurityHeaders(
  siteUrl: string,
  render: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const pages = new Hono().use(securityHeaders(siteUrl)).all((c) => render(c.req.raw));
  return async (request) => await pages.fetch(request);
}
