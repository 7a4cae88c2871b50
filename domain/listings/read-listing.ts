import type { Neighborhood } from '../neighborhoods/neighborhood.ts';
import { addressWithoutFocus, readUploadedPicture } from '../pictures/uploaded-picture.ts';
import { isOnTheMarket, standardStatus } from './listing-status.ts';
import { missingFields, type Property } from './property.ts';
import { isForRent, plainType } from './property-types.ts';
import type { ResoMedia, ResoRecord } from './reso-fields.ts';
import { type ResoValue, readResoValues } from './reso-values.ts';

/** The result of reading a listing record. */
export type ListingReading =
  | { outcome: 'shown'; property: Property }
  /** The seller or the MLS forbids display on the internet: none of its data may be stored. */
  | { outcome: 'hidden'; id: string }
  /** Its price is a monthly rent; the site only lists homes for sale. */
  | { outcome: 'for-rent'; id: string }
  /** `changes` are the fields to update if the home stays listed because it was sold. */
  | { outcome: 'off-market'; id: string; changes: Pick<Property, 'status' | 'closedOn'> & Partial<Property> }
  | { outcome: 'wrong'; errors: string[] };

export interface ListingRules {
  areas: Pick<Neighborhood, 'slug' | 'name' | 'alsoCalled'>[];
  /** Shown instead of an address that the seller withholds. */
  addressWithheld: string;
  /** ISO time, used for records without a modification time. */
  now: string;
}

/** Converts a RESO record to a home for sale, honoring the IDX display flags. */
export function readListing(record: ResoRecord, rules: ListingRules): ListingReading {
  const { values, errors } = readResoValues(record);
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const number = (name: string) => (typeof values[name] === 'number' ? values[name] : null);
  /** Many systems write 0 for a measure or year that they do not know. */
  const known = (name: string) => number(name) || null;
  const require = (isThere: boolean, message: string) => {
    if (!isThere) errors.push(message);
  };

  const id = text('ListingKey');
  require(id !== '', 'ListingKey is missing');
  require(id === '' || isUsableKey(id), 'ListingKey must be 1 to 255 characters without spaces or commas');
  const isRounded = ROUNDED.test(id);
  require(!isRounded, `ListingKey ${id} was rounded by a spreadsheet: import the file as the MLS made it`);
  const isNamed = id !== '' && isUsableKey(id) && !isRounded;
  const status = standardStatus(text('StandardStatus'));
  const isHidden = isDisplayForbidden(values);
  require(isHidden || status !== null, statusError(text('StandardStatus')));
  const types = [text('PropertySubType'), text('PropertyType')];
  // Hidden homes and rentals are removed even if other fields are invalid.
  if (isNamed && isHidden) return { outcome: 'hidden', id };
  if (isNamed && types.some(isForRent)) return { outcome: 'for-rent', id };
  const withheld = values.InternetAddressDisplayYN === false && { address: rules.addressWithheld };
  if (errors.length === 0 && status && !isOnTheMarket(status)) {
    const closedOn = text('CloseDate');
    return { outcome: 'off-market', id, changes: { status, ...(closedOn && { closedOn }), ...withheld } };
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
  // An unreadable price has already been reported.
  const isUnreadable = values.ListPrice === undefined && !isBlank(record.ListPrice);
  for (const field of missingFields(needed)) {
    const message = MISSING_FIELD_ERRORS[field];
    if (message && !(field === 'price' && isUnreadable)) errors.push(message);
  }
  require((number('ListPrice') ?? 0) < MAX_PRICE, `ListPrice must be below ${MAX_PRICE}`);
  for (const name of COUNTS) require((number(name) ?? 0) >= 0, `${name} must not be below 0`);
  if (!isSample)
    for (const url of images)
      require(/^https:\/\/\S+$/.test(url) ||
        readUploadedPicture(url) !== null, `MediaURL "${url}" is not an https address`);
  for (const { url, alt } of own) require(alt !== '', `MediaURL "${url}" needs a ShortDescription`);
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
      squareFootage: known('LivingArea'),
      yearBuilt: yearIn(known('YearBuilt'), rules.now),
      images,
      ...(own.length > 0 && {
        imageAlts: Object.fromEntries(own.map(({ url, alt }) => [addressWithoutFocus(url), alt])),
      }),
      description: text('PublicRemarks'),
      daysOnMarket: number('DaysOnMarket'),
      lotSize: known('LotSizeAcres'),
      ...(source && { source }),
      isSample,
      updatedAt,
    },
  };
}

/** The fields that may hold the listing side's contact details, in order of preference. */
export const CONTACTS = [
  'AttributionContact',
  'ListAgentPreferredPhone',
  'ListOfficePhone',
  'ListAgentEmail',
  'ListOfficeEmail',
];

/** The error for each required field that is missing. */
const MISSING_FIELD_ERRORS: Partial<Record<keyof Property, string>> = {
  address: 'UnparsedAddress is missing',
  price: 'ListPrice must be above 0',
  propertyType: 'PropertyType is missing',
  listingFirm: 'ListOfficeName is missing: it must stand beside the listing',
  attributionContact: 'AttributionContact is missing: it must stand beside the listing',
};

/** A price has at most 15 digits (`propertySchema`). */
const MAX_PRICE = 1e15;

const COUNTS = ['BedroomsTotal', 'LivingArea', 'LotSizeAcres', 'YearBuilt', 'DaysOnMarket'];

/** Links list homes by key, separated by commas. */
function isUsableKey(key: string): boolean {
  return key.length <= 255 && /^[^\s,\p{Cc}]+$/u.test(key);
}

/** How spreadsheets save a number of more than eleven digits. */
const ROUNDED = /^\d(?:\.\d+)?E\+\d+$/i;

/** A missing flag permits display. */
function isDisplayForbidden(values: Record<string, ResoValue>): boolean {
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

/**
 * A three-quarter bath counts as 0.75 and so on. RESO's total counts each as a whole one, so the parts are preferred.
 * `BathroomsPartial` counts half and quarter baths together, for systems that do not tell them apart.
 */
function bathroomsIn(number: (name: string) => number | null): number | null {
  const count = (name: string) => number(name) ?? 0;
  const threeQuarter = count('BathroomsThreeQuarter');
  const quarter = count('BathroomsOneQuarter');
  const half = Math.max(count('BathroomsHalf'), count('BathroomsPartial') - quarter);
  const parts = threeQuarter + half + quarter;
  const full = number('BathroomsFull');
  const total = number('BathroomsTotalInteger');
  const decimal = number('BathroomsTotalDecimal');
  if (full === null && (decimal !== null || (total === null && parts === 0))) return decimal;
  const whole = full ?? Math.max(0, (total ?? 0) - parts);
  return whole + threeQuarter * 0.75 + half * 0.5 + quarter * 0.25;
}

/** Systems that know no year also write 1 or 9999; a home that is to be built may have one of the next years. */
function yearIn(year: number | null, now: string): number | null {
  const last = Number(now.slice(0, 4)) + YEARS_AHEAD;
  return year !== null && year >= FIRST_YEAR && year <= last ? year : null;
}

const FIRST_YEAR = 1600;
const YEARS_AHEAD = 10;

/** The photos in order; floor plans, videos and documents have other categories. */
function photosIn(media: ResoMedia[]): { url: string; alt: string }[] {
  return media
    .filter(({ MediaCategory }) => !MediaCategory || /photo|image/i.test(String(MediaCategory)))
    .toSorted((one, other) => Number(one.Order ?? 0) - Number(other.Order ?? 0))
    .map(({ MediaURL, ShortDescription }) => ({
      url: String(MediaURL).trim(),
      alt: String(ShortDescription ?? '')
        .trim()
        .slice(0, 300),
    }));
}
