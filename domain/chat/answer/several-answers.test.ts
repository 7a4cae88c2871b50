import { expect, test } from 'vitest';
import { hashWord } from '../text/features.ts';
import type { FoundEntry, Understood } from '../understand/understood.ts';
import { type Answered, severalAnswers } from './several-answers.ts';

const heard = (raw: string, entries: FoundEntry[]): Understood => ({
  raw,
  guard: null,
  danger: null,
  acts: [],
  leadActs: [],
  request: null,
  side: null,
  entries,
});

/** A question that an entry answers, with a confidence for the aspect. */
function ofEntry(id: string, text: string, confidence: number, aspect = 'general', share = 1): Answered {
  return {
    understood: heard(text, [{ id, confidence, aspects: [{ value: aspect, confidence: share }] }]),
    answer: {
      text,
      links: [],
      sources: [`entry:${id}`],
      suggestions: [`chip of ${id}`],
      task: { kind: 'entry', id, areas: [], said: hashWord(text) },
    },
  };
}

function ofRecords(text: string): Answered {
  return { understood: heard(text, []), answer: { text, links: [], sources: ['area:noda'] } };
}

const survey = ofEntry('survey', 'No law requires one.', 0.9);

test('two questions are answered in order, with the chips of both', () => {
  expect(severalAnswers([survey, ofEntry('appraisal', 'An opinion of value.', 0.5)])).toMatchObject({
    text: 'No law requires one.\n\nAn opinion of value.',
    sources: ['entry:survey', 'entry:appraisal'],
    suggestions: ['chip of survey', 'chip of appraisal'],
  });
});

test('an aspect asked for with certainty follows its entry', () => {
  const paid = (share: number) => ofEntry('survey', 'The buyer pays it all.', 0.4, 'who-pays', share);
  expect(severalAnswers([survey, paid(0.9)])?.text).toBe('No law requires one.\n\nThe buyer pays it all.');
  expect(severalAnswers([survey, paid(0.5)])).toBeNull();
});

test.each([
  ['an entry that is hardly likely', ofEntry('appraisal', 'An opinion of value.', 0.4)],
  ['the same once more', ofEntry('survey', 'No law requires one.', 1, 'who-pays')],
  ['nothing', { ...survey, answer: { ...survey.answer, unanswered: true as const } }],
])('a message is treated as one question if the second answer is %s', (_, second) => {
  expect(severalAnswers([survey, second])).toBeNull();
});

test('entries are shortened, record answers are given in full, and the sample notice appears once', () => {
  const tenWords = 'A word or two of ten words in all, say. ';
  const inRecords = `NoDa has more of that than anywhere else. ${tenWords.repeat(5)}End.`;
  const long = ofEntry('long', `${tenWords.repeat(6)}End.`, 0.9);
  expect(severalAnswers([long, ofRecords(inRecords)])?.text).toBe(
    `${tenWords.repeat(4).trim()}\n\n${inRecords}`,
  );
  const figures = [ofRecords('NoDa: $489K. Sample figures.'), ofRecords('NoDa: 18 days. Sample figures.')];
  expect(severalAnswers(figures)?.text).toBe('NoDa: $489K.\n\nNoDa: 18 days. Sample figures.');
});
