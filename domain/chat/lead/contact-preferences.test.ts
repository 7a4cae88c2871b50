import { expect, test } from 'vitest';
import { noContactPreferences, updatedContactPreferences } from './contact-preferences.ts';

test.each([
  ['text only, after five', { channel: 'text only', hour: 'after five' }],
  ['Pat Lee 704-555-0199, mornings are best', { hour: 'mornings' }],
  [
    'Please text, no calls before 9 am. I like the porch.',
    { channel: 'Please text, no calls', hour: 'before 9 am' },
  ],
  ['solo mensajes, por favor', { channel: 'solo mensajes' }],
  ['You can call me after 6pm at 704-555-0188', { hour: 'after 6pm' }],
  ['ok texting works', { channel: 'ok texting works' }],
  ['text me please', { channel: 'text me please' }],
  ['Jorge Pruitt, 980-555-0172, evenings only', { hour: 'evenings only' }],
  ['solo por las tardes', { hour: 'solo por las tardes' }],
  ['mejor en la tarde', { hour: 'en la tarde' }],
  ['by phone, not text', { channel: 'by phone, not text' }],
  ['prefiero que me escriban por correo', { channel: 'prefiero que me escriban por correo' }],
  ["text me at 704-555-0120, don't call", { channel: "text me, don't call" }],
  ['no me llame, mándeme un mensaje', { channel: 'no me llame, mándeme un mensaje' }],
  ['somebody who speaks Spanish', { language: 'Spanish' }],
  ['alguien que hable español, por favor', { language: 'español' }],
  ['weekdays after work, in Portuguese', { day: 'weekdays', hour: 'after work', language: 'Portuguese' }],
  ['sat morning', { day: 'sat', hour: 'morning' }],
  ['can I see 40 Spindle Street this saturday around 11?', { day: 'this saturday', hour: 'around 11' }],
  ['2ish', { hour: '2ish' }],
  ['tmrw morning', { day: 'tmrw', hour: 'morning' }],
  ['can we make it 11', { hour: '11' }],
  ['I work nights', { hour: 'work nights' }],
  ['tomorrow morning or friday at 3', { day: 'tomorrow morning or friday at 3' }],
  ['thursday after 5', { day: 'thursday', hour: 'after 5' }],
  ['de lunes a viernes después de las 6', { day: 'lunes a viernes', hour: 'después de las 6' }],
  ['a las 5 esta bien', { hour: 'a las 5' }],
  ['la puedo ver mañana', { day: 'mañana' }],
  ['at 2 for Porchlight Lane', { hour: 'at 2' }],
])('%j states contact preferences', (message, wishes) => {
  expect(updatedContactPreferences(noContactPreferences, message)).toEqual({
    ...noContactPreferences,
    ...wishes,
  });
});

test.each([
  'can i just text her',
  'What time do you open?',
  'homes under 500k',
  'it was built after 1990',
  'my name is Ana',
  'Nobody called me back!',
  'I toured a condo last Saturday',
  'good morning',
  "in today's market",
  'at 6.5%',
  'by 2 baths',
  'after 30 years',
  '704-555-0188',
  'what is my house worth at 12 Main Street?',
])('%j states no contact preferences', (message) => {
  expect(updatedContactPreferences(noContactPreferences, message)).toEqual(noContactPreferences);
});

test.each([
  ['actually make it Friday, I am off Friday', { day: 'Friday', hour: 'after 4' }],
  ['actually make it tomorrow, also after 5', { day: 'tomorrow', hour: 'after 5' }],
  ['Sunday works too', { day: 'Saturday, Sunday', hour: 'after 4' }],
])('%j changes “Saturday after 4”', (message, wishes) => {
  const before = { ...noContactPreferences, day: 'Saturday', hour: 'after 4' };
  expect(updatedContactPreferences(before, message)).toEqual({ ...before, ...wishes });
});

// With two ways to read a word, the number of readings doubles with each repetition.
test.each(['no', 'me', 'solo', 'not only', 'call me on'])('repeating "%s" is read at once', (words) => {
  const before = performance.now();
  updatedContactPreferences(noContactPreferences, `${words} `.repeat(25));
  expect(performance.now() - before).toBeLessThan(500);
});
