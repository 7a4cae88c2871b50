import { firm, officeAddress } from '#content/agent.ts';

/** How far the embedded map reaches from the office to each side, in degrees: about ten blocks. */
const REACH = { longitude: 0.012, latitude: 0.007 };

/** The embedded map: Google's with a key, OpenStreetMap's without one. */
export function embedUrl(googleKey: string | null): string {
  if (googleKey) {
    return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key: googleKey, q: officeAddress })}`;
  }
  const { latitude, longitude } = firm;
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
export function mapPageUrl(): string {
  const { latitude, longitude } = firm;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** Directions to the office in the maps application that the visitor's device prefers. */
export function directionsUrl(): string {
  return `https://www.google.com/maps/dir/?api=1&${new URLSearchParams({ destination: officeAddress })}`;
}
