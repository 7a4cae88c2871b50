import { createHash } from 'node:crypto';

/** The validator of a body, weak because it is the same for every compression of it (RFC 9110, section 8.8.1). */
export function etagOf(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header names this ETag, or any (`*`). Both sides may be weak or strong. */
export function isKnown(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(opaque);
  return known.includes(opaque(etag)) || known.includes('*');
}
