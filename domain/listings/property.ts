/** A home for sale, as `GET /api/agents/1/properties` answers it. */
export interface Property {
  id: string;
  /** Words that say so where the seller does not want it shown. */
  address: string;
  neighborhoodSlug: string | null;
  /** RESO StandardStatus: "Active", "Pending", "Coming Soon", … */
  status: string;
  /** Whole US dollars as text, for example "589000". */
  price: string;
  /** null, here and below: the listing does not say. */
  bedrooms: number | null;
  /** Halves count: 2.5. */
  bathrooms: number | null;
  squareFootage: number | null;
  yearBuilt: number | null;
  propertyType: string;
  /** Names of pictures in content/pictures, or absolute https addresses. */
  images: string[];
  description: string;
  daysOnMarket: number | null;
  /** Acres; null for condominiums. */
  lotSize: number | null;
  listingFirm: string;
  /** Phone or e-mail of the listing side, required beside every listing (IDX). */
  attributionContact: string;
  /** Where the record comes from, such as an MLS; missing in records kept before it was asked for. */
  source?: string;
  /** True for the homes made up for this site: they are labelled so wherever they stand. */
  isSample: boolean;
  updatedAt: string;
}
