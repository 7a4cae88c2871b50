import * as v from 'valibot';
import { altOf, lacksAlt } from '../pictures/uploaded-picture.ts';
import {
  altField,
  amount,
  day,
  field,
  managed,
  moment,
  neededFields,
  optionalLine,
  picture,
} from '../record-fields.ts';
import { CLOSED, LISTING_STATUSES } from './listing-status.ts';

const fact = v.nullable(amount);
const CARD_AND_TABLE = 'Its card and the comparison';
const COMPARISON_AND_ASSISTANT = 'The comparison, and the assistant tells it';

const openHouseSchema = v.object({
  from: field(moment, { label: 'From', widget: 'moment' }),
  to: field(moment, { label: 'Until', widget: 'moment' }),
});

const propertyFields = v.object({
  id: managed(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
  /** A placeholder text if the seller withholds the address. */
  address: field(optionalLine, {
    label: 'Address',
    shows: CARD_AND_TABLE,
    isNeeded: true,
  }),
  neighborhoodSlug: field(v.nullable(v.string()), {
    label: 'Neighborhood',
    shows: 'Its card, and the assistant names it',
    widget: 'areas',
  }),
  /** RESO StandardStatus: "Active", "Pending", "Coming Soon", … */
  status: field(optionalLine, {
    label: 'Status',
    shows: 'Its card',
    options: LISTING_STATUSES,
    isNeeded: true,
  }),
  /** The date of sale; a closed home without it is not listed. */
  closedOn: field(v.exactOptional(v.nullable(day)), {
    label: 'Closed on',
    shows: 'Nowhere; 30 days later the home leaves the lists',
    widget: 'date',
  }),
  /** Whole US dollars as text, for example "589000". */
  price: field(v.pipe(v.string(), v.regex(/^\d*$/), v.maxLength(15)), {
    label: 'Price',
    shows: CARD_AND_TABLE,
    widget: 'money',
    isNeeded: true,
  }),
  bedrooms: field(fact, { label: 'Bedrooms', shows: CARD_AND_TABLE }),
  /** Halves count: 2.5. */
  bathrooms: field(fact, {
    label: 'Bathrooms',
    help: 'Halves count: 2.5.',
    shows: CARD_AND_TABLE,
  }),
  squareFootage: field(fact, { label: 'Square feet', shows: CARD_AND_TABLE }),
  yearBuilt: field(fact, { label: 'Year built', shows: COMPARISON_AND_ASSISTANT }),
  propertyType: field(optionalLine, {
    label: 'Type',
    help: 'Single family, Town house, Condominium.',
    shows: COMPARISON_AND_ASSISTANT,
    isNeeded: true,
  }),
  images: field(v.array(picture), {
    label: 'Photos',
    help: 'The first stands on the card.',
    shows: CARD_AND_TABLE,
    widget: 'pictures',
    alt: 'imageAlts',
  }),
  /** Alt texts of the home's uploaded photos, by address without focal point. */
  imageAlts: altField(v.exactOptional(v.record(v.string(), optionalLine))),
  description: field(v.pipe(v.string(), v.maxLength(100_000)), {
    label: 'Description',
    help: 'The home, never who should live in it.',
    shows: COMPARISON_AND_ASSISTANT,
    widget: 'paragraphs',
  }),
  /** In chronological order. */
  openHouses: field(v.exactOptional(v.array(openHouseSchema)), { label: 'Open houses', shows: 'Its card' }),
  daysOnMarket: field(fact, { label: 'Days on market', shows: COMPARISON_AND_ASSISTANT }),
  /** Acres; null for condominiums. */
  lotSize: field(fact, { label: 'Lot, in acres', shows: COMPARISON_AND_ASSISTANT }),
  listingFirm: field(optionalLine, {
    label: 'Listing firm',
    shows: 'Beside the home, as the MLS asks',
    isNeeded: true,
  }),
  /** Phone or e-mail of the listing agent or brokerage, required beside every listing (IDX). */
  attributionContact: field(optionalLine, {
    label: 'Contact of the listing side',
    help: 'Phone or email.',
    shows: 'Beside the home, as the MLS asks',
    isNeeded: true,
  }),
  /** Where the record comes from, such as an MLS; missing in records stored before this field existed. */
  source: field(v.exactOptional(optionalLine), {
    label: 'Source',
    help: 'Such as the name of the MLS.',
    shows: 'Under the homes, as the MLS asks',
  }),
  /** True for fictional homes: they are labeled as samples wherever they appear. */
  isSample: field(v.boolean(), {
    label: 'A sample',
    help: 'Made up to show the layout; the page says so.',
    shows: 'A tag on its card and in the comparison',
  }),
  updatedAt: managed(moment),
});

/** A home for sale, as `GET /api/agents/1/properties` returns it. null: unknown. */
export const propertySchema = v.pipe(
  propertyFields,
  v.forward(
    v.partialCheck(
      [['images'], ['imageAlts']],
      ({ images, imageAlts }) => !images.some((image) => lacksAlt(image, altOf(image, imageAlts))),
    ),
    ['imageAlts'],
  ),
);

export type Property = v.InferOutput<typeof propertySchema>;

const NEEDED = neededFields(propertyFields.entries);

/** The required fields that a home lacks before the site or an import may show it. */
export function missingFields(home: Partial<Property>): (keyof Property)[] {
  const needed: (keyof Property)[] = home.status === CLOSED ? [...NEEDED, 'closedOn'] : NEEDED;
  return needed.filter((name) => {
    const value = String(home[name] ?? '').trim();
    return value === '' || (name === 'price' && !(Number(value) > 0));
  });
}
