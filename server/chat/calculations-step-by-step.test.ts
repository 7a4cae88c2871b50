import { expect, test } from 'vitest';
import { type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Numbers given one after the other, corrected, or selected from those answered.

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    'choosing one of two loan offers uses its rate and term',
    [
      ['290k at 5.6 over 15 years or 6.35 over 30 years, what is the payment', 'sum'],
      ['what if i take the 30 year and pay 300 extra a month', 'sum'],
    ],
    /\$290,000 at 6\.35% over 30 years/,
  ],
  [
    'a corrected cost changes the cash flow',
    [
      ['rent is 2300, mortgage 1480 and hoa 265, what is the cash flow', 'sum'],
      ['sorry the hoa is 310', 'sum'],
    ],
    /\$2,300 − \$1,480 − \$310 = \$510 a month/,
  ],
  [
    'a rent given after the break-even rent yields the cash flow',
    [
      ['what rent covers a mortgage of 1690 and hoa of 210', 'sum'],
      ['say the rent is 2150', 'sum'],
    ],
    /\$2,150 − \$1,690 − \$210 = \$250 a month/,
  ],
  [
    'refinancing costs given after the current loan yield the break-even time',
    [
      ['payment on 338k at 7.375 over 28 years', 'sum'],
      ['they quoted me 6.25 and 6,800 in costs', 'sum'],
    ],
    /\$6,800 \/ \$248\.47 = 28/,
  ],
  [
    'a price given after an affordability calculation yields the payment',
    [
      ['tengo 25 mil de enganche y mi esposo gana 5,200 al mes, cuanto nos alcanza', 'sum'],
      ['y si la casa cuesta 380 mil', 'sum'],
    ],
    /\$380,000 − \$25,000 = \$355,000/,
  ],
  [
    'the required income is calculated for a price',
    [['what salary do I need for a 400k house with 10% down at 6.5%', 'sum']],
    /^About \$97,519 a year.*\$2,275\.44 \/ 28% = \$8,127 a month/,
  ],
  [
    'debts given later change the required income',
    [
      ['what income do I need to buy a 400k house with 10% down at 6.5%', 'sum'],
      ['my car is 900 a month', 'sum'],
    ],
    /\(\$2,275.44 \+ \$900\) \/ 36% = \$8,821 a month/,
  ],
  [
    'a rate given after an income yields the affordable price',
    [
      ['we make 132k a year', 'question'],
      ['rate 6.6', 'sum'],
    ],
    /\$11,000 × 28% = \$3,080/,
  ],
  [
    'a percentage of a rent is calculated',
    [
      ['my rent is 2200', 'question'],
      ['what is 8% of that', 'sum'],
    ],
    /\$2,200 × 8% = \$176/,
  ],
  [
    'a cash flow without the rent asks for it',
    [['does it cash flow if the mortgage is 1480 and hoa 265', 'sum']],
    /\$1,480 \+ \$265 = \$1,745 a month\. Name the rent/,
  ],
])('%s', async (_, said, expected) => {
  expect((await talk(...said)).text).toMatch(expected);
});
