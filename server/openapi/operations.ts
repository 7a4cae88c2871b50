import type { formSchemas } from './form-schemas.ts';
import { type JsonSchema, text } from './json-schema.ts';
import type { recordSchemas } from './record-schemas.ts';

type ResponseSchema = keyof typeof recordSchemas;

interface Operation {
  /** The operationId, which generated clients use as the name of the call. */
  id: string;
  summary: string;
  /** Schema of the response body; a list of it with `many`; null for an empty body. */
  answers: ResponseSchema | null;
  many?: boolean;
  /** Defaults to 200. */
  status?: number;
  takes?: keyof typeof formSchemas;
  /** Header parameters, by name. */
  headers?: Record<string, string>;
  /** Optional query parameters, by name. */
  query?: Record<string, string>;
  /** Response headers, by name. */
  answerHeaders?: Record<string, string>;
  /** Statuses of possible problems (content/problems.ts). */
  problems?: number[];
  /** Whether it requires the signed-in agent. */
  signedIn?: boolean;
}

/** Formats an operation for OpenAPI. Path parameters are read from the path's braces. */
export function operation(path: string, { id, summary, answers, many, status = 200, ...more }: Operation) {
  const schema = answers && refTo(answers);
  const problems = [...(more.problems ?? []), 500, 503];
  return {
    operationId: id,
    summary,
    ...(more.signedIn && { security: [{ deskSession: [] }] }),
    ...parameters(path, more),
    ...(more.takes && { requestBody: { required: true, content: json(refTo(more.takes)) } }),
    responses: {
      [status]: {
        description: STATUS[status],
        ...(more.answerHeaders && { headers: headerObjects(more.answerHeaders) }),
        ...(schema && { content: json(many ? { type: 'array', items: schema } : schema) }),
      },
      ...Object.fromEntries(
        problems.map((code) => [
          code,
          {
            description: STATUS[code],
            content: { 'application/problem+json': { schema: refTo('Problem') } },
            ...(code === 429 && { headers: RETRY_AFTER }),
          },
        ]),
      ),
    },
  };
}

function parameters(path: string, { headers = {}, query = {} }: Pick<Operation, 'headers' | 'query'>) {
  const inPath = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }));
  const optional = (place: string, descriptions: Record<string, string>) =>
    Object.entries(descriptions).map(([name, description]) => ({
      name,
      in: place,
      description,
      schema: text,
    }));
  const all = [...inPath, ...optional('query', query), ...optional('header', headers)];
  return all.length > 0 ? { parameters: all } : {};
}

function headerObjects(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: text }]),
  );
}

function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

const STATUS: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  204: 'Done; no content',
  400: 'Malformed JSON, or an unusable header',
  401: 'Requires the signed-in agent',
  403: 'Cross-site request',
  404: 'Not found',
  413: 'Too large',
  415: 'Not JSON, or compressed',
  422: 'Invalid fields, listed in `errors`',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Temporarily unavailable',
};
