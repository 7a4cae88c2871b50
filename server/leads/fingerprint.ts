import { hash } from 'node:crypto';

/** A short hash of a value's JSON, to recognize what was sent or read before. */
export function fingerprint(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}
