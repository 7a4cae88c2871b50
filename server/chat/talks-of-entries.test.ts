import { expect, test } from 'vitest';
import { found, type Said, talk } from '#test/talk-of-acts.ts';

// Which entry a message after another one asks for, with the act of each message given.

test.each<[string, Said[], RegExp, RegExp?]>([
  [
    'the entry told before, asked for by the message itself, gives its point again',
    [
      ['what is earnest money', 'question', found(['earnest-money', 0.9])],
      [
        'so it is money up front?',
        'question',
        { ...found(['earnest-money', 0.9]), alone: [{ id: 'earnest-money', confidence: 0.9 }] },
      ],
    ],
    /What I have on that: A deposit\./,
    /Beyond what I said/,
  ],
  [
    'another entry that the message by itself asks for',
    [
      ['what is earnest money', 'question', found(['earnest-money', 0.9])],
      [
        'and an appraisal?',
        'question',
        { ...found(['earnest-money', 0.5]), alone: [{ id: 'appraisal', confidence: 0.7 }] },
      ],
    ],
    /An opinion of value/,
  ],
  [
    'what was told some turns before is not told again in the same words',
    [
      ['what is earnest money', 'question', found(['earnest-money', 0.9])],
      ['what is an appraisal', 'question', found(['appraisal', 0.9])],
      ['who holds the deposit', 'question', found(['earnest-money', 0.9])],
      ['an opinion of what', 'question', found(['appraisal', 0.9])],
      ['of what value', 'question', found(['appraisal', 0.9])],
    ],
    /What I have on that: An opinion of value/,
  ],
  [
    'a no with more than a no in it is none',
    [['I do not have a realtor for this yet', 'no', found(['appraisal', 0.9])]],
    /An opinion of value/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});
