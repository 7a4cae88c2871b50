/** A third-party analytics tool, loaded only after the visitor consents. */
export type Analytics =
  /** `domain`: the site's domain as registered with Plausible. */
  | { kind: 'plausible'; domain: string }
  /** `id`: the measurement id of a Google Analytics 4 web stream, "G-…". */
  | { kind: 'ga4'; id: string };
