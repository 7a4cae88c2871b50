import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Which entry a message after another one asks for, with the act of each message given.

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'the entry told before, asked for by the message itself, gives its point again',
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
    'another entry that the message by itself asks for',
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
    'what was told some turns before is not told again in the same words',
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
    'what is asked once more of what was told, by the sentence that has its words',
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
    'the side of another entry that is surely asked for, and no unlikely side of the one told',
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
    'what stands about the entry told, where another is only as likely by its words',
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
    'the sentence that gives an amount, where how much is asked of what was told',
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
    'a part of a home that an entry is asked about',
    [
      ['is a pool worth it', 'question', foundEntries(['appraisal', 0.9])],
      ['and a new kitchen', 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /A deposit\./,
    /homes match/,
  ],
  [
    'a tax without a price, after an entry',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['and taxes on the rent', 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /A deposit\./,
  ],
  [
    'nothing of an entry again that was told before a sum',
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
    'no wish for a valuation in a vague question',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['what would that cost me', 'valuation', foundEntries(['earnest-money', 0.4])],
    ],
    /A deposit\./,
  ],
  [
    'the entry told, in a vague question that by itself would ask for another',
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
    'the entry told before a sum',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ['monthly on 400k at 6%', 'sum'],
      ['is it for the seller', 'question', { ...foundEntries(['earnest-money', 0.5]), side: 'seller' }],
    ],
    /It is held for you/,
  ],
  [
    'the entry that is told to somebody who says what happened, and asks nothing yet',
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
    'a no with more than a no in it is none',
    [['I do not have a realtor for this yet', 'question', foundEntries(['appraisal', 0.9])]],
    /An opinion of value/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
