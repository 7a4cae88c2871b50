import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

// A side that is said, with the act of each message given.

test.each<[string, ScriptedTurn[], RegExp]>([
  [
    'a side named alone changes the words of what was told',
    [
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
      ["I'm the seller", 'question', foundEntries(['appraisal', 0.9])],
    ],
    /^It is held for you\.$/,
  ],
  [
    'a side for which nothing else holds',
    [
      ['what is an appraisal', 'question', foundEntries(['appraisal', 0.9])],
      ['and for the landlord?', 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /nothing different on “What is an appraisal\?”/,
  ],
  [
    'a side that the answer names without words of its own for it',
    [
      ['do I need a survey', 'question', foundEntries(['survey', 0.9])],
      ["I'm the buyer", 'question'],
    ],
    /^The buyer pays\.$/,
  ],
  [
    'a side that was said, though a later question sounds like the side across the table',
    [
      ['we are selling our place', 'talk', { side: 'seller' }],
      ['what is an appraisal', 'question', { ...foundEntries(['appraisal', 0.9]), side: 'buyer' }],
      ['what is earnest money', 'question', foundEntries(['earnest-money', 0.9])],
    ],
    /^It is held for you\.$/,
  ],
  [
    'a side named alone is not declined',
    [["we're the buyers", 'question', { guard: { category: 'choosing' } }]],
    /What would you like to know/,
  ],
])('%s', async (_, said, expected) => {
  expect((await talk(...said)).text).toMatch(expected);
});
