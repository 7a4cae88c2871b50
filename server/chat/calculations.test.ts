import { expect, test } from 'vitest';
import { answerWordsEn } from '#content/assistant/words/answer-words-en.ts';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    'half of the savings given before',
    [
      ['i have 150k in savings', 'question', foundEntries(['savings', 0.9])],
      ['use half my savings as down payment on a 500k home at 6.5% for 30 years', 'sum'],
    ],
    /\$500,000 − \$75,000 = \$425,000/,
  ],
  [
    'half of the savings given before, even if an entry has its own percentage',
    [
      ['i have 150k in savings', 'question', foundEntries(['down-payment', 0.9])],
      ['use half my savings as down payment on a 500k home at 6.5% for 30 years', 'sum'],
    ],
    /\$500,000 − \$75,000 = \$425,000/,
  ],
  [
    'half of the savings in the same message',
    [['i have 120k saved, whats the payment on 600k at 7% over 30 years with half my savings down', 'sum']],
    /\$600,000 − \$60,000 = \$540,000/,
  ],
])('the down payment is %s', async (_, said, expected) => {
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
  ['property tax on 500k', /\$500,000 \/ 100 × \$0\.4927 = \$2,463\.50.*tax year 2025/],
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
])('%j gets the calculation shown', async (message, expected) => {
  expect((await talk([message, 'sum'])).text).toMatch(expected);
});

test.each<[string, ScriptedTurn[]]>([
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
])('no city tax is added outside the city limits: %s', async (_, said) => {
  const { text } = await talk(...said);
  expect(text).toMatch(/\$574,000 \/ 100 × \$0\.4927 = \$2,828/);
  expect(text).toMatch(/(?:Huntersville|Mecklenburg).*(?:town|pueblo)/);
  expect(text).not.toMatch(/0\.2741|\$4,401|inside the city|dentro de la ciudad/);
});

test('percentages of an entry are calculated for an amount given now or before', async () => {
  const once: ScriptedTurn = ['how much down for 480k', 'question', foundEntries(['down-payment', 0.9])];
  expect((await talk(once)).text).toMatch(/3\.5% = \$16,800.* No\.$/);
  const later = await talk(
    ['tell me about 200 Lantern Place', 'describe'],
    ['how much down', 'question', foundEntries(['down-payment', 0.9])],
  );
  expect(later.text).toContain('20% = $73,000');
});

test('after an income, rates are suggested and the price follows', async () => {
  const earns: ScriptedTurn = [
    'i make 95k what can i afford',
    'question',
    foundEntries(['what-can-i-afford', 0.9]),
  ];
  const [rate = ''] = (await talk(earns)).suggestions;
  expect((await talk(earns, [rate, 'sum'])).text).toMatch(/\$7,917 × 28% = \$2,217/);
});

test('rates are suggested if only the rate is missing', async () => {
  const reply = await talk(['what would the payment be on 400k', 'sum']);
  expect(reply.suggestions).toEqual(answerWordsEn.sums.rates);
});
