import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

/** What an API route finds under `c.get('body')` after `readJson`. */
export interface JsonBody {
  Variables: { body: unknown };
}

const MAX_BODY_BYTES = 16 * 1024;

const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem('tooLarge') });

/** Reads a JSON body of at most 16 KiB: else 415, 413 or 400. */
export const readJson: MiddlewareHandler<JsonBody> = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json') return problem('notJson');
  return await limitBody(c, async () => {
    const body = parse(await c.req.text());
    if (!body) {
      c.res = problem('malformed');
      return;
    }
    c.set('body', body.value);
    await next();
  });
};

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
