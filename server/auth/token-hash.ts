import { createHash } from 'node:crypto';

/** How a session's token, or a link's, is kept: who reads the store cannot sign in with it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
