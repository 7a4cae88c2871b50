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

/** Whether a RESO type ("Residential Lease", "Rental") means that a home is for rent. */
export function isForRent(type: string): boolean {
  return /(?:lease|rentals?|forrent)$/.test(normalizeTerm(type));
}

/** Translates a property type of the site back to RESO's name. */
export function resoType(plain: string): string {
  return Object.keys(PLAIN_TYPES).find((type) => PLAIN_TYPES[type] === plain) ?? plain;
}
