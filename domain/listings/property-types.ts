import { squeeze } from './listing-status.ts';

/** RESO's types that have other words on this site. */
const PLAIN_TYPES: Record<string, string> = {
  'Single Family Residence': 'Single family',
  Townhouse: 'Town house',
};

/** A type of RESO's, however it is spaced, in the words of this site: "SingleFamilyResidence" is "Single family". */
export function plainType(type: string): string {
  const squeezed = squeeze(type);
  const known = Object.keys(PLAIN_TYPES).find((name) => squeeze(name) === squeezed);
  if (known) return PLAIN_TYPES[known] ?? type;
  return /^[A-Za-z]+$/.test(type) ? type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') : type;
}

/** Whether a type ("Residential Lease", "Rental") is of homes to let. */
export function isForRent(type: string): boolean {
  return /(?:lease|rentals?|forrent)$/.test(squeeze(type));
}

/** What RESO calls a type of this site. */
export function resoType(plain: string): string {
  return Object.keys(PLAIN_TYPES).find((type) => PLAIN_TYPES[type] === plain) ?? plain;
}
