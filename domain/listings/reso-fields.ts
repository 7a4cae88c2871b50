/** How a field's value is read. Numbers and flags may arrive as text, as CSV has nothing else. */
export type ResoKind = 'text' | 'number' | 'extra' | 'day' | 'time' | 'flag' | 'list' | 'media';

/**
 * The fields of RESO's Data Dictionary 2.0 (and of MLS Grid) that this site keeps. Everything else in a file is
 * dropped unread: private remarks, showing instructions and commissions have no place here.
 */
export const RESO_FIELDS: Record<string, ResoKind> = {
  ListingKey: 'text',
  ListingId: 'text',
  ListPrice: 'number',
  OriginalListPrice: 'number',
  ClosePrice: 'number',
  CloseDate: 'day',
  StandardStatus: 'text',
  MlsStatus: 'text',
  PropertyType: 'text',
  PropertySubType: 'text',
  UnparsedAddress: 'text',
  City: 'text',
  StateOrProvince: 'text',
  PostalCode: 'text',
  CountyOrParish: 'text',
  SubdivisionName: 'text',
  BedroomsTotal: 'number',
  BathroomsTotalInteger: 'number',
  BathroomsTotalDecimal: 'number',
  BathroomsFull: 'number',
  BathroomsHalf: 'number',
  BathroomsThreeQuarter: 'extra',
  BathroomsOneQuarter: 'extra',
  LivingArea: 'number',
  LotSizeAcres: 'number',
  YearBuilt: 'number',
  DaysOnMarket: 'number',
  PublicRemarks: 'text',
  Latitude: 'number',
  Longitude: 'number',
  ListAgentFullName: 'text',
  ListAgentEmail: 'text',
  ListAgentPreferredPhone: 'text',
  ListOfficeName: 'text',
  ListOfficePhone: 'text',
  ListOfficeEmail: 'text',
  AttributionContact: 'text',
  ModificationTimestamp: 'time',
  PhotosChangeTimestamp: 'text',
  InternetEntireListingDisplayYN: 'flag',
  InternetAddressDisplayYN: 'flag',
  OriginatingSystemName: 'text',
  MlgCanView: 'flag',
  MlgCanUse: 'list',
  Media: 'media',
  /** Ours: a home made up for this site. */
  SampleYN: 'flag',
};

/** Of a picture, the same: what RESO calls Media. */
export const MEDIA_FIELDS = [
  'MediaURL',
  'Order',
  'MediaCategory',
  'MimeType',
  'ShortDescription',
  'MediaObjectID',
] as const;

/** A record as a file holds it, reduced to the fields above. */
export type ResoRecord = Record<string, unknown>;

export type ResoMedia = Partial<Record<(typeof MEDIA_FIELDS)[number], unknown>>;
