import { problems } from '#content/problems.ts';
import type { FieldError } from '#domain/leads/parse-form.ts';

export type ProblemName = keyof typeof problems;

/** When to come again if the site is too busy, or its store away. */
export const RETRY_AFTER_S = 5;

/** An error answer of the API (RFC 9457, `application/problem+json`). A 503 says when to come again. */
export function problem(
  name: ProblemName,
  { errors, headers = {} }: { errors?: FieldError[]; headers?: Record<string, string> } = {},
): Response {
  const { status, title, detail } = problems[name];
  const body = { type: 'about:blank', title, status, detail, ...(errors && { errors }) };
  return Response.json(body, {
    status,
    headers: {
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
      ...headers,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    },
  });
}
