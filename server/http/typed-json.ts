import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * An answer of which a client knows the type: the value's own, so it has to be plain JSON. `c.json` names another one, in
 * which every optional field may be undefined.
 */
export function typedJson<Value extends object>(
  c: Context,
  value: Value,
  status: ContentfulStatusCode = 200,
): Response & TypedResponse<Value, ContentfulStatusCode, 'json'> {
  return c.json(value, status) as never;
}
