import { hash } from 'node:crypto';

/** Hashes a token of a session or link for storage: a leaked database does not let anyone sign in. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
