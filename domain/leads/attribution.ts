/** How the visitor first reached the site. Every part is optional and at most 500 characters. */
export interface Attribution {
  landingPage?: string;
  referrer?: string;
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
}

export const ATTRIBUTION_KEYS = [
  'landingPage',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const satisfies (keyof Attribution)[];

const MAX_PART_LENGTH = 500;

/** Keeps the valid parts of an attribution object and drops the rest: bad marketing data must never cost a lead. */
export function parseAttribution(input: unknown): Attribution {
  if (typeof input !== 'object' || input === null) return {};
  const given = input as Record<string, unknown>;
  const attribution: Attribution = {};
  for (const key of ATTRIBUTION_KEYS) {
    const value = Object.hasOwn(given, key) ? given[key] : undefined;
    if (typeof value !== 'string') continue;
    const text = value.replaceAll('\u0000', '').trim();
    if (text !== '') attribution[key] = text.slice(0, MAX_PART_LENGTH).toWellFormed();
  }
  return attribution;
}
