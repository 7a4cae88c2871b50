import { pino } from 'pino';
import { expect, test } from 'vitest';
import { noLimit } from '../rate-limit/rate-limit.ts';
import { policyReports } from './policy-reports.ts';

const VIOLATION = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js?email=jo@example.com',
  documentURL: 'https://stone.example/contact?email=jo@example.com',
};

function sendReport(body: string, lines: string[] = []) {
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  return policyReports({ limit: noLimit, log }).request('/policy-reports', { method: 'POST', body });
}

test.each([
  ['Reporting API', JSON.stringify([{ type: 'csp-violation', body: VIOLATION }])],
  [
    'report-uri',
    JSON.stringify({
      'csp-report': {
        'effective-directive': VIOLATION.effectiveDirective,
        'blocked-uri': VIOLATION.blockedURL,
        'document-uri': VIOLATION.documentURL,
      },
    }),
  ],
])('a report in the %s format is logged as one line without any URL query', async (_format, body) => {
  const lines: string[] = [];
  expect((await sendReport(body, lines)).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/contact',
  });
  expect(lines[0]).not.toContain('jo@example.com');
});

test('a blocked resource without a URL is logged by its keyword', async () => {
  const lines: string[] = [];
  await sendReport(JSON.stringify([{ body: { ...VIOLATION, blockedURL: 'inline' } }]), lines);
  expect(JSON.parse(lines[0] ?? '').blocked).toBe('inline');
});

test.each([['{'], ['']])('the malformed body %j gets a 400', async (body) => {
  expect((await sendReport(body)).status).toBe(400);
});

test.each([['null'], ['[null, 7]'], ['{"csp-report": "x\\ny"}'], ['"text"']])(
  'the body %s without any details is accepted',
  async (body) => {
    expect((await sendReport(body)).status).toBe(204);
  },
);

test('a report larger than 16 KiB gets a 413', async () => {
  expect((await sendReport(JSON.stringify({ long: 'x'.repeat(17_000) }))).status).toBe(413);
});
