import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Which home or area of the conversation a message is about, and what it asks of it, as the shipped assistant reads it.

const lastAnswer = shippedAssistantTalk();

test.each([
  [
    'its look',
    'lake norman homes || is the farmhouse right on the water',
    /^The description of 33 Catalpa Commons/,
  ],
  [
    'its age',
    '3 bed under 600k || how big is the lot of the older one',
    /^The lot of 40 Spindle Street is 0\.14/,
  ],
  [
    'its age in Spanish',
    '3 bed under 600k || y la vieja de cuanto es el terreno',
    /El terreno de 40 Spindle Street mide 0\.14/,
  ],
  ['its floor', 'condos || tell me about the 19th floor one', /^200 Lantern Place/],
  [
    'its status',
    '4 bedrooms under 1.2m || drop the one under contract',
    /^2 homes match \(under \$1,200,000/,
  ],
  ['its area', 'homes in dilworth || how much older is the noda one', /1926 − 1912 = 14/],
  [
    'being the other',
    'noda homes || the older one || how many square feet is the other',
    /^16 Bobbin Court has 1,720/,
  ],
  [
    'being in the middle',
    'three cheapest homes || when was the middle one built',
    /^200 Lantern Place.* was built in 2007/,
  ],
  [
    'its part, after another',
    '12 Porchlight Lane || how much bigger is the brick one in myers park',
    /4,720 − 2,960 = 1,760/,
  ],
])('a home is told apart by %s', async (_, talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  [
    'two homes of an area',
    'homes under 600k || of the two noda ones which has more room',
    /^Size, highest: 16 Bobbin Court/,
  ],
  [
    'each of a list',
    'lake norman homes || how much land with each',
    /33 Catalpa Commons is 0\.36[^\n]*\n• The lot of 71 Halyard/,
  ],
  ['both areas', 'walk score in NoDa || and Uptown || whats the gap', /92 − 78 = 14/],
  [
    'the area of the home',
    'tell me about 3 turret row || is that above the median there',
    /\$612,000 − \$408,000 = \$204,000/,
  ],
  [
    'the usual time there',
    'tell me about 71 halyard point || has it been up longer than normal',
    /41 − 38 = 3/,
  ],
  [
    'the budget',
    '4 bedrooms under 1.2m || what about the dilworth one, how far over my number is it',
    /over your \$1,200,000: .* = \$90,000/,
  ],
])('a message is about %s', async (_, talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  [
    'of another home',
    'noda homes || the older one || how old is it || and the other one',
    /^16 Bobbin Court was built in 2018/,
  ],
  [
    'of the other against its own area',
    'condos under 700k with 2 bedrooms || how far over the median is the balcony one || and the other one vs its own area',
    /^3 Turret Row: \$612,000.*Fourth Ward/,
  ],
])('the last request is repeated %s', async (_, talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test('a remark before a request is not taken for a criterion', async () => {
  expect(await lastAnswer('newest home || oh its under contract. show me condos')).toMatch(
    /^4 homes match \(condominium\)/,
  );
});

test('where no sentence fits, the whole description is shown', async () => {
  const answer = await lastAnswer('tell me about 16 Bobbin Court || does it have a sauna room');
  expect(answer).toMatch(/I find nothing on that|does not mention/);
});
