import type { Event } from 'schema-dts';
import { addressWithheld, compareList } from '#content/compare.ts';
import { pages } from '#content/pages.ts';
import type { Property } from '#domain/listings/property.ts';

/**
 * The open houses on a page as structured data. Sample homes and homes with a withheld address are omitted, because
 * nobody can visit them.
 */
export function openHouseData(siteUrl: string, homes: Property[]): Event[] {
  return homes
    .filter(({ isSample, address }) => !isSample && address && address !== addressWithheld)
    .flatMap(({ address, openHouses = [] }) =>
      openHouses.map(
        ({ from, to }) =>
          ({
            '@type': 'Event',
            name: compareList.openHouseAt(address),
            startDate: from,
            endDate: to,
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            eventStatus: 'https://schema.org/EventScheduled',
            location: { '@type': 'Place', name: address, address },
            url: `${siteUrl}${pages.compare.path}`,
          }) satisfies Event,
      ),
    );
}
