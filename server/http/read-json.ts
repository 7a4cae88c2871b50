import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

/** What an API route finds under `c.get('body')` after `readJson`. */
export interface JsonBody {
  Variables: { body: unknown };
}

/** No endpoint reads more. */
export const MAX_BODY_BYTES = 16 * 1_024;

/** Refuses a body of more than 16 KiB with 413. */
export const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem('tooLarge') });

/** Reads a JSON body of at most 16 KiB: else 415, 413 or 400. */
export const readJson: MiddlewareHandler<JsonBody> = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json') return problem('notJson');
  return await limitBody(c, async () => {
    const body = parseJson(await c.req.text());
    if (!body) {
      c.res = problem('malformed');
      return;
    }
    c.set('body', body.value);
    await next();
  });
};

/** @returns null of what is no JSON; the value may be null itself */
export function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
