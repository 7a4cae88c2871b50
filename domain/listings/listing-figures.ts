import type { Property } from './property.ts';

/** The asking price in US dollars; null if the record has none. */
export function dollarsOf({ price }: Pick<Property, 'price'>): number | null {
  return /^\d+(\.\d+)?$/.test(price) ? Number(price) : null;
}

/** Whole US dollars per square foot; null if price or area is missing. */
export function pricePerSquareFoot(home: Pick<Property, 'price' | 'squareFootage'>): number | null {
  const dollars = dollarsOf(home);
  return dollars === null || !home.squareFootage ? null : Math.round(dollars / home.squareFootage);
}

/** The square feet of a lot, to the hundred: its acres are rounded as well. */
export function squareFeetOfLot(acres: number): number {
  return Math.round((acres * SQUARE_FEET_PER_ACRE) / 100) * 100;
}

export const SQUARE_FEET_PER_ACRE = 43_560;

/** "Stone Realty Group, (704) 555-0142"; '' if the record names neither. */
export function listedBy({
  listingFirm,
  attributionContact,
}: Pick<Property, 'listingFirm' | 'attributionContact'>): string {
  return [listingFirm, attributionContact].filter(Boolean).join(', ');
}
