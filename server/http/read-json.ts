import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

/** What an API route finds under `c.get('body')` after `readJson`. */
export interface JsonBody {
  Variables: { body: unknown };
}

/**
 * No endpoint reads more. The longest message of a form fits, even of characters that percent-encoding writes in 12 bytes. The
 * limit is below the 64 KiB that Node holds of a request before anybody reads it (http/whole-request.ts).
 */
export const MAX_BODY_BYTES = 63 * 1_024;

/**
 * The longest JSON text. It is not counted in bytes, nor in what escapes take: the longest message in Chinese or in emoji would
 * have too many.
 */
const MAX_CHARACTERS = 16 * 1_024;

const ESCAPE = /\\u[0-9a-f]{4}/gi;

const limitBytes = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem('tooLarge') });

/** Refuses a body of more than 16 Ki characters with 413. */
export const limitBody: MiddlewareHandler = (c, next) =>
  limitBytes(c, async () => {
    const text = await c.req.text();
    const isTooLong = text.length > MAX_CHARACTERS && text.replace(ESCAPE, ' ').length > MAX_CHARACTERS;
    if (isTooLong) c.res = problem('tooLarge');
    else await next();
  });

/** Reads a JSON body of at most 16 Ki characters: else 415, 413 or 400. */
export const readJson = jsonReader(limitBody);

/** The same where no body means an empty object. */
export const readOptionalJson: MiddlewareHandler<JsonBody> = async (c, next) => {
  if (c.req.header('content-type')) return await readJson(c, next);
  c.set('body', {});
  return await next();
};

/** The longest guide fits, with all that its HTML adds; a note or reply that is too long is told so by its field. */
const MOST_RECORD_BYTES = 2 * 1_024 * 1_024;

/** Reads a JSON body as large as a record of the site may be; for people who are signed in. */
export const readLargeJson = jsonReader(
  bodyLimit({ maxSize: MOST_RECORD_BYTES, onError: () => problem('recordTooLarge') }),
);

function jsonReader(limit: MiddlewareHandler): MiddlewareHandler<JsonBody> {
  return async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (type !== 'application/json') return problem('notJson');
    return await limit(c, async () => {
      const body = parseJson(await c.req.text());
      if (!body) {
        c.res = problem('malformed');
        return;
      }
      c.set('body', body.value);
      await next();
    });
  };
}

/** @returns null of what is no JSON; the value may be null itself */
export function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
