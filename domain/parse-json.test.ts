import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const MANY = '{"id": 1},\n'.repeat(9);

test.each([
  ['', 'Unexpected end of JSON input', 1],
  ['[\n1,\n', 'Unexpected end of JSON input', 3],
  ['[\n{"id": 1,}]', 'Expected double-quoted property name', 2],
  ['{\n"id": x}', "Unexpected token 'x'", 2],
  ['[\nNone, None, None, None]', "Unexpected token 'N'", 2],
  [`[${MANY}{"id": None},\n${MANY}]`, "Unexpected token 'N'", 10],
  [`[${MANY}{"id":\n\n , "position": 1}]\n\n`, "Unexpected token ','", 12],
  [`[${MANY}1]\n]`, 'Unexpected non-whitespace character after JSON', 11],
])('%j is no JSON, on the line where it stops being that', (text, error, line) => {
  expect(parseJson(text)).toEqual({ error, line });
});
