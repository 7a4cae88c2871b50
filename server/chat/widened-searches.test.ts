import { expect, test } from 'vitest';
import { type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Alternatives and limits added to a search, and references to homes after that.

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    '"2 is fine too" adds a number of bedrooms',
    [
      ['3 bedroom homes under 1m', 'search'],
      ['2 is fine too', 'refine'],
    ],
    /^5 homes match \(under \$1,000,000, 2 to 3 bedrooms\)/,
  ],
  [
    'a number of rooms that replaces another is no alternative to it',
    [
      ['condos with 1 or 2 bedrooms', 'search'],
      ['one bed is fine, forget the two', 'refine'],
    ],
    /^2 homes match \(condominium, 1 bedroom\)/,
  ],
  [
    'a feature that would do, when nothing was found before, is what is searched for',
    [
      ['a step-free home', 'search'],
      ['an elevator building is fine', 'refine'],
    ],
    /^No description mentions an elevator/,
  ],
  [
    '"or 4" adds a number of bedrooms',
    [
      ['3 bedroom homes under 600k', 'search'],
      ['or 4', 'refine'],
    ],
    /^3 homes match \(under \$600,000, 3 to 4 bedrooms\)/,
  ],
  [
    'fewer bedrooms can be acceptable with another feature',
    [
      ['4 bedrooms in dilworth or noda', 'search'],
      ['actually 3 bedrooms is ok too if it has a door to the yard', 'refine'],
    ],
    /^2 homes match \(.*4 bedrooms, or 3 bedrooms \+ a yard\)/,
  ],
  [
    '"I could do 3 if" accepts fewer bedrooms with a garage',
    [
      ['4 bedrooms', 'search'],
      ["I could do 3 if there's a garage", 'refine'],
    ],
    /^5 homes match \(4 bedrooms, or 3 bedrooms \+ a garage\)/,
  ],
  [
    '"or" with an area adds the area',
    [
      ['homes in noda under 1 million', 'search'],
      ['or plaza midwood', 'refine'],
    ],
    /^3 homes match \(NoDa \/ Plaza Midwood, under \$1,000,000\)/,
  ],
  [
    '"fine too" with a type adds the type',
    [
      ['condos', 'search'],
      ['town houses are fine too', 'refine'],
    ],
    /^5 homes match \(condominium \/ town house\)/,
  ],
  [
    '"too pricey" with a limit sets the limit',
    [
      ['homes on the water with a dock', 'search'],
      ['too pricey. under 900k', 'refine'],
    ],
    /^None of the homes in my records matches all of that \(under \$900,000, /,
  ],
  [
    '"no dock is ok" drops the criterion',
    [
      ['homes on the water with a dock', 'search'],
      ['no dock is ok', 'refine'],
    ],
    /^1 home matches \(the water\)/,
  ],
  [
    '"too small" searches for larger homes',
    [
      ['33 Catalpa Commons', 'describe'],
      ['hmm too small', 'refine'],
    ],
    /^4 homes match \(from 2,541 sq ft\)/,
  ],
  [
    '"it" after a few homes is answered for each',
    [
      ['homes under 900k', 'search'],
      ['that works, how many sq ft is it', 'ask'],
    ],
    /^• 88 Garden Gate Walk, No\. 4 has 740 sq ft/,
  ],
  [
    '"the first one you showed me" is the first home of the current list',
    [
      ['3 bedrooms under 900k', 'search'],
      ['with a yard', 'refine'],
      ['how many baths does the first one you showed me have', 'ask'],
    ],
    /^16 Bobbin Court has 2\.5 baths\./,
  ],
  [
    '"which area has the most" after a search counts listings',
    [
      ['homes in Fourth Ward', 'search'],
      ["That's fewer than I hoped. Which area has the most?", 'rank'],
    ],
    /^Lake Norman has the most active listings/,
  ],
  [
    'a selected home with a request to see it gets the tour offer in Spanish',
    [
      ['condominios en SouthEnd', 'search'],
      ['me quedo con la primera, ¿puedo ir a ver algo el domingo?', 'tour'],
    ],
    /El equipo puede organizar una visita|The team can arrange a tour/,
  ],
])('%s', async (_, said, told) => expect((await talk(...said)).text).toMatch(told));
