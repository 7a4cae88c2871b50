import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * A JSON response typed as the value itself, which has to be plain JSON. The type of `c.json` would make every optional field
 * possibly undefined.
 */
export function typedJson<Value extends object>(
  c: Context,
  value: Value,
  status: ContentfulStatusCode = 200,
): Response & TypedResponse<Value, ContentfulStatusCode, 'json'> {
  return c.json(value, status) as never;
}
