import { expect, test } from 'vitest';
import { type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// What would do as well, what is too much, and which home is meant after that.

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    'a number of rooms beside the one before',
    [
      ['3 bedroom homes under 1m', 'search'],
      ['2 is fine too', 'refine'],
    ],
    /^5 homes match \(under \$1,000,000, 2 to 3 bedrooms\)/,
  ],
  [
    'another number',
    [
      ['3 bedroom homes under 600k', 'search'],
      ['or 4', 'refine'],
    ],
    /^3 homes match \(under \$600,000, 3 to 4 bedrooms\)/,
  ],
  [
    'a number of rooms where there is something else',
    [
      ['4 bedrooms in dilworth or noda', 'search'],
      ['actually 3 bedrooms is ok too if it has a door to the yard', 'refine'],
    ],
    /^2 homes match \(.*4 bedrooms, or 3 bedrooms \+ a yard\)/,
  ],
  [
    'fewer rooms where there is a garage, in other words',
    [
      ['4 bedrooms', 'search'],
      ["I could do 3 if there's a garage", 'refine'],
    ],
    /^5 homes match \(4 bedrooms, or 3 bedrooms \+ a garage\)/,
  ],
  [
    'another area',
    [
      ['homes in noda under 1 million', 'search'],
      ['or plaza midwood', 'refine'],
    ],
    /^3 homes match \(NoDa \/ Plaza Midwood, under \$1,000,000\)/,
  ],
  [
    'another kind',
    [
      ['condos', 'search'],
      ['town houses are fine too', 'refine'],
    ],
    /^5 homes match \(condominium \/ town house\)/,
  ],
  [
    'a limit that is named with what is too dear',
    [
      ['homes on the water with a dock', 'search'],
      ['too pricey. under 900k', 'refine'],
    ],
    /^None of the homes in my records matches all of that \(under \$900,000, /,
  ],
  [
    'without what is fine to be missing',
    [
      ['homes on the water with a dock', 'search'],
      ['no dock is ok', 'refine'],
    ],
    /^1 home matches \(the water\)/,
  ],
  [
    'what is too small',
    [
      ['33 Catalpa Commons', 'describe'],
      ['hmm too small', 'refine'],
    ],
    /^4 homes match \(from 2,541 sq ft\)/,
  ],
  [
    'it, of many',
    [
      ['homes under 900k', 'search'],
      ['that works, how many sq ft is it', 'ask'],
    ],
    /^Which home do you mean\?/,
  ],
  [
    'the first one of the talk',
    [
      ['3 bedrooms under 900k', 'search'],
      ['with a yard', 'refine'],
      ['how many baths does the first one you showed me have', 'ask'],
    ],
    /^16 Bobbin Court has 2\.5 baths\./,
  ],
  [
    'the area with the most, after a search',
    [
      ['homes in Fourth Ward', 'search'],
      ["That's fewer than I hoped. Which area has the most?", 'rank'],
    ],
    /^Lake Norman has the most active listings/,
  ],
  [
    'one taken and asked to be seen, in Spanish',
    [
      ['condominios en SouthEnd', 'search'],
      ['me quedo con la primera, ¿puedo ir a ver algo el domingo?', 'tour'],
    ],
    /El equipo puede organizar una visita|The team can arrange a tour/,
  ],
])('%s', async (_, said, told) => expect((await talk(...said)).text).toMatch(told));
