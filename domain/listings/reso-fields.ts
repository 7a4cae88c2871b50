/** How a field's value is parsed. Numbers and flags may arrive as text, because CSV has nothing else. */
export type ResoKind = 'text' | 'number' | 'extra' | 'day' | 'time' | 'flag' | 'list' | 'media';

/**
 * The fields of RESO's Data Dictionary 2.0 (and of MLS Grid) that this site stores. Everything else in a file is dropped
 * unread, such as private remarks, showing instructions and commissions.
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
  BathroomsPartial: 'extra',
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
  /** The site's own extension: a fictional home. */
  SampleYN: 'flag',
};

/** The fields of a RESO Media item that this site stores. */
export const MEDIA_FIELDS = [
  'MediaURL',
  'Order',
  'MediaCategory',
  'MimeType',
  'ShortDescription',
  'MediaObjectID',
] as const;

/** A record of a file, reduced to the fields above. */
export type ResoRecord = Record<string, unknown>;

export type ResoMedia = Partial<Record<(typeof MEDIA_FIELDS)[number], unknown>>;
