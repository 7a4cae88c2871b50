import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { ContactActions, ContactDetails } from './contact-actions.tsx';

test('a phone field without a number is shown as text, and offers no call', () => {
  const lead = { phone: 'after 5 please', email: '' } as LeadDetail;
  for (const Part of [ContactActions, ContactDetails]) {
    const html = renderToString(<Part lead={lead} onBegun={() => {}} />);
    expect(html).toContain('after 5 please');
    expect(html).not.toContain('<a');
  }
  expect(renderToString(<ContactActions lead={lead} onBegun={() => {}} callLabel="Call" isThumb />)).toBe('');
});
