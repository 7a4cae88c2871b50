import type { AgentProfile } from '#domain/agent/agent-profile.ts';

/** The office's name, address and coordinates. */
export type OfficePlace = Pick<AgentProfile, 'firm' | 'office' | 'latitude' | 'longitude'>;

export function officePlace({ firm, office, latitude, longitude }: AgentProfile): OfficePlace {
  return { firm, office, latitude, longitude };
}

/** Half the size of the embedded map, in degrees: about ten blocks to each side. */
const REACH = { longitude: 0.012, latitude: 0.007 };

/** The embedded map: Google's if there is a key, else OpenStreetMap's. */
export function embedUrl({ office, latitude, longitude }: OfficePlace, googleKey: string | null): string {
  if (googleKey) {
    return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key: googleKey, q: office })}`;
  }
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** A standalone map page, for visitors without JavaScript. */
export function mapPageUrl({ latitude, longitude }: OfficePlace): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** Directions to the office in the visitor's default maps app. */
export function directionsUrl({ office }: Pick<OfficePlace, 'office'>): string {
  return `https://www.google.com/maps/dir/?api=1&${new URLSearchParams({ destination: office })}`;
}
