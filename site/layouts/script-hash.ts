import { createHash } from 'node:crypto';

/** The content security policy source that allows one inline script. */
export function scriptHash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
