declare namespace App {
  /** The values that the server passes to every page. */
  interface Locals {
    services: import('#domain/services.ts').Services;
    /**
     * The deployment's settings. Absent in development: then the origin is that of the request, and there are no keys.
     */
    deployment?: {
      /** Public origin, without a trailing slash. */
      siteUrl: string;
      /** The host on which the cache-cleared flag is set. */
      productionHost: string | null;
      /** For the Google Maps embed; OpenStreetMap is used without it. */
      mapsEmbedKey: string | null;
      /** The analytics tool, which needs consent. */
      analytics: import('#domain/consent/analytics.ts').Analytics | null;
    };
    /** The page shows a draft in the desk's preview frame. */
    isPreview?: boolean;
    contactForm?: import('#domain/leads/submitted-form.ts').SubmittedForm;
    sellerForm?: import('#domain/leads/submitted-form.ts').SubmittedForm;
  }
}

/** The site's own directives, registered in `server/build/astro-adapter.ts`. */
declare namespace Astro {
  interface ClientDirectives {
    'client:settled'?: boolean;
    'client:click'?: boolean;
  }
}
