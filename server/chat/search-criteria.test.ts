import { expect, test } from 'vitest';
import { foundEntries, talk } from '#test/scripted-talk.ts';

test.each<[string, string, RegExp]>([
  [
    '3 car garage homes',
    'search',
    /^No description mentions “3 car garage”[\s\S]*2 homes match \(a garage\)/,
  ],
  ['condos with concrete walls', 'search', /^No description mentions “concrete walls”[\s\S]*4 homes match/],
  ['homes with a pool under 1 million', 'search', /^No description mentions a pool[\s\S]*8 homes match/],
  ['homes with ++ storage', 'search', /^No description mentions “\+\+ storage”/],
  ['cheapest home with a pool', 'rank', /^No description mentions a pool; [^\n]*$/],
  ['how many condos have a doorman', 'search', /“doorman”[\s\S]*4 homes match/],
  ['a house with a pantry', 'search', /^1 home matches \(“pantry”\)/],
  ['condo with parking for two cars', 'search', /1 home matches \(condominium, parking, “2 parking space”\)/],
  [
    'house with a wraparound porch',
    'search',
    /^No description mentions “wraparound porch”[\s\S]*3 homes match \(a porch\)/,
  ],
  [
    'my mom can not do stairs, what do you have under 500k',
    'search',
    /^2 homes match \(under \$500,000, no stairs\)/,
  ],
  ['a quiet condo', 'search', /\(condominium, a quiet setting\)/],
  ['homes remodeled in 2020', 'search', /^No record tells of “2020”/],
  ['homes in montibello', 'search', /^No record tells how near a home is to “montibello”/],
  ['show me homes near freedom park', 'search', /^3 homes match \(Dilworth \/ Myers Park\)/],
  ['which home has a bedroom and full bath', 'search', /^12 homes match/],
])('an unknown criterion in %j is named and not dropped', async (message, act, expected) => {
  expect((await talk([message, act as 'search'])).text).toMatch(expected);
});

test.each<[string, string, RegExp]>([
  ['which is cheaper noda or plaza midwood', 'compare', /^NoDa is the cheapest.*= \$456,000/],
  ['areas with a walk score of 82', 'ask', /^Plaza Midwood \(walk score 82\)/],
  ['is southend cheaper than dilworth', 'search', /^Dilworth: .*SouthEnd: .*= \$770,000/],
  ['walk score over 90 and under 400k', 'rank', /^Uptown \(/],
  ['homes with a walk score over 90', 'ask', /2 homes match \(Fourth Ward \/ Uptown\)/],
  ['walkable area under 500k with a train', 'ask', /^Under \$500,000, a station nearby: Fourth Ward/],
  [
    'homes in noda and ballantyne',
    'search',
    /2 homes match \(NoDa\)[\s\S]*Ballantyne is not one of the areas/,
  ],
  [
    'is 12 porchlight lane cheaper than the ones in myers park',
    'ask',
    /88 Garden Gate[\s\S]*12 Porchlight[\s\S]*9 Slate Roof/,
  ],
  [
    'which is newer 5 streetcar bend or 16 bobbin court',
    'search',
    /^Year built, highest: 5 Streetcar Bend, 2021/,
  ],
  ['does the townhouse have a yard', 'ask', /^The description of 16 Bobbin Court does not mention a yard/],
])('every part of %j counts', async (message, act, expected) => {
  expect((await talk([message, act as 'search'])).text).toMatch(expected);
});

test('a question about what is allowed at a home gets the rule, not a feature', async () => {
  const reply = await talk([
    'can i put up a fence at 33 catalpa commons',
    'ask',
    foundEntries(['appraisal', 0.9]),
  ]);
  expect(reply.text).toMatch(/^An opinion of value/);
});

test('a search with one result continues in another area', async () => {
  const reply = await talk(['homes with a pantry under 800k', 'search'], ['what about noda', 'refine']);
  expect(reply.text).toMatch(/NoDa, under \$800,000, “pantry”/);
});

test.each<[string, string, RegExp]>([
  ['homes in Uptown', 'I changed my mind, 500k', /^1 home matches \(Uptown, up to \$500,000\)/],
  ['homes under 900k', 'I changed my mind, Dilworth', /\(Dilworth, under \$900,000\)/],
  ['condos under 900k', 'actually houses', /\(single-family house \/ town house, under \$900,000\)/],
  ['condos under 900k', 'houses then', /\(single-family house \/ town house, under \$900,000\)/],
  ['townhouses', 'go back to the condos', /\(condominium\)/],
  ['condos', 'digo en NoDa', /NoDa, condomini/],
])('after %j, %j changes the search', async (first, then, told) => {
  const known = { entries: [{ id: 'survey', confidence: 0.9 }] };
  expect((await talk([first, 'search'], [then, 'refine', known])).text).toMatch(told);
});

test('a change of mind about something else does not change the search', async () => {
  const known = { entries: [{ id: 'survey', confidence: 0.9 }] };
  const said = 'I changed my mind about the offer on the condo';
  expect((await talk(['homes in NoDa', 'search'], [said, 'question', known])).sources).toEqual([
    'entry:survey',
  ]);
});

test.each<[string, RegExp]>([
  [
    'homes with more bathrooms than 16 Bobbin Court',
    /^4 homes match \(over 2\.5 baths\)[\s\S]*71 Halyard Point/,
  ],
  ['homes with a bigger lot than 5 Streetcar Bend', /^4 homes match \(lot from 0\.21 acres\)/],
  ['homes with fewer than 4 baths', /^11 homes match \(under 4 baths\)/],
  ['casas con menos de 4 baños', /^11 casas coinciden \(menos de 4 baños\)/],
  ['homes with up to 3 baths', /^9 homes match \(up to 3 baths\)/],
  ['homes with a smaller lot than 12 Porchlight Lane', /^4 homes match \(lot up to 0\.23 acres\)/],
  ['2 or 3 baths', /^\d homes match \(2 to 3 baths\)/],
])('a limit between two numbers is worded as it was meant: %s', async (message, expected) => {
  expect((await talk([message, 'search'])).text).toMatch(expected);
});

test('the closest to a studio are the homes with one bedroom', async () => {
  const { text } = await talk(['studio apartments', 'search']);
  expect(text).toMatch(/\(condominium, studio\)[\s\S]*200 Lantern Place[\s\S]*88 Garden Gate Walk/);
});
