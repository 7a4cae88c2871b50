import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { credentials } from '#content/credentials.ts';
import { CredentialsBand } from './credentials-band.tsx';

test('every figure has its date beside its source, also one with another date', () => {
  const [first, ...others] = credentials;
  if (!first) throw new Error('No figure is shipped');
  const newer = { ...first, source: { line: 'Counted by the firm.', asOf: '2027-03-01' } };
  const text = renderToStaticMarkup(<CredentialsBand claims={[newer, ...others]} />).replace(/<[^>]*>/g, '');
  expect(text).toContain('Counted by the firm. As of March 1, 2027.');
  expect(text.match(/As of November 1, 2026\./g)).toHaveLength(1);
});
