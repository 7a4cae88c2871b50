import { problems } from '#content/problems.ts';
import type { FieldError } from '#domain/leads/parse-form.ts';

export type ProblemName = keyof typeof problems;

/** An error answer of the API (RFC 9457, `application/problem+json`). */
export function problem(
  name: ProblemName,
  { errors, headers = {} }: { errors?: FieldError[]; headers?: Record<string, string> } = {},
): Response {
  const { status, title, detail } = problems[name];
  const body = { type: 'about:blank', title, status, detail, ...(errors && { errors }) };
  return Response.json(body, {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
