import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Follow-ups worded like those about the home or list in hand that ask something else.

const lastAnswer = shippedAssistantTalk();

test.each([
  ['homes || which has the bigger yard', /^Lot, highest: 71 Halyard Point/],
  ['homes in NoDa || which has the bigger yard', /^Lot, highest: 40 Spindle Street/],
])('a comparison of yards ranks: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test('every word of what is asked for is in the quotation', async () => {
  const answer = await lastAnswer('homes || which one has pine floors');
  expect(answer).not.toMatch(/nineteenth floor|three floors|ground-floor|fifth-floor/i);
});

test.each([
  ['homes under 700k || ok is there a bigger one with a yard', /^None of the homes/],
  ['homes in NoDa || ok is there a cheaper one with a garage', /^None of the homes/],
  ['homes || thanks, is there a bigger one with a garage', /from 2,541 sq ft/],
  ['homes under 700k || bueno, hay una mas grande con garaje', /2,541|^Ninguna/],
])('a search for a better home opens with any word: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  ['16 Bobbin Court || what about something with a yard', /^6 homes match/],
  ['16 Bobbin Court || ok how about homes with a dock', /^1 home matches|71 Halyard Point/],
  ['16 Bobbin Court || what about ones with a garage', /homes match/],
])('"what about" other homes is a search: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

const garage = 'homes in NoDa || does the first one have a garage';

test.each([
  [`${garage} || and the second one taxes`, /\$4,018 a year/],
  [`${garage} || and the second, a pool?`, /^The description of 40 Spindle Street does not mention a pool/],
  ['homes in NoDa || how old is the first one || and the other one price', /\$524,000/],
  ['homes in NoDa || how old is the first one || and the second one size', /1,650/],
  ['casas en NoDa || la primera tiene garaje?', /^(?!.*449,000).*garaje|one-car garage/],
  ['casas en NoDa || la segunda tiene balcón?', /no menciona un balcón/],
  ['homes in NoDa || the second has parking?', /^(?!40 Spindle Street, NoDa)/],
  ['cual es mas barato NoDa o SouthEnd || casas en el primero', /^2 casas coinciden \(NoDa\)/],
])('what is asked of another home is answered: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

const affordable = 'what price can i afford with a payment of 3000 a month at 6.5%';

test.each([
  ['is it cheaper here or in Myers Park', /^Uptown is the cheapest/],
  ['we live in Dilworth, is it cheaper there or uptown', /NoDa/],
  ['homes || forget that one', /can't do that, however|^12 homes/],
  ['homes under 700k || skip that home', /^\d+ homes match/],
  ['a house with one space for a garden', /parking/],
  ['homes with 2 spaces for offices', /parking/],
  [`${affordable} || can i get the floor plan of 16 Bobbin Court`, /within the \$474/],
  [`${affordable} || can we get a loan for the Bobbin house`, /within the \$474/],
  ['16 Bobbin Court || does it have a fence || and the other one?', /does not mention/],
])('%j is not read as about what it does not name', async (talk, wrong) => {
  expect(await lastAnswer(talk)).not.toMatch(wrong);
});
