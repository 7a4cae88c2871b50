import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { HOUR_MS } from '#domain/durations.ts';
import { storedSecret } from '../auth/stored-secret.ts';
import type { Schema } from '../database/schema.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { isSameSecret } from '../same-secret.ts';

/** Long enough for an interrupted visitor; a script renews the token before it expires. */
export const TOKEN_TTL_MS = 2 * HOUR_MS;

/** How far the clocks of two instances may differ. */
const CLOCK_SKEW_MS = 60_000;

export type ReadToken = { status: 'good'; id: string; ageMs: number } | { status: 'expired' | 'forged' };

/** Issues and verifies signed timestamps of when a form was first seen. */
export interface FormTokens {
  /** @returns `issued.number.signature` */
  issue(): Promise<string>;
  read(token: string): Promise<ReadToken>;
}

/** Pages are cached and equal for everybody, so the form fetches its token. All instances of one store share the secret. */
export function createFormTokens(db: Kysely<Schema>, now: () => Date): FormTokens {
  const secret = memoizeAsync(() => storedSecret(db, 'form-token'));
  const sign = async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest('base64url');
  return {
    async issue() {
      const text = `${now().getTime().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${await sign(text)}`;
    },
    async read(token) {
      const [issued = '', id = '', signature = ''] = token.split('.', 3);
      if (!isSameSecret(await sign(`${issued}.${id}`), signature)) return { status: 'forged' };
      const ageMs = now().getTime() - Number.parseInt(issued, 36);
      if (ageMs > TOKEN_TTL_MS || ageMs < -CLOCK_SKEW_MS) return { status: 'expired' };
      return { status: 'good', id, ageMs };
    },
  };
}
