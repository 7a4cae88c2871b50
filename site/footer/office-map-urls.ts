import type { AgentProfile } from '#domain/agent/agent-profile.ts';

/** What finds the office on a map. */
export type OfficePlace = Pick<AgentProfile, 'firm' | 'office' | 'latitude' | 'longitude'>;

export function officePlace({ firm, office, latitude, longitude }: AgentProfile): OfficePlace {
  return { firm, office, latitude, longitude };
}

/** How far the embedded map reaches from the office to each side, in degrees: about ten blocks. */
const REACH = { longitude: 0.012, latitude: 0.007 };

/** The embedded map: Google's with a key, OpenStreetMap's without one. */
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

/** A map page of its own, for a visitor without JavaScript. */
export function mapPageUrl({ latitude, longitude }: OfficePlace): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** Directions to the office in the maps application that the visitor's device prefers. */
export function directionsUrl({ office }: Pick<OfficePlace, 'office'>): string {
  return `https://www.google.com/maps/dir/?api=1&${new URLSearchParams({ destination: office })}`;
}
