import type { Neighborhood } from '../neighborhoods/neighborhood.ts';
import { altOf } from '../pictures/uploaded-picture.ts';
import type { Property } from './property.ts';
import { resoType } from './property-types.ts';
import type { ResoRecord } from './reso-fields.ts';

type Areas = Pick<Neighborhood, 'slug' | 'name'>[];

/** Converts each field of a home to RESO fields. */
const WRITERS: { [K in keyof Property]?: (home: Property, areas: Areas) => ResoRecord } = {
  id: ({ id }) => ({ ListingKey: id }),
  status: ({ status }) => ({ StandardStatus: status }),
  closedOn: ({ closedOn }) => (closedOn === undefined ? {} : { CloseDate: closedOn }),
  price: ({ price }) => ({ ListPrice: Number(price) }),
  propertyType: ({ propertyType }) => ({
    PropertyType: 'Residential',
    PropertySubType: resoType(propertyType),
  }),
  address: ({ address }) => ({ UnparsedAddress: address }),
  neighborhoodSlug: ({ neighborhoodSlug }, areas) => ({
    SubdivisionName: areas.find(({ slug }) => slug === neighborhoodSlug)?.name ?? '',
  }),
  bedrooms: ({ bedrooms }) => ({ BedroomsTotal: bedrooms }),
  bathrooms: writeBathrooms,
  squareFootage: ({ squareFootage }) => ({ LivingArea: squareFootage }),
  lotSize: ({ lotSize }) => ({ LotSizeAcres: lotSize }),
  yearBuilt: ({ yearBuilt }) => ({ YearBuilt: yearBuilt }),
  daysOnMarket: ({ daysOnMarket }) => ({ DaysOnMarket: daysOnMarket }),
  description: ({ description }) => ({ PublicRemarks: description }),
  listingFirm: ({ listingFirm }) => ({ ListOfficeName: listingFirm }),
  attributionContact: ({ attributionContact }) => ({ AttributionContact: attributionContact }),
  source: ({ source }) => ({ OriginatingSystemName: source ?? '' }),
  updatedAt: ({ updatedAt }) => ({ ModificationTimestamp: updatedAt }),
  isSample: ({ isSample }) => ({ SampleYN: isSample }),
  images: writePhotos,
  imageAlts: writePhotos,
};

/**
 * Converts a home, or some of its fields, to a RESO record.
 * @param areas used to look up the neighborhood's name
 */
export function writeListing(
  home: Property,
  areas: Areas,
  fields = Object.keys(WRITERS) as (keyof Property)[],
): ResoRecord {
  return Object.assign({}, ...fields.map((field) => WRITERS[field]?.(home, areas)));
}

function writeBathrooms({ bathrooms }: Property): ResoRecord {
  const orNull = (count: number) => (bathrooms === null ? null : count);
  const all = bathrooms ?? 0;
  const part = all % 1;
  const [threeQuarter, oneQuarter] = [Number(part === 0.75), Number(part === 0.25)];
  return {
    BathroomsTotalInteger: orNull(Math.ceil(all)),
    BathroomsTotalDecimal: null,
    BathroomsFull: orNull(Math.floor(all)),
    BathroomsThreeQuarter: orNull(threeQuarter),
    BathroomsHalf: orNull(threeQuarter + oneQuarter > 0 ? 0 : part * 2),
    BathroomsOneQuarter: orNull(oneQuarter),
    BathroomsPartial: null,
  };
}

function writePhotos({ images, imageAlts }: Property): ResoRecord {
  const Media = images.map((MediaURL, Order) => {
    const shows = altOf(MediaURL, imageAlts);
    return { MediaURL, Order, ...(shows && { ShortDescription: shows }) };
  });
  return { Media };
}
