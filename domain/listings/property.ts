import * as v from 'valibot';
import { amount, moment, optionalLine, picture } from '../record-fields.ts';

const fact = v.nullable(amount);

/** A home for sale, as `GET /api/agents/1/properties` answers it. null: the listing does not say. */
export const propertySchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  /** Words that say so where the seller does not want it shown. */
  address: optionalLine,
  neighborhoodSlug: v.nullable(v.string()),
  /** RESO StandardStatus: "Active", "Pending", "Coming Soon", … */
  status: optionalLine,
  /** Whole US dollars as text, for example "589000". */
  price: v.pipe(v.string(), v.regex(/^\d*$/), v.maxLength(15)),
  bedrooms: fact,
  /** Halves count: 2.5. */
  bathrooms: fact,
  squareFootage: fact,
  yearBuilt: fact,
  propertyType: optionalLine,
  images: v.array(picture),
  description: v.pipe(v.string(), v.maxLength(100_000)),
  daysOnMarket: fact,
  /** Acres; null for condominiums. */
  lotSize: fact,
  listingFirm: optionalLine,
  /** Phone or e-mail of the listing side, required beside every listing (IDX). */
  attributionContact: optionalLine,
  /** Where the record comes from, such as an MLS; missing in records kept before it was asked for. */
  source: v.exactOptional(optionalLine),
  /** True for the homes made up for this site: they are labeled so wherever they stand. */
  isSample: v.boolean(),
  updatedAt: moment,
});

export type Property = v.InferOutput<typeof propertySchema>;
