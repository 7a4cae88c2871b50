import { createHash } from 'node:crypto';

/** Short, and the same for values that are the same JSON: tells whether a lead was sent before. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
