import type { Neighborhood } from '../neighborhoods/neighborhood.ts';
import { addressWithoutFocus, readUploadedPicture } from '../pictures/uploaded-picture.ts';
import { isOnTheMarket, standardStatus } from './listing-status.ts';
import { lackingFields, type Property } from './property.ts';
import { isForRent, plainType } from './property-types.ts';
import type { ResoMedia, ResoRecord } from './reso-fields.ts';
import { type ResoValue, readResoValues } from './reso-values.ts';

/** What a record means for the site. */
export type ListingReading =
  | { outcome: 'shown'; property: Property }
  /** The seller or the MLS keeps it off the internet: nothing of it may be kept. */
  | { outcome: 'hidden'; id: string }
  /** Its price is a month's rent: the site shows homes for sale. */
  | { outcome: 'for-rent'; id: string }
  /** `says` is what becomes of a home that stays because it was sold. */
  | { outcome: 'off-market'; id: string; says: Pick<Property, 'status' | 'closedOn'> & Partial<Property> }
  | { outcome: 'wrong'; errors: string[] };

export interface ListingRules {
  areas: Pick<Neighborhood, 'slug' | 'name' | 'alsoCalled'>[];
  /** Shown where the seller keeps the address to themselves. */
  addressWithheld: string;
  /** ISO time for records that do not say when they were changed. */
  now: string;
}

/** Reads a RESO record into a home for sale, honoring what the seller lets be shown (IDX display flags). */
export function readListing(record: ResoRecord, rules: ListingRules): ListingReading {
  const { values, errors } = readResoValues(record);
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const number = (name: string) => (typeof values[name] === 'number' ? values[name] : null);
  const require = (isThere: boolean, message: string) => {
    if (!isThere) errors.push(message);
  };

  const id = text('ListingKey');
  require(id !== '', 'ListingKey is missing');
  require(id === '' || isUsableKey(id), 'ListingKey must be 1 to 255 characters without spaces or commas');
  const isNamed = id !== '' && isUsableKey(id);
  const status = standardStatus(text('StandardStatus'));
  const isHidden = mayNotShow(values);
  require(isHidden || status !== null, statusError(text('StandardStatus')));
  const types = [text('PropertySubType'), text('PropertyType')];
  // What may not stand among the homes for sale goes, whatever else of it cannot be read.
  if (isNamed && isHidden) return { outcome: 'hidden', id };
  if (isNamed && types.some(isForRent)) return { outcome: 'for-rent', id };
  const withheld = values.InternetAddressDisplayYN === false && { address: rules.addressWithheld };
  if (errors.length === 0 && status && !isOnTheMarket(status)) {
    const closedOn = text('CloseDate');
    return { outcome: 'off-market', id, says: { status, ...(closedOn && { closedOn }), ...withheld } };
  }

  const contact = CONTACTS.map(text).find((value) => value !== '') ?? '';
  const propertyType = types.find((type) => type !== '') ?? '';
  const updatedAt = text('ModificationTimestamp') || rules.now;
  const photos = photosIn((values.Media as ResoMedia[] | undefined) ?? []);
  const images = photos.map(({ url }) => url);
  const own = photos.filter(({ url }) => readUploadedPicture(url));
  const isSample = values.SampleYN === true;
  const needed = {
    address: text('UnparsedAddress'),
    price: String(Math.round(number('ListPrice') ?? 0)),
    propertyType: plainType(propertyType),
    listingFirm: text('ListOfficeName'),
    attributionContact: contact,
    ...withheld,
  };
  // One that cannot be read is named as such already.
  const isUnreadable = values.ListPrice === undefined && !isBlank(record.ListPrice);
  for (const field of lackingFields(needed)) {
    const message = LACKS[field];
    if (message && !(field === 'price' && isUnreadable)) errors.push(message);
  }
  require((number('ListPrice') ?? 0) < MOST_DOLLARS, `ListPrice must be below ${MOST_DOLLARS}`);
  for (const name of COUNTS) require((number(name) ?? 0) >= 0, `${name} must not be below 0`);
  if (!isSample)
    for (const url of images)
      require(/^https:\/\/\S+$/.test(url) ||
        readUploadedPicture(url) !== null, `MediaURL "${url}" is not an https address`);
  for (const { url, shows } of own) require(shows !== '', `MediaURL "${url}" needs a ShortDescription`);
  if (errors.length > 0 || !status) return { outcome: 'wrong', errors };

  const source = text('OriginatingSystemName');
  return {
    outcome: 'shown',
    property: {
      id,
      ...needed,
      neighborhoodSlug: areaOf(text('SubdivisionName'), rules.areas),
      status,
      bedrooms: number('BedroomsTotal'),
      bathrooms: bathroomsIn(number),
      squareFootage: number('LivingArea'),
      yearBuilt: number('YearBuilt'),
      images,
      ...(own.length > 0 && {
        imageAlts: Object.fromEntries(own.map(({ url, shows }) => [addressWithoutFocus(url), shows])),
      }),
      description: text('PublicRemarks'),
      daysOnMarket: number('DaysOnMarket'),
      lotSize: number('LotSizeAcres'),
      ...(source && { source }),
      isSample,
      updatedAt,
    },
  };
}

/** Where the contact of the listing side may stand, best first. */
const CONTACTS = [
  'AttributionContact',
  'ListAgentPreferredPhone',
  'ListOfficePhone',
  'ListAgentEmail',
  'ListOfficeEmail',
];

/** What a file says of a field that no home is shown without. */
const LACKS: Partial<Record<keyof Property, string>> = {
  address: 'UnparsedAddress is missing',
  price: 'ListPrice must be above 0',
  propertyType: 'PropertyType is missing',
  listingFirm: 'ListOfficeName is missing: it must stand beside the listing',
  attributionContact: 'AttributionContact is missing: it must stand beside the listing',
};

/** A price has at most 15 digits (`propertySchema`). */
const MOST_DOLLARS = 1e15;

const COUNTS = ['BedroomsTotal', 'LivingArea', 'LotSizeAcres', 'YearBuilt', 'DaysOnMarket'];

/** A link names homes by key, with commas between them. */
function isUsableKey(key: string): boolean {
  return key.length <= 255 && /^[^\s,\p{Cc}]+$/u.test(key);
}

/** A flag that is not there allows. */
function mayNotShow(values: Record<string, ResoValue>): boolean {
  const use = values.MlgCanUse;
  return (
    values.InternetEntireListingDisplayYN === false ||
    values.MlgCanView === false ||
    (Array.isArray(use) && !(use as string[]).includes('IDX'))
  );
}

function statusError(word: string): string {
  return word === '' ? 'StandardStatus is missing' : `StandardStatus "${word}" is none of RESO's`;
}

function isBlank(raw: unknown): boolean {
  return raw === null || raw === undefined || raw === '';
}

function areaOf(subdivision: string, areas: ListingRules['areas']): string | null {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(subdivision);
  if (wanted === '') return null;
  const area = areas.find(({ name, slug, alsoCalled }) =>
    [name, slug, ...alsoCalled].some((one) => plain(one) === wanted),
  );
  return area?.slug ?? null;
}

/** What a bath with some of the four fixtures counts. */
const BATHS = {
  BathroomsFull: 1,
  BathroomsThreeQuarter: 0.75,
  BathroomsHalf: 0.5,
  BathroomsOneQuarter: 0.25,
};

/** RESO counts a part of a bath as a whole one in its total, so the parts say more. */
function bathroomsIn(number: (name: string) => number | null): number | null {
  if (number('BathroomsFull') === null)
    return number('BathroomsTotalDecimal') ?? number('BathroomsTotalInteger');
  return Object.entries(BATHS).reduce((sum, [name, size]) => sum + (number(name) ?? 0) * size, 0);
}

/** Photographs in their order; floor plans, films and papers are other categories. */
function photosIn(media: ResoMedia[]): { url: string; shows: string }[] {
  return media
    .filter(({ MediaCategory }) => !MediaCategory || /photo|image/i.test(String(MediaCategory)))
    .toSorted((one, other) => Number(one.Order ?? 0) - Number(other.Order ?? 0))
    .map(({ MediaURL, ShortDescription }) => ({
      url: String(MediaURL).trim(),
      shows: String(ShortDescription ?? '')
        .trim()
        .slice(0, 300),
    }));
}
