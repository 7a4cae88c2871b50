import { expect, test } from 'vitest';
import { statesPreference } from './contact-preferences.ts';

test.each([
  'text only, after five',
  'Pat Lee 704-555-0199, mornings are best',
  'Please text, no calls before 9 am. I like the porch.',
  'solo mensajes, por favor',
  'You can call me after 6pm at 704-555-0188',
  'ok texting works',
  'text me please',
  'Jorge Pruitt, 980-555-0172, evenings only',
  'solo por las tardes',
  'mejor en la tarde',
  'by phone, not text',
  'prefiero que me escriban por correo',
  "text me at 704-555-0120, don't call",
  'no me llame, mándeme un mensaje',
  'somebody who speaks Spanish',
  'alguien que hable español, por favor',
  'weekdays after work, in Portuguese',
  'sat morning',
  'can I see 40 Spindle Street this saturday around 11?',
  '2ish',
  'tmrw morning',
  'can we make it 11',
  'I work nights',
  'tomorrow morning or friday at 3',
  'thursday after 5',
  'de lunes a viernes después de las 6',
  'a las 5 esta bien',
  'la puedo ver mañana',
  'at 2 for Porchlight Lane',
  'the day after tomorrow',
  'pasado mañana',
  'mañana por la mañana',
  'Mon-Fri after 5',
  'Monday through Thursday, 2-4pm',
  'Sat',
  'half past five tomorrow',
  'after six thirty',
  'a las cinco y cuarto de la tarde',
  'a partir de las seis y media',
  'entre las tres y las cinco',
  'de 3 a 5 de la tarde',
  'on December 5 at 10am',
  'on the 5th at 3:30',
  'on 12/5 after 4',
  'el 5 de diciembre',
  'la próxima semana',
  'in two weeks',
])('%j states contact preferences', (message) => {
  expect(statesPreference(message)).toBe(true);
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
  expect(statesPreference(message)).toBe(false);
});

// With two ways to read a word, the number of readings doubles with each repetition.
test.each(['no', 'me', 'solo', 'not only', 'call me on'])('repeating "%s" is read at once', (words) => {
  const before = performance.now();
  statesPreference(`${words} `.repeat(25));
  expect(performance.now() - before).toBeLessThan(500);
});
