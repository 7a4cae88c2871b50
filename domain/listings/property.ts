/** A home for sale, as `GET /api/agents/1/properties` answers it. */
export interface Property {
  id: string;
  address: string;
  neighborhoodSlug: string | null;
  /** RESO StandardStatus: "Active", "Pending", "Coming Soon", … */
  status: string;
  /** Whole US dollars as text, for example "589000". */
  price: string;
  bedrooms: number;
  /** Halves count: 2.5. */
  bathrooms: number;
  squareFootage: number;
  yearBuilt: number;
  propertyType: string;
  /** Names of pictures in content/pictures, or absolute https addresses. */
  images: string[];
  description: string;
  daysOnMarket: number;
  /** Acres; null for condominiums. */
  lotSize: number | null;
  listingFirm: string;
  /** Phone or e-mail of the listing side, required beside every listing (IDX). */
  attributionContact: string;
  /** True for the homes made up for this site: they are labelled so wherever they stand. */
  isSample: boolean;
  updatedAt: string;
}
