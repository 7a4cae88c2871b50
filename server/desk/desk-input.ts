import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { deskFieldMessages } from '#content/desk-problems.ts';
import { MAX_INTEGER } from '../database/database.ts';
import { type Problem, problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import type { DeskEnv } from './desk-env.ts';

/** What a search looks for. */
export const searchWords = v.optional(
  v.pipe(
    v.string(),
    v.transform((words) => words.slice(0, 200)),
  ),
  '',
);

/** The id of something, as every store can hold one. */
export const idText = v.pipe(
  v.string('other'),
  v.check((id) => id !== '' && !id.includes('\0'), 'other'),
);

/** A time, as the store keeps it: from the year 10000 on its text would come before every other. @param message when it is none */
export const isoTime = (message: string) =>
  v.pipe(
    v.string(message),
    v.check((text) => !Number.isNaN(Date.parse(text)), message),
    v.transform((text) => new Date(text).toISOString()),
    v.regex(/^\d{4}-/, message),
  );

/** A version of something, as far as Postgres counts. */
export const versionNumber = v.pipe(
  v.number('version'),
  v.integer('version'),
  v.minValue(0, 'version'),
  v.maxValue(MAX_INTEGER, 'version'),
);

/** Why words with a fair-housing mark may stand. */
export const reasonText = v.pipe(v.string('text'), v.trim(), v.maxLength(1_000, 'too-long'));

/** A whole number as a query has it. */
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'other'), v.transform(Number));

/** A part of a request that is checked, and typed for the handlers behind it and for the client. */
type Checked<Part extends 'json' | 'query', Schema extends v.GenericSchema> = MiddlewareHandler<
  DeskEnv,
  string,
  { in: Record<Part, v.InferInput<Schema>>; out: Record<Part, v.InferOutput<Schema>> }
>;

/** Reads a JSON body; one that does not fit is refused with 422. */
export function jsonBody<Schema extends v.GenericSchema<object>>(
  schema: Schema,
  read: MiddlewareHandler = readJson,
): Checked<'json', Schema> {
  return (c, next) =>
    read(c, async () => {
      const input = checked(schema, c.get('body'));
      if (!input.ok) {
        c.res = input.refusal;
        return;
      }
      c.req.addValidatedData('json', Object(input.values));
      await next();
    });
}

/** Reads the query, in which an empty value is none; one that does not fit is refused with 422. */
export function query<Schema extends v.GenericSchema<object>>(schema: Schema): Checked<'query', Schema> {
  return async (c, next) => {
    const given = Object.entries(c.req.query()).filter(([, value]) => value !== '');
    const input = checked(schema, Object.fromEntries(given));
    if (!input.ok) return input.refusal;
    c.req.addValidatedData('query', Object(input.values));
    return await next();
  };
}

/** What was sent, or the 422 that says what is wrong with it. */
function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): { ok: true; values: v.InferOutput<Schema> } | { ok: false; refusal: Problem } {
  const result = v.safeParse(schema, body);
  if (result.success) return { ok: true, values: result.output };
  const errors = result.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: deskFieldMessages[issue.message] ?? deskFieldMessages.other ?? '',
  }));
  return { ok: false, refusal: problem('invalid', { errors }) };
}
