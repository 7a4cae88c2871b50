import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Which entry a follow-up message asks for, with the act of each message given.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'a follow-up that asks for the same entry repeats its point',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      [
        'so it is money up front?',
        'question',
        {
          ...foundEntries(['earnest-money', 0.9]),
          entriesWithoutTopic: [{ id: 'earnest-money', confidence: 0.9 }],
        },
      ],
    ],
    /What I have on that: A deposit\./,
    /Beyond what I said/,
  ],
  [
    'a follow-up that matches another entry gets that entry',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      [
        'and an appraisal?',
        'question',
        {
          ...foundEntries(['earnest-money', 0.5]),
          entriesWithoutTopic: [{ id: 'appraisal', confidence: 0.7 }],
        },
      ],
    ],
    /An opinion of value/,
  ],
  [
    'an answer from some turns ago is shortened when repeated',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['who holds the deposit', 'question', foundEntries(['earnest-money', 0.9])],
      ['an opinion of what', 'question', foundEntries(['appraisal', 0.9])],
      ['of what value', 'question', foundEntries(['appraisal', 0.9])],
    ],
    /What I have on that: An opinion of value/,
  ],
  [
    'a repeated question gets the sentence with its words',
    [
      ['do I need a survey', 'question', foundEntries(['survey', 0.9])],
      [
        'may a lender want it',
        'question',
        { entries: [{ id: 'survey', confidence: 0.5, aspects: [{ value: 'general', confidence: 0.9 }] }] },
      ],
    ],
    /What I have on that: A lender may\./,
  ],
  [
    'a certain aspect of another entry wins over an unlikely one of the previous entry',
    [
      ['do I need a survey', 'question', foundEntries(['survey', 0.9])],
      [
        'who is paid that',
        'question',
        {
          entries: [
            { id: 'earnest-money', confidence: 0.48 },
            { id: 'survey', confidence: 0.31, aspects: [{ value: 'general', confidence: 0.8 }] },
          ],
        },
      ],
    ],
    /A deposit\./,
    /Order it|The buyer pays/,
  ],
  [
    'the previous entry wins over another entry that is no more likely',
    [
      ['do I need a survey', 'question', foundEntries(['survey', 0.9])],
      [
        'and after closing',
        'question',
        {
          entries: [
            {
              id: 'survey',
              confidence: 0.67,
              aspect: 'when-to-order',
              aspects: [{ value: 'when-to-order', confidence: 0.95 }],
            },
          ],
          entriesWithoutTopic: [{ id: 'appraisal', confidence: 0.83 }],
        },
      ],
    ],
    /Order it at once/,
  ],
  [
    '"how much" gets the sentence with the amount',
    [
      ['can I use savings', 'question', foundEntries(['savings', 0.9])],
      [
        'how much can I take',
        'question',
        { entries: [{ id: 'savings', confidence: 0.5, aspects: [{ value: 'general', confidence: 0.9 }] }] },
      ],
    ],
    /What I have on that: Up to \$10,000 once\./,
  ],
  [
    'a part of a home after an entry is not a search',
    [
      ['is a pool worth it', 'question', foundEntries(['appraisal', 0.9])],
      ['and a new kitchen', 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /A deposit\./,
    /homes match/,
  ],
  [
    'a tax without a price after an entry is not a calculation',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['and taxes on the rent', 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /A deposit\./,
  ],
  [
    'an entry answered before a calculation is shortened when repeated',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['monthly on 400k at 6%', 'sum'],
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['who holds the deposit', 'question', foundEntries(['earnest-money', 0.9])],
      ['a deposit of what', 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /What I have on that: A deposit/,
  ],
  [
    'a vague question about cost is not a valuation request',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['what would that cost me', 'valuation', foundEntries(['earnest-money', 0.4])],
    ],
    /A deposit\./,
  ],
  [
    'a vague question is about the previous entry',
    [
      ['do I need a survey', 'question', foundEntries(['survey', 0.9])],
      [
        'who does then',
        'question',
        {
          entries: [
            {
              id: 'survey',
              confidence: 0.3,
              aspect: 'who-orders-and-pays',
              aspects: [{ value: 'who-orders-and-pays', confidence: 0.5 }],
            },
          ],
          entriesWithoutTopic: [{ id: 'appraisal', confidence: 0.8 }],
        },
      ],
    ],
    /The buyer pays/,
  ],
  [
    'a question after a calculation can be about the entry before it',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['monthly on 400k at 6%', 'sum'],
      ['is it for the seller', 'question', { ...foundEntries(['earnest-money', 0.5]), side: 'seller' }],
    ],
    /It is held for you/,
  ],
  [
    'a question after a statement is about the entry that answered it',
    [
      ['my offer on a house was accepted today', 'talk', foundEntries(['survey', 0.9])],
      [
        'who orders it',
        'question',
        {
          entries: [
            {
              id: 'survey',
              confidence: 0.3,
              aspect: 'who-orders-and-pays',
              aspects: [{ value: 'who-orders-and-pays', confidence: 0.9 }],
            },
          ],
        },
      ],
    ],
    /^The buyer pays\.$/,
  ],
  [
    'a sentence that contains "not" is not a no',
    [['I do not have a realtor for this yet', 'question', foundEntries(['appraisal', 0.9])]],
    /An opinion of value/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
