import { createHash } from 'node:crypto';

/** The source expression by which a content security policy lets one inline script run. */
export function scriptHash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
