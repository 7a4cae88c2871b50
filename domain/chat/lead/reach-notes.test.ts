import { expect, test } from 'vitest';
import { reachNotes } from './reach-notes.ts';

test.each([
  ['text only, after five', ['text only, after five']],
  ['Pat Lee 704-555-0199, mornings are best', ['mornings are best']],
  ['Please text, no calls before 9 am. I like the porch.', ['Please text, no calls before 9 am']],
  ['solo mensajes, por favor', ['solo mensajes, por favor']],
  ['You can call me after 6pm at 704-555-0188', ['You can call me after 6pm']],
])('%j says how and when', (message, notes) => {
  expect(reachNotes(message)).toEqual(notes);
});

test.each(['What time do you open?', 'homes under 500k', 'it was built after 1990', 'my name is Ana'])(
  '%j says nothing of it',
  (message) => {
    expect(reachNotes(message)).toEqual([]);
  },
);
