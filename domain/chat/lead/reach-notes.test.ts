import { expect, test } from 'vitest';
import { reachNotes, timesIn } from './reach-notes.ts';

test.each([
  ['text only, after five', ['text only, after five']],
  ['Pat Lee 704-555-0199, mornings are best', ['mornings are best']],
  ['Please text, no calls before 9 am. I like the porch.', ['Please text, no calls before 9 am']],
  ['solo mensajes, por favor', ['solo mensajes, por favor']],
  ['You can call me after 6pm at 704-555-0188', ['You can call me after 6pm']],
  ['ok texting works', ['ok texting works']],
  ['text me please', ['text me please']],
  ['Jorge Pruitt, 980-555-0172, evenings only', ['evenings only']],
  ['solo por las tardes', ['solo por las tardes']],
])('%j says how and when', (message, notes) => {
  expect(reachNotes(message)).toEqual(notes);
});

test.each([
  'Can I call you after six?',
  'can i just text her',
  'What time do you open?',
  'homes under 500k',
  'it was built after 1990',
  'my name is Ana',
])('%j says nothing of it', (message) => {
  expect(reachNotes(message)).toEqual([]);
});

test.each([
  ['can I see 40 Spindle Street this saturday around 11?', ['this saturday around 11']],
  ['2ish', ['2ish']],
  ['tomorrow morning or friday at 3', ['tomorrow morning or friday at 3']],
  ['thursday after 5', ['thursday after 5']],
  ['a las 5 esta bien', ['a las 5']],
  ['la puedo ver mañana', ['mañana']],
])('%j names a time', (message, times) => {
  expect(timesIn(message)).toEqual(times);
});

test.each(["in today's market", 'homes at 500k', 'at 6.5%', 'by 2 baths', 'after 30 years', '704-555-0188'])(
  '%j names none',
  (message) => {
    expect(timesIn(message)).toEqual([]);
  },
);

test('the number of a house is no hour', () => {
  expect(timesIn('what is my house worth at 12 Main Street?')).toEqual([]);
  expect(timesIn('at 2 for Porchlight Lane')).toEqual(['at 2']);
});
