import { expect, test } from 'vitest';
import {
  introducedName,
  labeledLastName,
  nameBesideContactDetails,
  nameFromAnswer,
  withoutNameAndContactDetails,
} from './contact-name.ts';

const name = (firstName: string, lastName = '') => ({ firstName, lastName });

test.each([
  ['Jordan Reyes', name('Jordan', 'Reyes')],
  ['my name is Ana María López', name('Ana', 'María López')],
  ["I'm Jo O'Neil, jo@example.com", name('Jo', "O'Neil")],
  ['Christian White', name('Christian', 'White')],
  ['me llamo Luis', name('Luis')],
  ['sam', name('sam')],
  ['marcus hill here, text me', name('marcus', 'hill')],
  ['Priya N', name('Priya', 'N')],
  ["name's Bo Lindgren, 919-555-0144", name('Bo', 'Lindgren')],
  ['Mohammed Ahmed', name('Mohammed', 'Ahmed')],
  ['An Nguyen', name('An', 'Nguyen')],
  ['My Do Tran', name('My', 'Do Tran')],
  ['王伟', name('王伟')],
  ['sam and my email is', name('sam')],
  ['ok, sure - sam poe', name('sam', 'poe')],
  ["it's Dr. Jordan Price", name('Dr.', 'Jordan Price')],
  ['Ana de la Cruz, 704 555 0188', name('Ana', 'de la Cruz')],
  ['Reyes, Jordan', name('Jordan', 'Reyes')],
  ['Nguyen, An', name('An', 'Nguyen')],
  ['My name is Reyes, Jordan', name('Jordan', 'Reyes')],
  ["we're Ana and Luis Reyes", name('Ana and Luis', 'Reyes')],
  ['sure, Reyes', name('Reyes')],
  ['Ana and Luis Reyes', name('Ana and Luis', 'Reyes')],
  ['Ana y Luis', name('Ana y Luis')],
  ['Ana Cole and Luis Reyes', name('Ana', 'Cole')],
  ['Sunday Adeyemi', name('Sunday', 'Adeyemi')],
  ['Domingo Reyes', name('Domingo', 'Reyes')],
  ['my name is spelled Jordyn Reyes', name('Jordyn', 'Reyes')],
  ['mi nombre se escribe Jordyn', name('Jordyn')],
])('%j is a name if one was requested', (raw, expected) => {
  expect(nameFromAnswer(raw)).toEqual(expected);
});

test.each([
  'what is the price?',
  'buenas tardes',
  'evenings',
  'soy la mamá de Pedro',
  "I'm Jane's husband",
  "I'm bringing my sister",
  'yes',
  'no thanks',
  'how much is it',
  'tell me about NoDa homes',
  'median price',
  'Saturday morning',
  'Sunday Morning',
  'Monday Tuesday',
  'my name is private',
  'my name is spelled with a y',
  "I'm not sure",
  'just looking',
  "oh and my husband's coming too",
  'Call Me',
  'Jewish Areas',
  'My Number',
  'actually never mind',
  'yes thats right',
  'yep thats correct',
  'that works',
  'sí, exacto',
  'text me at 704 555 0188',
])('%j is not a name, even if one was requested', (raw) => {
  expect(nameFromAnswer(raw)).toBeNull();
});

test.each([
  ['Sam Poe, 704-555-0188', name('Sam', 'Poe')],
  ["Hi, I'm Sam, call me at 704-555-0188", name('Sam')],
  ['im sam poe, 704-555-0188', name('sam', 'poe')],
  ['Is it sold? Sam Poe 704-555-0188', name('Sam', 'Poe')],
  ['Poe, Sam, 704-555-0188', name('Sam', 'Poe')],
  ['Sam and Lee Poe, 704-555-0188', name('Sam and Lee', 'Poe')],
  ['text me at 704-555-0188', null],
  ['Buenas tardes, llámeme 704-555-0188', null],
  ['Pre-approved, 704-555-0188', null],
  ['soy de Honduras, llámeme 704-555-0188', null],
  ['somos la familia García, 704-555-0188', null],
  ['bill(at)example.com', null],
  ['this is Jo Park calling about a home, 704-555-0188', name('Jo', 'Park')],
  ['im looking around, 704-555-0188', null],
  ['my condo in Uptown, 704-555-0188', null],
])('%j next to a phone number contains this name', (raw, expected) => {
  expect(nameBesideContactDetails(raw)).toEqual(expected);
});

test.each([
  ['My name is Dana Cole and I want to sell', name('Dana', 'Cole'), ' I want to sell'],
  ["Hi, I'm Dana Cole", name('Dana', 'Cole'), 'Hi, '],
  ['Me llamo Ana', name('Ana'), 'hola'],
  ["I'm interested in NoDa", null, "I'm interested in NoDa"],
])('%j is read with or without an introduced name, and has this remainder', (raw, expected, rest) => {
  expect(introducedName(raw)).toEqual(expected);
  expect(withoutNameAndContactDetails(raw)).toBe(rest);
});

test.each([
  ['First name Lena, last name Fischer', 'Fischer'],
  ['mi nombre es Ana y mi apellido es López', 'López'],
  ['my name is Lena Fischer', ''],
])('the labeled last name in %j is %j', (raw, lastName) => {
  expect(labeledLastName(raw)).toBe(lastName);
});

test('removing details leaves the question without name, number and lead-in words', () => {
  expect(withoutNameAndContactDetails('Homes in NoDa? Kate Moore, call me back at 704-555-0133')).toMatch(
    /^Homes in NoDa\?[\s,]*$/,
  );
  expect(withoutNameAndContactDetails('Tell me about NoDa and text us the details at 704-555-0133')).toMatch(
    /^Tell me about NoDa\s*$/,
  );
});
