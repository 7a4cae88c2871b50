import { createHash } from 'node:crypto';

/** The content security policy source that allows one inline script or style. */
export function inlineHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
