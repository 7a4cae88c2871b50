import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal; takes as long for one that is nearly right as for any other. */
export function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
