/** A tool of another provider that measures visits, once a visitor has allowed it. */
export type Analytics =
  /** `domain`: the site's name at Plausible. */
  | { kind: 'plausible'; domain: string }
  /** `id`: the measurement id of a Google Analytics 4 web stream, "G-…". */
  | { kind: 'ga4'; id: string };
