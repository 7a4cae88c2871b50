import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Comparisons of two things, and replacement of one of them.

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
    '"the difference" after an entry does not compare areas',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['so whats the difference', 'rank', foundEntries(['earnest-money', 0.5])],
    ],
    /^(?![\s\S]*Median price)/,
  ],
  [
    '"how much less" after an entry does not compare areas',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['how much less', 'compare', foundEntries(['earnest-money', 0.5])],
    ],
    /^(?![\s\S]*Median price)/,
  ],
  [
    '"the older one" selects one of the two homes compared',
    [
      ['compare 16 Bobbin Court and 40 Spindle Street', 'compare'],
      ['older?', 'refine'],
    ],
    /^Year built, lowest: 40 Spindle Street/,
  ],
  [
    'a new area replaces the second one in a comparison',
    [
      ['compare Dilworth and Plaza Midwood', 'compare'],
      ['swap the second one for Fourth Ward', 'compare'],
    ],
    /Dilworth: median price[\s\S]*Fourth Ward: median price/,
    /Plaza Midwood/,
  ],
  [
    'a ranking lists the requested number of homes',
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
    'a ranking within an area lists its first homes',
    [['the two biggest in Plaza Midwood side by side', 'compare']],
    /^• 5 Streetcar Bend[^•]*• 27 Awning Avenue[^•]*Price: /,
  ],
  [
    'a comparison of two homes in an area with one home shows that one',
    [['the two biggest in SouthEnd side by side', 'compare']],
    /^It is the only one[^•]*• 8 Railbed Way[^•]*$/,
  ],
  [
    'a ranking of shown homes lists the first of them',
    [
      ['condos', 'search'],
      ['compare the two biggest', 'compare'],
    ],
    /^• 3 Turret Row[^•]*• 8 Railbed Way[^•]*Price: /,
  ],
  [
    'a ranking by an area figure lists the requested number of areas',
    [['compare the two most walkable', 'compare']],
    /^Fourth Ward is the most walkable, [^:]*: Uptown 92\. Sample/,
  ],
  [
    'shown homes can be ranked by time on the market',
    [
      ['3 bedrooms under 800k', 'search'],
      ['which one of those has been on longest', 'rank'],
    ],
    /^Days on market, highest: /,
    /median price/,
  ],
  [
    'a ranking by lot size says so if no lot is on record',
    [
      ['condos under 400k', 'search'],
      ['which of those has the bigger lot', 'rank'],
    ],
    /^None of these has that on record: lot\./,
    /No area/,
  ],
  [
    '"more home for the money" compares the price per square foot',
    [
      ['compare the two cheapest homes', 'compare'],
      ['which one has more sq ft per dollar', 'rank'],
    ],
    /^Price per square foot, lowest: 88 Garden Gate Walk/,
  ],
  [
    '"instead" replaces the area named',
    [
      ['compare Dilworth and Plaza Midwood', 'compare'],
      ['replace Dilworth with NoDa', 'compare'],
    ],
    /NoDa: median price[\s\S]*Plaza Midwood: median price/,
    /Dilworth/,
  ],
  [
    'a question about proximity is answered for both areas',
    [
      ['compare Dilworth and SouthEnd', 'compare'],
      ['which is closer to the train', 'compare', foundEntries(['appraisal', 0.8])],
    ],
    /Dilworth: [\s\S]*SouthEnd: /,
    /opinion of value/,
  ],
  [
    'areas are compared by each criterion, and unknown ones are named',
    [['Dilworth or Plaza Midwood if I want breweries and a yard', 'compare', { request: null }]],
    /• Dilworth: [\s\S]*• Plaza Midwood: [\s\S]*does not tell of/,
    /homes match/,
  ],
  [
    'two areas can be compared by homes for sale',
    [
      ['homes in Dilworth or Plaza Midwood', 'search'],
      ['which has more for sale', 'rank'],
    ],
    /^Dilworth has the most active listings of these: 28\. Then: Plaza Midwood 24\./,
    /SouthEnd/,
  ],
  [
    'a question about how to compare gets the entry, not a comparison',
    [['how do I compare two houses on here', 'compare', foundEntries(['appraisal', 0.9])]],
    /opinion of value/,
    /median price/,
  ],
  [
    'the title of an entry gets its main point',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['is the earnest one money', 'question', foundEntries(['earnest-money', 0.6])],
    ],
    /^What I have on that: A deposit\.$/,
  ],
  [
    '"which of the two" means the two under discussion',
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
