import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LeadDetail, TimelineEntry } from '#domain/desk/lead-inbox.ts';
import { describeEntry } from './timeline-entry.tsx';

test('a chat in the timeline has the name of the request it led to, and the language of each message', () => {
  const entry: TimelineEntry = {
    id: 'chat',
    at: '2026-11-30T15:00:00.000Z',
    who: '',
    byYou: false,
    kind: 'chat',
    firstName: 'Cy',
    messages: [{ role: 'user', content: '¿Cuánto cuesta una casa en Dilworth?' }],
  };
  const { title, body } = describeEntry(entry, { firstName: 'Ada' } as LeadDetail, Date.now());
  expect(title).toContain('Cy');
  expect(renderToString(body)).toContain('lang="es"');
});
