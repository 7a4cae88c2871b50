import { normalizeTerm } from './listing-status.ts';

/** RESO property types that the site words differently. */
const PLAIN_TYPES: Record<string, string> = {
  'Single Family Residence': 'Single family',
  Townhouse: 'Town house',
};

/** Translates a RESO type, however spaced, into the site's wording: "SingleFamilyResidence" becomes "Single family". */
export function plainType(type: string): string {
  const normalized = normalizeTerm(type);
  const known = Object.keys(PLAIN_TYPES).find((name) => normalizeTerm(name) === normalized);
  if (known) return PLAIN_TYPES[known] ?? type;
  return /^[A-Za-z]+$/.test(type) ? type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') : type;
}

/** RESO types that visitors call by one name, by the site's name of the kind. */
const KINDS: Record<string, readonly string[]> = {
  'Multi family': ['Multi Family', 'Duplex', 'Triplex', 'Quadruplex'],
  'Manufactured home': ['Manufactured Home', 'Manufactured On Land', 'Mobile Home'],
  Land: ['Unimproved Land'],
};

/** The kind of home a type belongs to: "Duplex" to "Multi family"; the type itself if it is its own kind. */
export function kindOf(type: string): string {
  const normalized = normalizeTerm(type);
  const isNamed = (name: string) => normalizeTerm(name) === normalized;
  return Object.keys(KINDS).find((kind) => KINDS[kind]?.some(isNamed)) ?? type;
}

/** Whether a RESO type ("Residential Lease", "Rental") means that a home is for rent. */
export function isForRent(type: string): boolean {
  return /(?:lease|rentals?|forrent)$/.test(normalizeTerm(type));
}

/** Translates a property type of the site back to RESO's name. */
export function resoType(plain: string): string {
  return Object.keys(PLAIN_TYPES).find((type) => PLAIN_TYPES[type] === plain) ?? plain;
}
