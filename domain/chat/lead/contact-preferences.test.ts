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
  ['the day after tomorrow', { day: 'the day after tomorrow' }],
  ['pasado mañana', { day: 'pasado mañana' }],
  ['mañana por la mañana', { day: 'mañana', hour: 'por la mañana' }],
  ['Mon-Fri after 5', { day: 'Mon-Fri', hour: 'after 5' }],
  ['Monday through Thursday, 2-4pm', { day: 'Monday through Thursday', hour: '2-4pm' }],
  ['Sat', { day: 'Sat' }],
  ['half past five tomorrow', { day: 'tomorrow', hour: 'half past five' }],
  ['after six thirty', { hour: 'after six thirty' }],
  ['a las cinco y cuarto de la tarde', { hour: 'a las cinco y cuarto de la tarde' }],
  ['a partir de las seis y media', { hour: 'a partir de las seis y media' }],
  ['entre las tres y las cinco', { hour: 'entre las tres y las cinco' }],
  ['de 3 a 5 de la tarde', { hour: 'de 3 a 5 de la tarde' }],
  ['on December 5 at 10am', { day: 'on December 5', hour: 'at 10am' }],
  ['on the 5th at 3:30', { day: 'on the 5th', hour: 'at 3:30' }],
  ['on 12/5 after 4', { day: 'on 12/5', hour: 'after 4' }],
  ['el 5 de diciembre', { day: 'el 5 de diciembre' }],
  ['la próxima semana', { day: 'la próxima semana' }],
  ['in two weeks', { day: 'in two weeks' }],
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
  'we close on December 15 and need a place by Monday',
  'I closed on Friday on my last home',
  'the one on the 2nd floor',
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
