import { createHash } from 'node:crypto';

/** The validator of a body, weak because it is the same for every compression of it (RFC 9110, section 8.8.1). */
export function etagOf(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** What Astro numbers in the order in which islands happen to finish, and a hash over it. */
const ISLAND_NUMBERS = / (?:uid="\w+" )?prefix="r\d+"|_r\d+R_/g;

/**
 * The validator of a rendered page: the same for renderings that differ only in how their islands are numbered.
 * Two instances number them differently now and then, and a visitor who comes from one to the other would otherwise
 * load again what is there already.
 */
export function etagOfPage(body: Buffer): string {
  return etagOf(Buffer.from(body.toString('latin1').replace(ISLAND_NUMBERS, ''), 'latin1'));
}

/** Whether an If-None-Match header names this ETag, or any (`*`). Both sides may be weak or strong. */
export function isKnown(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(opaque);
  return known.includes(opaque(etag)) || known.includes('*');
}
