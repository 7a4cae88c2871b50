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

test.each([
  [
    'the stations of both areas',
    'compare noda and plaza midwood || does the train go to both?',
    /^NoDa has two Blue Line stations.*Plaza Midwood has a Gold Line streetcar stop/,
  ],
  [
    'a house and a condo where it is asked for either',
    'fourth ward or uptown || any houses there or just condos',
    /condominium \/ single-family house/,
  ],
  ['two homes as a whole', 'homes in noda || whats the difference between them', /^• 16 Bobbin.*Size: /s],
  [
    'what the cheaper of two lacks',
    'homes in noda || what would i give up with the cheaper one',
    /^• 16 Bobbin|^• 40 Spindle/,
  ],
  [
    'a home against what is usual there',
    'tell me about 9 slate roof circle || has it been sitting long compared to whats normal there',
    /33 − 24 = 9/,
  ],
  [
    'the areas under another limit',
    'which neighborhoods have a median under 600k || and under 500? || sorry, I meant under 700. which ones make it now?',
    /SouthEnd \(median price \$630K\)/,
  ],
  [
    'three figures of an area',
    "give me Dilworth's median price, annual change and active listings",
    /\$1\.40M.*up 5\.8%.*28 active listings/,
  ],
  [
    'all three areas told of',
    'is plaza midwood walkable || more than noda?? || and dilworth || which of the three wins for walking',
    /Dilworth is the most walkable.*Plaza Midwood 82, NoDa 78/,
  ],
  [
    'the one of those in age',
    '3 bed under 600 || whats the difference in age between em',
    /2018 − 1912 = 106/,
  ],
  [
    'the cheapest of those as a whole',
    'homes built before 1940 || tell me more about the cheapest of those',
    /^40 Spindle Street, NoDa: \$524,000.*A mill house of 1912/,
  ],
  [
    'cheaper homes of one kind',
    'tell me about 12 porchlight lane || what else do you have in that style for less',
    /under \$1,290,000/,
  ],
  [
    'homes of both lists',
    'any homes with an EV charger or solar || which of those is cheapest',
    /^Price, lowest: 8 Railbed Way/,
  ],
])('a request gets %s: %j', async (_, talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});
