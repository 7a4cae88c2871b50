import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Two things weighed against each other, and one put in the place of another.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  ...['monthly on each at 6.5 with 10% down', 'payment on both at 6.5% with 10% down'].map(
    (said): [string, ScriptedTurn[], RegExp] => [
      `a sum of each of two: ${said}`,
      [
        ['compare 16 Bobbin Court and 40 Spindle Street', 'compare'],
        [said, 'sum'],
      ],
      /^40 Spindle Street: About \$2,980\.83[\s\S]*16 Bobbin Court: About \$2,554\.19/,
    ],
  ),
  [
    'a difference asked for of no figures is one of what was told',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['so whats the difference', 'rank', foundEntries(['earnest-money', 0.5])],
    ],
    /^(?![\s\S]*Median price)/,
  ],
  [
    'how much less one way brings than another is no difference between areas',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['how much less', 'compare', foundEntries(['earnest-money', 0.5])],
    ],
    /^(?![\s\S]*Median price)/,
  ],
  [
    'the older one of two homes that were compared',
    [
      ['compare 16 Bobbin Court and 40 Spindle Street', 'compare'],
      ['older?', 'refine'],
    ],
    /^Year built, lowest: 40 Spindle Street/,
  ],
  [
    'another area in the place of the second',
    [
      ['compare Dilworth and Plaza Midwood', 'compare'],
      ['swap the second one for Fourth Ward', 'compare'],
    ],
    /Dilworth: median price[\s\S]*Fourth Ward: median price/,
    /Plaza Midwood/,
  ],
  [
    'as many homes as are asked for, from one end of their order',
    [['can you compare the two cheapest homes', 'compare']],
    /^• 88 Garden Gate Walk[^•]*• 200 Lantern Place[^•]*Price: /,
  ],
  ...[
    'compare the two cheapest',
    'put the two cheapest ones next to each other',
    'compara las dos más baratas',
    'las dos más baratas lado a lado',
  ].map((said): [string, ScriptedTurn[], RegExp] => [
    said,
    [[said, 'compare']],
    /^• 88 Garden Gate Walk[^•]*• 200 Lantern Place[^•]*(?:Price|Precio): /,
  ]),
  [
    'those at one end of an order in an area',
    [['the two biggest in Plaza Midwood side by side', 'compare']],
    /^• 5 Streetcar Bend[^•]*• 27 Awning Avenue[^•]*Price: /,
  ],
  [
    'the only home of an area, where two of it were to be compared',
    [['the two biggest in SouthEnd side by side', 'compare']],
    /^It is the only one[^•]*• 8 Railbed Way[^•]*$/,
  ],
  [
    'those at one end of a list that was shown',
    [
      ['condos', 'search'],
      ['compare the two biggest', 'compare'],
    ],
    /^• 3 Turret Row[^•]*• 8 Railbed Way[^•]*Price: /,
  ],
  [
    'as many areas as are asked for, by what only areas have',
    [['compare the two most walkable', 'compare']],
    /^Fourth Ward is the most walkable, [^:]*: Uptown 92\. Sample/,
  ],
  [
    'which of those shown has been listed longest',
    [
      ['3 bedrooms under 800k', 'search'],
      ['which one of those has been on longest', 'rank'],
    ],
    /^Days on market, highest: /,
    /median price/,
  ],
  [
    'which of those shown has the larger lot, where none has one on record',
    [
      ['condos under 400k', 'search'],
      ['which of those has the bigger lot', 'rank'],
    ],
    /^None of these has that on record: lot\./,
    /No area/,
  ],
  [
    'which of two is more home for the money',
    [
      ['compare the two cheapest homes', 'compare'],
      ['which one has more sq ft per dollar', 'rank'],
    ],
    /^Price per square foot, lowest: 88 Garden Gate Walk/,
  ],
  [
    'another area in the place of the one named',
    [
      ['compare Dilworth and Plaza Midwood', 'compare'],
      ['replace Dilworth with NoDa', 'compare'],
    ],
    /NoDa: median price[\s\S]*Plaza Midwood: median price/,
    /Dilworth/,
  ],
  [
    'which of two areas a thing is near is told of both',
    [
      ['compare Dilworth and SouthEnd', 'compare'],
      ['which is closer to the train', 'compare', foundEntries(['appraisal', 0.8])],
    ],
    /• Dilworth: [\s\S]*• SouthEnd: /,
    /opinion of value/,
  ],
  [
    'areas on each thing wished for, and what no record tells',
    [['Dilworth or Plaza Midwood if I want breweries and a yard', 'compare']],
    /• Dilworth: [\s\S]*• Plaza Midwood: [\s\S]*does not tell of/,
    /homes match/,
  ],
  [
    'which of two areas has more homes for sale',
    [
      ['homes in Dilworth or Plaza Midwood', 'search'],
      ['which has more for sale', 'rank'],
    ],
    /^Dilworth has the most active listings: 28\. Then: Plaza Midwood 24\./,
    /SouthEnd/,
  ],
  [
    'how to compare is told, and no areas are compared',
    [['how do I compare two houses on here', 'compare', foundEntries(['appraisal', 0.9])]],
    /opinion of value/,
    /median price/,
  ],
  [
    'what the title of an entry asks is answered with its point',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['is the earnest one money', 'question', foundEntries(['earnest-money', 0.6])],
    ],
    /^What I have on that: A deposit\.$/,
  ],
  [
    'which of two is asked of the two in hand',
    [
      ['compare Uptown and Fourth Ward', 'compare'],
      ['replace the first one with NoDa', 'compare'],
      ['which one is more walkable', 'rank'],
    ],
    /^Fourth Ward is the most walkable.*NoDa/,
    /Uptown/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
