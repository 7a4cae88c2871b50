/** A JSON Schema (2020-12), as used by OpenAPI 3.1. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** An object with required properties, and optional ones under `maybe`. */
export function record(properties: Record<string, JsonSchema>, maybe: Record<string, JsonSchema> = {}) {
  return {
    type: 'object',
    required: Object.keys(properties),
    properties: { ...properties, ...maybe },
  } satisfies JsonSchema;
}

export const list = (items: JsonSchema) => ({ type: 'array', items }) satisfies JsonSchema;

export const text: JsonSchema = { type: 'string' };
/** Text of at most `maxLength` characters, which may be blank. */
export const textUpTo = (maxLength: number) => ({ type: 'string', maxLength }) satisfies JsonSchema;
/** The same, but not blank. */
export const filledUpTo = (maxLength: number) =>
  ({ type: 'string', minLength: 1, maxLength }) satisfies JsonSchema;
export const oneOf = (...values: readonly string[]) =>
  ({ type: 'string', enum: values }) satisfies JsonSchema;
export const moment: JsonSchema = { type: 'string', format: 'date-time' };
export const integer: JsonSchema = { type: 'integer' };
export const yesOrNo: JsonSchema = { type: 'boolean' };
export const textOrNull: JsonSchema = { type: ['string', 'null'] };
export const numberOrNull: JsonSchema = { type: ['number', 'null'] };
