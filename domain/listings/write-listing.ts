import { altOf } from '../pictures/uploaded-picture.ts';
import type { Property } from './property.ts';
import { resoType } from './property-types.ts';
import type { ResoRecord } from './reso-fields.ts';

/** A home as a RESO record, for one that did not come from a file. @param areaName of its neighborhood, if any */
export function writeListing(home: Property, areaName: string | undefined): ResoRecord {
  const full = home.bathrooms === null ? null : Math.floor(home.bathrooms);
  const half = home.bathrooms === null || full === null ? null : (home.bathrooms - full) * 2;
  return {
    ListingKey: home.id,
    StandardStatus: home.status,
    ...(home.closedOn && { CloseDate: home.closedOn }),
    ListPrice: Number(home.price),
    PropertyType: 'Residential',
    PropertySubType: resoType(home.propertyType),
    UnparsedAddress: home.address,
    SubdivisionName: areaName ?? '',
    BedroomsTotal: home.bedrooms,
    BathroomsTotalInteger: full === null || half === null ? null : full + half,
    BathroomsFull: full,
    BathroomsHalf: half,
    LivingArea: home.squareFootage,
    LotSizeAcres: home.lotSize,
    YearBuilt: home.yearBuilt,
    DaysOnMarket: home.daysOnMarket,
    PublicRemarks: home.description,
    ListOfficeName: home.listingFirm,
    AttributionContact: home.attributionContact,
    OriginatingSystemName: home.source ?? '',
    ModificationTimestamp: home.updatedAt,
    SampleYN: home.isSample,
    Media: home.images.map((MediaURL, Order) => {
      const shows = altOf(MediaURL, home.imageAlts);
      return { MediaURL, Order, ...(shows && { ShortDescription: shows }) };
    }),
  };
}
