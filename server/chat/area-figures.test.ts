import { expect, test } from 'vitest';
import { type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Figures of areas in different wordings, and figures no record has.

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    '"how long homes sit" is days on market',
    [['how long are homes sitting in SouthEnd before they go under contract', 'ask']],
    /^Homes in SouthEnd spend 12 days on market/,
  ],
  [
    '"how long homes sit" is days on market in Spanish too',
    [['cuanto se tardan en vender una casa en Plaza Midwood', 'ask']],
    /^Las casas en Plaza Midwood pasan|^Homes in Plaza Midwood spend 16 days/,
  ],
  [
    'a question about selling over asking gets the note that no record has it',
    [['how much over asking are people paying in Dilworth rn', 'ask']],
    /^No record here holds how far homes in Dilworth sell over or under asking.*The median price in Dilworth/,
  ],
  [
    'a question about bidding wars gets the note that no record has it',
    [['are there bidding wars in plaza midwood', 'describe']],
    /^No record here holds how many offers homes in Plaza Midwood get/,
  ],
  [
    'the market of an area is its price, change, time to sell and homes for sale',
    [["how's the market in NoDa", 'ask']],
    /^The median price in NoDa.*up 7\.4%.*18 days.*homes? (?:is|are) for sale|listings/,
  ],
  [
    'the market of an area is told when a description is asked for',
    [['tell me about the market in Dilworth', 'describe']],
    /^The median price in Dilworth.*up 5\.8%.*15 days/,
  ],
  [
    'two areas can be compared by one figure',
    [['what is the median in lake norman vs uptown', 'ask']],
    /^Lake Norman: \$593K\. Uptown: \$385K\..*difference: \$593,000 − \$385,000 = \$208,000/,
  ],
  [
    'a second area is compared with the one answered before',
    [
      ['how long do homes sit in Dilworth', 'ask'],
      ['is that faster than noda', 'compare'],
    ],
    /^NoDa: 18\. Dilworth: 15\..*18 − 15 = 3/,
  ],
  [
    'listings can be counted in two areas',
    [['how many listings are in fourth ward vs uptown', 'ask']],
    /Uptown.*67.*Fourth Ward 22/,
  ],
  [
    '"where do they sell fastest" ranks areas by days on market',
    [['where do homes sell fastest', 'rank']],
    /^Homes sell fastest in Uptown/,
  ],
  [
    '"where does it take longest" ranks areas by days on market',
    [['which area sits the longest', 'rank']],
    /^Homes sell slowest in Lake Norman/,
  ],
  [
    '"the year before" is about the area under discussion',
    [
      ['tell me about SouthEnd', 'describe'],
      ['is that up or down from last year', 'ask'],
    ],
    /^The median price in SouthEnd is up 9\.1% from a year ago\./,
  ],
])('%s', async (_, said, told) => expect((await talk(...said)).text).toMatch(told));
