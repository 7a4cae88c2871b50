import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    'the price of the home, the down payment and the rate are remembered',
    [
      ['how much is 16 Bobbin Court', 'ask'],
      ['any hoa?', 'question', foundEntries(['appraisal', 0.9])],
      ['what would that be monthly with 10 down', 'sum'],
      ['at 6.5', 'sum'],
    ],
    /\$2,554\.19[\s\S]*\$449,000 − \$44,900 = \$404,100/,
  ],
  [
    'a home named after a calculation gets the same one',
    [
      ['taxes on 612000', 'sum'],
      ['and on 40 Spindle Street', 'ask'],
    ],
    /^About \$4,018 a year.*\$524,000/,
  ],
  [
    'another area uses its median price',
    [
      ['how much is a home in Dilworth', 'ask'],
      ['monthly with 20% down at 6.5', 'sum'],
      ['and in NoDa?', 'area'],
    ],
    /\$2,472\.65.*\$489,000 − \$97,800 = \$391,200/,
  ],
  [
    '"up to that" searches homes up to the affordable price',
    [
      ['how much house on 120k a year', 'sum'],
      ['I have 40k saved, rate 6.5', 'sum'],
      ['show me homes up to that', 'search'],
    ],
    /3 homes match \(up to \$482,990\)/,
  ],
  [
    '"the cheap one" is the cheaper of two homes answered',
    [
      ['the cheapest home', 'rank'],
      ['and the most expensive', 'rank'],
      ['difference between them', 'compare'],
      ['monthly on the cheap one at 6.75 with 20% down', 'sum'],
    ],
    /\$318,000 − \$63,600 = \$254,400/,
  ],
  [
    'given tax and insurance are added',
    [
      ['payment on 520k with 20% down at 6.5', 'sum'],
      ['add taxes, say 4200 a yr and insurance 1800', 'sum'],
    ],
    /\$3,129\.40 with property tax of \$350 and insurance of \$150.*Not in it: any mortgage insurance/,
  ],
  [
    'a repeated down payment percentage is not a rate',
    [
      ['payment on 500k with 10% down at 6%', 'sum'],
      ['leave the 10%, but the house is 560k', 'sum'],
    ],
    /\$504,000 at 6%/,
  ],
  [
    'a rate and a down payment after a tax yield the payment',
    [
      ['what would the taxes be on a 612k house', 'sum'],
      ['and with 20% down at 6.5', 'sum'],
    ],
    /\$612,000 − \$122,400 = \$489,600/,
  ],
  [
    'total interest follows a payment',
    [
      ['payment on 500k with 20% down at 6%', 'sum'],
      ['same but 15 years', 'sum'],
      ['how much interest is that in total', 'sum'],
    ],
    /\$3,375\.43 × 180 − \$400,000 = \$207,577/,
  ],
  [
    'a rate from hearsay is used',
    [
      ['monthly on a 650k house with 10% down', 'sum'],
      ['rate is more like 7 I was told', 'sum'],
    ],
    /\$585,000 at 7%/,
  ],
  [
    'a rate after an income yields the affordable price',
    [
      ['can I afford a house on 160k a year', 'question', foundEntries(['what-can-i-afford', 0.9])],
      ['at 6.5%', 'sum'],
    ],
    /\$13,333 × 28% = \$3,733/,
  ],
  [
    'a payment is calculated in Spanish',
    [
      ['cuanto seria el pago mensual de 27 Awning Avenue con 5% de enganche', 'sum'],
      ['al 6.5', 'sum'],
    ],
    /\$938,000 − \$46,900 = \$891,100/,
  ],
  [
    'taxes are calculated for the home discussed last',
    [
      ['payment on 400k at 7%', 'sum'],
      ['tell me about 200 Lantern Place', 'describe'],
      ['and the taxes on it', 'sum'],
    ],
    /\$365,000 \/ 100/,
  ],
  [
    'another home gets the same calculation',
    [
      ['taxes on 16 Bobbin Court', 'sum'],
      ['and 200 Lantern Place?', 'sum'],
    ],
    /\$365,000 \/ 100/,
  ],
  [
    'a budget is used as the amount',
    [
      ['around 350', 'talk'],
      ['what would the taxes be on that', 'sum'],
    ],
    /\$350,000 \/ 100/,
  ],
  [
    '"of that" is a percentage of the previous amount',
    [
      ['payment on 480k', 'sum'],
      ['3% of that', 'sum'],
    ],
    /\$480,000 × 3% = \$14,400/,
  ],
  [
    'an income is not a price',
    [
      ['how much is 16 Bobbin Court', 'ask'],
      ['we make 90k a year', 'talk'],
      ['the excise tax on it', 'sum'],
    ],
    /\$449,000/,
  ],
  [
    '"that" is the median price of the area under discussion',
    [
      ['median price in NoDa', 'ask'],
      ['what would that be a month at 7', 'sum'],
    ],
    /\$489,000/,
  ],
])('a calculation continues: %s', async (_, said, expected) => {
  expect((await talk(...said)).text).toMatch(expected);
});

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    'a rate given before the price, and the term and down payment given after it',
    [
      ['interest is like 6.8 right now right', 'question'],
      ["on a 700k house, 20 down, what's that a month", 'sum'],
      ['no wait keep it 15 but with 5% down', 'sum'],
    ],
    /\$665,000 at 6\.8% over 15 years/,
  ],
  [
    'a down payment percentage that replaces another one',
    [
      ['payment on 400k at 6.5 with 20% down', 'sum'],
      ['and with 10', 'sum'],
    ],
    /\$360,000 at 6\.5%/,
  ],
  [
    'a down payment in dollars that replaces another one',
    [
      ['payment on 400k at 6.75 with 40k down', 'sum'],
      ['and 50', 'sum'],
    ],
    /\$350,000 at 6\.75%/,
  ],
  [
    'a sale price in millions, which is not a rate',
    [
      ['i owe 310 on my house', 'question'],
      ['what would i clear at 1.2 million', 'sum'],
    ],
    /\$1,200,000 − \$310,000 owed/,
  ],
  [
    'a down payment percentage and a rate for the home under discussion',
    [
      ['8 Railbed Way', 'describe'],
      ['10% down at 6.9?', 'sum'],
    ],
    /\$685,000 − \$68,500 = \$616,500/,
  ],
  [
    'a payment and savings given before, for the affordable price',
    [
      ['we can afford roughly $3,200 a month all in', 'sum'],
      ['we have 60k saved up', 'question'],
      ['what price does that come to', 'sum'],
    ],
    /^What price \$3,200 a month carries, with \$60,000 down, depends on the interest rate/,
  ],
  [
    'the rate given before, for the affordable price',
    [
      ['rates are around 6.9', 'question'],
      ['I make 110k', 'question'],
      ['what price range is that', 'sum'],
    ],
    /\$9,167 × 28% = \$2,567.*carries a loan of about \$389,715 at 6\.9%/,
  ],
  [
    'a selected home, which replaces an earlier budget',
    [
      ['condos under 650k', 'search'],
      ["what's the payment on the first at 6.5 with 10 down", 'sum'],
    ],
    /\$318,000 − \$31,800 = \$286,200/,
  ],
  [
    'a single owner, whose gain exceeds the exclusion',
    [
      [
        'I bought in 2014 for 265 and could sell for about 700 now. Just me on the title. Capital gains?',
        'sum',
      ],
    ],
    /\$700,000 − \$265,000 = \$435,000.*\$435,000 − \$250,000 = \$185,000/,
  ],
  [
    'a married couple, whose gain is excluded',
    [['my wife and i bought at 180 and sell for 620, what tax on the gain', 'sum']],
    /\$500,000 of gain is excluded, so none of it is taxed/,
  ],
  [
    'the sale price, for the net after a loan balance',
    [
      ['transfer tax on 520k', 'sum'],
      ["so what's left if I owe 300", 'sum'],
    ],
    /\$520,000 − \$300,000/,
  ],
  [
    'the payment, for the total paid',
    [
      ['payment on 500k with 20% down at 6%', 'sum'],
      ['and over 15 years', 'sum'],
      ['how much is that in total', 'sum'],
    ],
    /\$3,375\.43 × 180/,
  ],
  [
    'the loan after an explanation in between',
    [
      ['payment on 400k at 6%', 'sum'],
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['what if I put 20 down', 'sum'],
    ],
    /\$400,000 − \$80,000 = \$320,000/,
  ],
  [
    'the limit of a search as the price',
    [
      ['homes under 450', 'search'],
      ['payment at 6 with 10 down', 'sum'],
    ],
    /\$450,000 − \$45,000/,
  ],
  [
    'monthly and yearly costs, for the break-even rent',
    [['what rent to break even if the mortgage is 1900, hoa 210 and taxes 3,600 a year', 'sum']],
    /\$1,900 \+ \$210 \+ \$300 = \$2,410 a month/,
  ],
])('a conversation about calculations remembers %s', async (_, said, expected) => {
  expect((await talk(...said)).text).toMatch(expected);
});
