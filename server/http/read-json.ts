import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { parseJson } from '#domain/parse-json.ts';
import { problem } from './problem.ts';

/** The Hono environment after `readJson`: `c.get('body')` is the parsed body. */
export interface JsonBody {
  Variables: { body: unknown };
}

/**
 * The maximum size of a buffered body. The longest form message fits, even if percent-encoding takes 12 bytes per character. It
 * is below the 64 KiB of a request that Node buffers before the body is read (http/complete-request.ts).
 */
export const MAX_BODY_BYTES = 63 * 1_024;

/**
 * The maximum length of a JSON text, in characters after unescaping: in bytes or escapes, the longest allowed message in
 * Chinese or emoji would exceed it.
 */
const MAX_CHARACTERS = 16 * 1_024;

const ESCAPE = /\\u[0-9a-f]{4}/gi;

const limitBytes = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem('tooLarge') });

/** Rejects a body of more than 16 Ki characters with 413. */
export const limitBody: MiddlewareHandler = (c, next) =>
  limitBytes(c, async () => {
    const text = await c.req.text();
    const isTooLong = text.length > MAX_CHARACTERS && text.replace(ESCAPE, ' ').length > MAX_CHARACTERS;
    if (isTooLong) c.res = problem('tooLarge');
    else await next();
  });

/** Parses a JSON body of at most 16 Ki characters; responds with 415, 413 or 400 to any other. */
export const readJson = jsonReader(limitBody);

/** Like `readJson`, but a missing body is an empty object. */
export const readOptionalJson: MiddlewareHandler<JsonBody> = async (c, next) => {
  if (c.req.header('content-type')) return await readJson(c, next);
  c.set('body', {});
  return await next();
};

/** Fits the longest guide with its HTML. Notes and replies that are too long get a field error instead. */
const MAX_RECORD_BYTES = 2 * 1_024 * 1_024;

/** Parses a JSON body up to the size of the largest record; for signed-in users only. */
export const readLargeJson = jsonReader(
  bodyLimit({ maxSize: MAX_RECORD_BYTES, onError: () => problem('recordTooLarge') }),
);

function jsonReader(limit: MiddlewareHandler): MiddlewareHandler<JsonBody> {
  return async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (type !== 'application/json') return problem('notJson');
    return await limit(c, async () => {
      const body = parseJson(await c.req.text());
      if (body.error !== undefined) {
        c.res = problem('malformed');
        return;
      }
      c.set('body', body.value);
      await next();
    });
  };
}
