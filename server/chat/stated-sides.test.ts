import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// Stated sides, with the act of each message given.

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    'a bare side repeats the previous answer for that side',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ["I'm the seller", 'question', foundEntries(['appraisal', 0.9])],
    ],
    /^It is held for you\.$/,
  ],
  [
    'a side without its own text gets a note that nothing differs',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['and for the landlord?', 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /nothing different on “What is an appraisal\?”/,
  ],
  [
    'a side mentioned in the answer gets that sentence',
    [
      ['do I need a survey', 'question', foundEntries(['survey', 0.9])],
      ["I'm the buyer", 'question'],
    ],
    /^The buyer pays\.$/,
  ],
  [
    'a stated side is remembered, even if a later question sounds like the other side',
    [
      ['we are selling our place', 'talk', { side: 'seller' }],
      ['what is an appraisal', 'question', { ...foundEntries(['appraisal', 0.9]), side: 'buyer' }],
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /^It is held for you\.$/,
  ],
  [
    'a bare side is not declined',
    [["we're the buyers", 'question', { guard: { category: 'choosing' } }]],
    /What would you like to know/,
  ],
])('%s', async (_, said, expected) => {
  expect((await talk(...said)).text).toMatch(expected);
});
