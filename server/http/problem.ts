import type { TypedResponse } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { problems } from '#content/problems.ts';
import type { FieldError } from '#domain/leads/parse-form.ts';

export type ProblemName = keyof typeof problems;

/** When to retry if the server is overloaded or the database unavailable. */
export const RETRY_AFTER_S = 5;

interface ProblemDetails {
  errors?: FieldError[];
  /** Further members of the response body. */
  more?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** The only problem type that clients act on. */
const REAUTHENTICATE = '/problems/reauthenticate';

/** An error response; a typed client gets `never` as its body. */
export type Problem = Response & TypedResponse<never, StatusCode, 'json'>;

/** Creates an error response of the API (RFC 9457, `application/problem+json`). A 503 has `Retry-After`. */
export function problem(
  name: ProblemName,
  { errors, more = {}, headers = {} }: ProblemDetails = {},
): Problem {
  const { status, title, detail } = problems[name];
  const body = {
    type: name === 'reauthenticate' ? REAUTHENTICATE : 'about:blank',
    title,
    status,
    detail,
    ...(errors && { errors }),
    ...more,
  };
  return Response.json(body, {
    status,
    headers: {
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
      ...headers,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    },
  }) as Problem;
}
