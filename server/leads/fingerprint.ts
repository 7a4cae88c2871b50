import { createHash } from 'node:crypto';

/** A short hash of a value's JSON, to detect a lead that was sent before. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
