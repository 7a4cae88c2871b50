import { dollarsOf, pricePerSquareFoot } from '../listings/listing-figures.ts';
import type { Property } from '../listings/property.ts';

/** The compared facts, in the order of the table. */
const FACTS = {
  price: dollarsOf,
  status: (home: Property) => home.status,
  bedrooms: (home: Property) => home.bedrooms,
  bathrooms: (home: Property) => home.bathrooms,
  squareFootage: (home: Property) => home.squareFootage,
  pricePerSquareFoot,
  lotSize: (home: Property) => home.lotSize,
  yearBuilt: (home: Property) => home.yearBuilt,
  propertyType: (home: Property) => home.propertyType,
  daysOnMarket: (home: Property) => home.daysOnMarket,
} satisfies Record<string, (home: Property) => string | number | null>;

export type FactName = keyof typeof FACTS;

export interface FactRow {
  name: FactName;
  /** One value per home, in order; null if the listing lacks it. */
  values: (string | number | null)[];
  /** Whether the values differ. Which one is better is up to the reader. */
  differs: boolean;
}

/** The rows of a comparison. Prices and prices per square foot are in whole US dollars, lot sizes in acres. */
export function sideBySide(homes: Property[]): FactRow[] {
  return (Object.keys(FACTS) as FactName[]).map((name) => {
    const values = homes.map((home) => FACTS[name](home));
    return { name, values, differs: new Set(values).size > 1 };
  });
}
