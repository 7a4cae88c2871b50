declare namespace App {
  /** What the server hands every page. */
  interface Locals {
    services: import('#domain/services.ts').Services;
    /** Where the site runs. Absent in development: the address bar's origin and no keys serve then. */
    deployment?: {
      /** Public origin, without a trailing slash. */
      siteUrl: string;
      /** The host on which the cache-cleared flag is set. */
      productionHost: string | null;
      /** Google Maps embed; OpenStreetMap without it. */
      mapsEmbedKey: string | null;
      /** What measures visits, with consent. */
      analytics: import('#domain/consent/analytics.ts').Analytics | null;
    };
    /** The page shows a draft, in the desk's frame. */
    isPreview?: boolean;
    contactForm?: import('#domain/leads/submitted-form.ts').SubmittedForm;
    sellerForm?: import('#domain/leads/submitted-form.ts').SubmittedForm;
  }
}

/** Our two directives beside Astro's; `server/build/astro-adapter.ts` brings them in. */
declare namespace Astro {
  interface ClientDirectives {
    'client:settled'?: boolean;
    'client:click'?: boolean;
  }
}
