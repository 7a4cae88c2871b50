import { expect, test } from 'vitest';
import type { RecordRequest, Shown } from '../understand/understood.ts';
import { withoutRemarks } from './without-remarks.ts';

const shown: Shown = { last: 'homes', behind: 'nothing', asked: 'list', fact: null };

/** Takes everything with "lol" for a remark. */
const readRequest = (raw: string): RecordRequest => ({
  kinds: [{ value: raw.includes('lol') ? 'chat' : 'list', confidence: 0.9 }],
  about: [],
  items: [],
  facts: [],
});

test.each([
  ['a remark is left out', 'lol thats small. bigger ones', 'bigger ones'],
  ['what is not a remark stays', 'under 500. with a yard', 'under 500. with a yard'],
  ['the last sentence stays, whatever it is', 'lol. lol no', 'lol no'],
  ['what is said of the item in hand is left out', 'oh its under contract. condos', 'condos'],
])('%s', (_, said, kept) => {
  expect(withoutRemarks(said, shown, readRequest)).toBe(kept);
});

test('before anything was shown, everything is read', () => {
  expect(withoutRemarks('lol hi. condos?', { ...shown, last: 'nothing' }, readRequest)).toBe(
    'lol hi. condos?',
  );
});
