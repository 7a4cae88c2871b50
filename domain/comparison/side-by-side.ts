import { dollarsOf, pricePerSquareFoot } from '../listings/listing-figures.ts';
import type { Property } from '../listings/property.ts';

/** What of two homes is compared, in the order of the table. */
const FACTS = {
  price: (home: Property) => dollarsOf(home),
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
  /** One value for each home, in their order; null where the listing does not say. */
  values: (string | number | null)[];
  /** Whether the homes are not all alike. Which one is better is the reader's to judge. */
  differs: boolean;
}

/** The rows of a comparison. Prices and prices per square foot are whole US dollars, lots acres. */
export function sideBySide(homes: Property[]): FactRow[] {
  return (Object.keys(FACTS) as FactName[]).map((name) => {
    const values = homes.map((home) => FACTS[name](home));
    return { name, values, differs: new Set(values).size > 1 };
  });
}
