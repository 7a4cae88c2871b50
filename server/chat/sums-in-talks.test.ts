import { expect, test } from 'vitest';
import { answerWordsEn } from '#content/assistant/words/answer-words-en.ts';
import { found, type Said, talk } from '#test/talk-of-acts.ts';

test.each<[string, Said[], RegExp]>([
  [
    'half of the savings told before',
    [
      ['i have 150k in savings', 'question', found(['down-payment', 0.9])],
      ['use half my savings as down payment on a 500k home at 6.5% for 30 years', 'sum'],
    ],
    /\$500,000 − \$75,000 = \$425,000/,
  ],
  [
    'half of the savings told beside it',
    [['i have 120k saved, whats the payment on 600k at 7% over 30 years with half my savings down', 'sum']],
    /\$600,000 − \$60,000 = \$540,000/,
  ],
])('%s is paid down', async (_, said, expected) => {
  expect((await talk(...said)).text).toMatch(expected);
});

test.each<[string, RegExp]>([
  ['payment on 400k at 7% for 30 years', /\$2,661\.21 a month/],
  [
    'monthly payment on a 500k house with 20% down at 6.5%',
    /\$2,528\.27[\s\S]*\$500,000 − \$100,000 = \$400,000/,
  ],
  ['what would the monthly payment be on 400k', /never assume one/],
  ['how much can I borrow with 2000 a month at 6.5% for 30 years', /\$316,422/],
  ['excise tax on 612,300', /\$1,225/],
  ['property tax on 500k', /\$500,000 \/ 100 × \$0\.4927 = \$2,464.*tax year 2025/],
  [
    'what do I net selling at 650k, I owe 310k',
    /\$650,000 − \$310,000 owed − \$1,300 excise tax = \$338,700/,
  ],
  ['how much are taxes on 33 Catalpa Commons', /\$574,000 \/ 100/],
  ['5% of 450k', /\$450,000 × 5% = \$22,500/],
  ['commission on 420k at 5 percent', /\$420,000 × 5% = \$21,000/],
  ['450k minus 3.5 percent', /\$450,000 × 3\.5% = \$15,750/],
  ['if i sell for 525 and owe 280', /\$525,000 − \$280,000 owed − \$1,050 excise tax = \$243,950/],
  ['what would i net if i list at 575 and owe 312', /\$575,000 − \$312,000 owed/],
  ['monthly for 275000 15 years 5.9', /\$2,305\.78 a month/],
  ['total interest on 400k at 6% for 30 years', /\$2,398\.20 × 360 − \$400,000 = \$463,352/],
  ['400k at 6%, 15 vs 30 years', /15 years \$3,375\.43 a month[\s\S]*30 years \$2,398\.20 a month/],
  ['how much house can I afford on 120k a year at 6%', /\$10,000 × 28% = \$2,800[\s\S]*\$467,0/],
  ['we make 120k and have 40k saved, what price can we afford at 6%', /\$467,0\d\d \+ \$40,000 = \$507,0/],
])('%j is shown as a sum', async (message, expected) => {
  expect((await talk([message, 'sum'])).text).toMatch(expected);
});

test.each<[string, Said[], RegExp]>([
  [
    'the price of the home spoken of, the money down and the rate stand',
    [
      ['how much is 16 Bobbin Court', 'ask'],
      ['any hoa?', 'question', found(['appraisal', 0.9])],
      ['what would that be monthly with 10 down', 'sum'],
      ['at 6.5', 'sum'],
    ],
    /\$2,554\.19[\s\S]*\$449,000 − \$44,900 = \$404,100/,
  ],
  [
    'the share paid down, said again, is no rate',
    [
      ['payment on 500k with 10% down at 6%', 'sum'],
      ['leave the 10%, but the house is 560k', 'sum'],
    ],
    /\$504,000 at 6%/,
  ],
  [
    'a rate and money down after a tax ask for the payment',
    [
      ['what would the taxes be on a 612k house', 'sum'],
      ['and with 20% down at 6.5', 'sum'],
    ],
    /\$612,000 − \$122,400 = \$489,600/,
  ],
  [
    'the interest in all, after a payment',
    [
      ['payment on 500k with 20% down at 6%', 'sum'],
      ['same but 15 years', 'sum'],
      ['how much interest is that in total', 'sum'],
    ],
    /\$3,375\.43 × 180 − \$400,000 = \$207,577/,
  ],
  [
    'a rate that somebody heard of',
    [
      ['monthly on a 650k house with 10% down', 'sum'],
      ['rate is more like 7 I was told', 'sum'],
    ],
    /\$585,000 at 7%/,
  ],
  [
    'a rate after what one can afford makes a price of it',
    [
      ['can I afford a house on 160k a year', 'question', found(['what-can-i-afford', 0.9])],
      ['at 6.5%', 'none'],
    ],
    /\$13,333 × 28% = \$3,733/,
  ],
  [
    'the payment on a home, asked in Spanish',
    [
      ['cuanto seria el pago mensual de 27 Awning Avenue con 5% de enganche', 'sum'],
      ['al 6.5', 'sum'],
    ],
    /\$938,000 − \$46,900 = \$891,100/,
  ],
  [
    'taxes are reckoned on the home spoken of last',
    [
      ['payment on 400k at 7%', 'sum'],
      ['tell me about 200 Lantern Place', 'describe'],
      ['and the taxes on it', 'sum'],
    ],
    /\$365,000 \/ 100/,
  ],
  [
    'the same of another home',
    [
      ['taxes on 16 Bobbin Court', 'sum'],
      ['and 200 Lantern Place?', 'sum'],
    ],
    /\$365,000 \/ 100/,
  ],
  [
    'a budget is an amount',
    [
      ['around 350', 'talk'],
      ['what would the taxes be on that', 'sum'],
    ],
    /\$350,000 \/ 100/,
  ],
  [
    'a share of that',
    [
      ['payment on 480k', 'sum'],
      ['3% of that', 'sum'],
    ],
    /\$480,000 × 3% = \$14,400/,
  ],
  [
    'what somebody earns is no price',
    [
      ['how much is 16 Bobbin Court', 'ask'],
      ['we make 90k a year', 'talk'],
      ['the excise tax on it', 'sum'],
    ],
    /\$449,000/,
  ],
  [
    'the median of the area spoken of',
    [
      ['median price in NoDa', 'ask'],
      ['what would that be a month at 7', 'sum'],
    ],
    /\$489,000/,
  ],
])('a sum goes on: %s', async (_, said, expected) => {
  expect((await talk(...said)).text).toMatch(expected);
});

test.each<[string, Said[]]>([
  ['a home there', [['how much are taxes on 33 Catalpa Commons', 'sum']]],
  ['an amount there', [['property tax on 574k at Lake Norman', 'sum']]],
  [
    'the home spoken of',
    [
      ['tell me about 33 Catalpa Commons', 'describe'],
      ['and the taxes on it', 'sum'],
    ],
  ],
  ['a value named for a home there', [['taxes on 33 Catalpa Commons if it is assessed at 574k', 'sum']]],
  ['in Spanish', [['cuánto es el predial de 574k en Lake Norman', 'sum']]],
])('the city takes no tax outside its limits: %s', async (_, said) => {
  const { text } = await talk(...said);
  expect(text).toMatch(/\$574,000 \/ 100 × \$0\.4927 = \$2,828/);
  expect(text).toMatch(/(?:Huntersville|Mecklenburg).*(?:town|pueblo)/);
  expect(text).not.toMatch(/0\.2741|\$4,401|inside the city|dentro de la ciudad/);
});

test('percentages that an entry names are worked out for the amount, said now or before', async () => {
  const once: Said = ['how much down for 480k', 'question', found(['down-payment', 0.9])];
  expect((await talk(once)).text).toMatch(/3\.5% = \$16,800.* No\.$/);
  const later = await talk(
    ['tell me about 200 Lantern Place', 'describe'],
    ['how much down', 'question', found(['down-payment', 0.9])],
  );
  expect(later.text).toContain('20% = $73,000');
});

test.each<[string, Said[], RegExp]>([
  [
    'a rate said before any price, the years and the share down said after',
    [
      ['interest is like 6.8 right now right', 'question'],
      ["on a 700k house, 20 down, what's that a month", 'sum'],
      ['no wait keep it 15 but with 5% down', 'question'],
    ],
    /\$665,000 at 6\.8% over 15 years/,
  ],
  [
    'a share down after another one',
    [
      ['payment on 400k at 6.5 with 20% down', 'sum'],
      ['and with 10', 'question'],
    ],
    /\$360,000 at 6\.5%/,
  ],
  [
    'dollars down after dollars down',
    [
      ['payment on 400k at 6.75 with 40k down', 'sum'],
      ['and 50', 'question'],
    ],
    /\$350,000 at 6\.75%/,
  ],
  [
    'a sale in millions, which are no rate',
    [
      ['i owe 310 on my house', 'question'],
      ['what would i clear at 1.2 million', 'sum'],
    ],
    /\$1,200,000 − \$310,000 owed/,
  ],
  [
    'a share down and a rate, of the home spoken of',
    [
      ['8 Railbed Way', 'describe'],
      ['10% down at 6.9?', 'question', { acts: [{ value: 'question', confidence: 0.5 }] }],
    ],
    /\$685,000 − \$68,500 = \$616,500/,
  ],
  [
    'the price that a payment and savings said before carry',
    [
      ['we can afford roughly $3,200 a month all in', 'sum'],
      ['we have 60k saved up', 'question'],
      ['what price does that come to', 'valuation'],
    ],
    /^What price \$3,200 a month carries, with \$60,000 down, depends on the interest rate/,
  ],
  [
    'the price that an income carries at the rate said before',
    [
      ['rates are around 6.9', 'question'],
      ['I make 110k', 'question'],
      ['what price range is that', 'question'],
    ],
    /\$9,167 × 28% = \$2,567.*carries a loan of about \$389,715 at 6\.9%/,
  ],
  [
    'what a sale leaves of the median, with the balance said before and the rent no price',
    [
      ['should i sell or rent out my place in SouthEnd', 'describe'],
      ['i owe 210k on it', 'question'],
      ['rent would be around 2400', 'question'],
      ['and if i did sell it, what would be left after everything', 'question'],
    ],
    /\$630,000 − \$210,000 owed.*takes the median price in SouthEnd/,
  ],
  [
    'the home pointed at in the place of a budget said before',
    [
      ['condos under 650k', 'search'],
      ["what's the payment on the first at 6.5 with 10 down", 'sum'],
    ],
    /\$318,000 − \$31,800 = \$286,200/,
  ],
  [
    'a gain over what one owner may keep',
    [
      [
        'I bought in 2014 for 265 and could sell for about 700 now. Just me on the title. Capital gains?',
        'sum',
      ],
    ],
    /\$700,000 − \$265,000 = \$435,000.*\$435,000 − \$250,000 = \$185,000/,
  ],
  [
    'a gain that a married couple keeps',
    [['my wife and i bought at 180 and sell for 620, what tax on the gain', 'sum']],
    /\$500,000 of gain is excluded, so none of it is taxed/,
  ],
  [
    'the rent that covers what was named, by the month and by the year',
    [['what rent to break even if the mortgage is 1900, hoa 210 and taxes 3,600 a year', 'question']],
    /\$1,900 \+ \$210 \+ \$300 = \$2,410 a month/,
  ],
])('a talk of sums keeps %s', async (_, said, expected) => {
  expect((await talk(...said)).text).toMatch(expected);
});

test('after what an income allows, rates to choose from are offered, and the price follows', async () => {
  const earns: Said = ['i make 95k what can i afford', 'question', found(['what-can-i-afford', 0.9])];
  const [rate = ''] = (await talk(earns)).suggestions;
  expect((await talk(earns, [rate, 'sum'])).text).toMatch(/\$7,917 × 28% = \$2,217/);
});

test('rates to choose from are offered where only the rate is missing', async () => {
  const reply = await talk(['what would the payment be on 400k', 'sum']);
  expect(reply.suggestions).toEqual(answerWordsEn.sums.rates);
});
