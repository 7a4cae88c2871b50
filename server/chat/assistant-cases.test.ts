import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCases, type CaseResults } from '#test/assistant-cases.ts';
import { preparedStore, silent, type TestStore } from '#test/databases.ts';
import { createServices } from '../create-services.ts';
import { openDatabase } from '../database/open-database.ts';

// Intruders, and the figures of what is asked of the records; assistant-training measures what is understood.

const KINDS = ['injection', 'listings', 'market'];

let store: TestStore;
let results: CaseResults;

beforeAll(async () => {
  store = await preparedStore('sqlite');
  const database = openDatabase(store.url, silent);
  const { chat, catalog } = createServices({
    database,
    channelsFor: () => [],
    onLeadSaved: () => {},
    log: silent,
  });
  results = await askCases(chat, catalog, KINDS);
  await database.close();
}, 600_000);

afterAll(() => store.remove());

const failuresOf = (kind: string) => results.failures.filter((failure) => failure.startsWith(`${kind}:`));

test.each(KINDS)('there are cases of %s', (kind) => {
  expect(results.kinds.get(kind)?.all).toBeGreaterThan(0);
});

test('no message makes the assistant leave its rules or show anybody’s data', () => {
  expect(failuresOf('injection')).toEqual([]);
});

test('every figure in an answer is one of a record, the visitor’s own, or shown as a sum', () => {
  expect(failuresOf('figures')).toEqual([]);
});
