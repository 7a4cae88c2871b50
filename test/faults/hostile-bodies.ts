import fc from 'fast-check';
import { listings } from '#content/listings.ts';
import { anyCodePoint } from '../any-code-point.ts';
import { contactFields, sellerFields } from '../app-under-test.ts';

/** An endpoint with an example of a valid body. */
export interface Endpoint {
  method: 'POST' | 'GET' | 'DELETE';
  path: string;
  type: string;
  valid: () => Record<string, unknown>;
}

/** Every endpoint that reads visitor input. `*` in a path stands for hostile text. */
export const ENDPOINTS: Endpoint[] = [
  post('/api/leads', contactFields),
  post('/api/seller-leads', sellerFields),
  post('/api/chat', () => ({ sessionId: 'fuzz', message: 'What does Dilworth cost?' })),
  post('/api/property-comparisons', () => ({ sessionId: 'fuzz', propertyIds: HOMES, agentId: 1 })),
  post('/api/counts', () => ({ step: 'contact-seen' })),
  { ...post('/policy-reports', () => ({ 'csp-report': {} })), type: 'application/csp-report' },
  { ...post('/contact', contactFields), type: 'application/x-www-form-urlencoded' },
  { ...post('/sell', sellerFields), type: 'application/x-www-form-urlencoded' },
  ...[
    '/*',
    '/api/neighborhoods/*',
    '/api/guides/*',
    '/api/property-comparisons/*',
    '/api/agents/*/properties',
  ].map((path): Endpoint => ({ method: 'GET', path, type: '', valid: () => ({}) })),
  { method: 'DELETE', path: '/api/property-comparisons/*', type: '', valid: () => ({}) },
];

const HOMES = listings.slice(0, 2).map(({ id }) => id);

/** Text that breaks programs: NUL, lone surrogates, right-to-left marks, invisible characters, very long text, markup. */
const hostileText = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 60 }),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud83c',
    '\udfe1\ud83c',
    '\u202eabc\u2066',
    '\u200b\ufeff',
    '\r\nBcc: a@example.com',
    '__proto__',
    'constructor',
    'toString',
    "'; drop table leads; --",
    '{{7*7}}',
    '%00%0a..%2f',
    '<script>alert(1)</script>',
    '=HYPERLINK("http://a")',
    'e\u0301'.repeat(200),
    '\ufdfa'.repeat(100),
  ),
  fc.integer({ min: 100, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 1, max: 400 }).map((length) => '🏡'.repeat(length)),
);

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 1e308, -0, Number.MAX_SAFE_INTEGER, [], {}, [[]]) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
);

/** A body that is nearly valid for an endpoint, or far from it. */
export function hostileBody({ valid, type }: Endpoint): fc.Arbitrary<string | Uint8Array> {
  const names = [...Object.keys(valid()), 'attribution', 'lantern', 'formToken', 'formSeenMs', '__proto__'];
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), hostileValue), { minLength: 1, maxLength: 3 });
  if (type.endsWith('urlencoded')) {
    return fc.oneof(
      { weight: 4, arbitrary: changes.map((pairs) => formText(valid(), pairs)) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    );
  }
  const near = changes.map((pairs) => objectText([...Object.entries(valid()), ...pairs]));
  return fc.oneof(
    // Contains duplicate names, which JSON allows.
    { weight: 6, arbitrary: near },
    { weight: 2, arbitrary: fc.json({ maxDepth: 6 }) },
    { weight: 1, arbitrary: fc.tuple(near, fc.nat(200)).map(([text, at]) => text.slice(0, at)) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_000 }).map((depth) => '['.repeat(depth)) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 2_000 }).map(nested) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  );
}

/** Hostile text for a path, encoded or raw, without bytes that HTTP itself rejects. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  hostileText.map((text) => encodeURIComponent(text.slice(0, 2_000).toWellFormed())),
  fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x21-\x7e]|[?#/]/g, '%')),
  fc.constantFrom(
    '',
    '/',
    '//',
    '/a:b',
    '%',
    '%ff',
    '%00',
    '%c0%af',
    '..%2f..%2fetc%2fpasswd',
    '%E0%A4%A',
    '.',
    '..',
    '__proto__',
  ),
);

function post(path: string, valid: Endpoint['valid']): Endpoint {
  return { method: 'POST', path, type: 'application/json', valid };
}

function objectText(pairs: [string, unknown][]): string {
  return `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

function nested(depth: number): string {
  return `${'{"message":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

function formText(valid: Record<string, unknown>, pairs: [string, unknown][]): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
  return [...Object.entries(valid), ...pairs]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(text(value))}`)
    .join('&');
}
