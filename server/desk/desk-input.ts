import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { deskFieldMessages } from '#content/desk-problems.ts';
import { optionalText } from '#domain/leads/field-rules.ts';
import { MAX_INTEGER } from '../database/database.ts';
import { type Problem, problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import type { DeskEnv } from './desk-env.ts';

/** The text of a search. */
export const searchText = v.optional(
  v.pipe(
    v.string(),
    v.transform((words) => words.slice(0, 200)),
  ),
  '',
);

/** An id without NUL, which Postgres cannot store. */
export const idText = v.pipe(
  v.string('other'),
  v.check((id) => id !== '' && !id.includes('\0'), 'other'),
);

/** A time, normalized as stored, up to the year 9999, because later years would sort first as text. @param message for invalid times */
export const isoTime = (message: string) =>
  v.pipe(
    v.string(message),
    v.check((text) => !Number.isNaN(Date.parse(text)), message),
    v.transform((text) => new Date(text).toISOString()),
    v.regex(/^\d{4}-/, message),
  );

/** A version number that fits into a column. */
export const versionNumber = v.pipe(
  v.number('version'),
  v.integer('version'),
  v.minValue(0, 'version'),
  v.maxValue(MAX_INTEGER, 'version'),
);

/** The reason for keeping text with a fair-housing mark. */
export const reasonText = optionalText(1_000);

/** An integer in a query parameter. */
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'other'), v.transform(Number));

/** Middleware that validates a part of a request and types it for later handlers and for the client. */
type Validated<Part extends 'json' | 'query', Schema extends v.GenericSchema> = MiddlewareHandler<
  DeskEnv,
  string,
  { in: Record<Part, v.InferInput<Schema>>; out: Record<Part, v.InferOutput<Schema>> }
>;

/** Validates a JSON body; responds 422 if it is invalid. */
export function jsonBody<Schema extends v.GenericSchema<object>>(
  schema: Schema,
  read: MiddlewareHandler = readJson,
): Validated<'json', Schema> {
  return (c, next) =>
    read(c, async () => {
      const input = validate(schema, c.get('body'));
      if (!input.ok) {
        c.res = input.refusal;
        return;
      }
      c.req.addValidatedData('json', Object(input.values));
      await next();
    });
}

/** Validates the query, ignoring empty parameters; responds 422 if it is invalid. */
export function query<Schema extends v.GenericSchema<object>>(schema: Schema): Validated<'query', Schema> {
  return async (c, next) => {
    const parameters = Object.entries(c.req.query()).filter(([, value]) => value !== '');
    const input = validate(schema, Object.fromEntries(parameters));
    if (!input.ok) return input.refusal;
    c.req.addValidatedData('query', Object(input.values));
    return await next();
  };
}

/** Validates input; returns its values, or a 422 with field errors. */
function validate<Schema extends v.GenericSchema>(
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
