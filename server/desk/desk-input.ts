import * as v from 'valibot';
import { deskFieldMessages } from '#content/desk-problems.ts';
import { problem } from '../http/problem.ts';

/** What a body says, or the 422 that says what is wrong with it. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): { ok: true; values: v.InferOutput<Schema> } | { ok: false; refusal: Response } {
  const result = v.safeParse(schema, body);
  if (result.success) return { ok: true, values: result.output };
  const errors = result.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: deskFieldMessages[issue.message] ?? deskFieldMessages.other ?? '',
  }));
  return { ok: false, refusal: problem('invalid', { errors }) };
}
