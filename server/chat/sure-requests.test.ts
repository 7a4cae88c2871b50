import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Messages whose kind of request is sure, as the shipped assistant reads them: it leads, whatever else their words resemble.

const lastAnswer = shippedAssistantTalk();

test.each([
  ['tell me about noda || homes in it', /^2 homes match \(NoDa\)/],
  [
    'compare uptown and fourth ward || which is cheaper || whats for sale in it',
    /^1 home matches \(Uptown\)/,
  ],
])('a list of homes is of the area in hand: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  ['tell me about 33 catalpa commons || is it on the lake or near it', /33 Catalpa Commons/],
  ['homes in NoDa || the 524 house, lemme see', /^40 Spindle Street, NoDa: \$524,000/],
])('a part or a price points at a home: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test('a remark after a home is heard without a joke', async () => {
  expect(await lastAnswer('tell me about 16 bobbin court || sage color, nice')).toMatch(
    /^I see\. What else would you like to know about 16 Bobbin Court/,
  );
});

test('a fact of a home that is not in view is asked for by the home', async () => {
  expect(await lastAnswer('who pays for an appraisal || how many beds has it got')).toMatch(
    /^Which home do you mean\?/,
  );
});

test.each([
  [
    'houses with at least a third of an acre || leave out anything over 1.2 million',
    /\(up to \$1,200,000, lot/,
  ],
  ['rank the areas by walk score || now just the ones under 700k', /^Fourth Ward \(median price \$408K\)/],
  ['any homes with an EV charger or solar', /\(a car charger\)[\s\S]*\(solar panels\)/],
  ['homes in plaza midwood || what else do you have around 1 million', /without 27 Awning Avenue/],
])('limits and alternatives keep to what was listed: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test('"the cheaper one" is among the homes of the last answer', async () => {
  const talk = 'cheapest home || and the most expensive || like 500 to 700 || which of those has a yard';
  expect(await lastAnswer(`${talk} || tell me more about the cheaper one`)).toMatch(/^40 Spindle Street/);
});

test.each([
  ['rank the areas by price || drop the ones over 900', /^(?!.*(?:Dilworth|Myers Park|Plaza Midwood))/],
  ['cheapest area || and the priciest', /^Myers Park/],
])('limits and ends count over all areas ranked: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});
