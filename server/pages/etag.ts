import { hash } from 'node:crypto';

/** The ETag of a body; weak because all compressions of the body share it (RFC 9110, section 8.8.1). */
export function etagOf(body: Uint8Array): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Ids that Astro assigns in the order in which islands finish rendering, and hashes of them. */
const ISLAND_NUMBERS = / (?:uid="\w+" )?prefix="r\d+"|_r\d+R_/g;

/**
 * The ETag of a rendered page, ignoring how its islands are numbered: two instances may number them differently, and a
 * visitor who switches between instances should not load the same page again.
 */
export function etagOfPage(body: Buffer): string {
  return etagOf(Buffer.from(body.toString('latin1').replace(ISLAND_NUMBERS, ''), 'latin1'));
}

/** Whether an If-None-Match header contains this ETag, weak or strong, or `*`. */
export function isKnown(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(opaque);
  return known.includes(opaque(etag)) || known.includes('*');
}
