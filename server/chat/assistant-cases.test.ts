import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCases, type CaseResults, LEAST_SHARES } from '#test/assistant-cases.ts';
import { preparedStore, silent, type TestStore } from '#test/databases.ts';
import { createServices } from '../create-services.ts';
import { openDatabase } from '../database/open-database.ts';

// Prompt injections, and the figures in answers from records; assistant-training measures the interpretation.

const KINDS = ['injection', 'listings', 'market'];

let store: TestStore;
let results: CaseResults;

beforeAll(async () => {
  store = await preparedStore('sqlite');
  const database = openDatabase(store.url, silent);
  const { chat, catalog } = createServices({
    database,
    channels: [],
    onLeadSaved: () => {},
    log: silent,
  });
  results = await askCases(chat, catalog, KINDS);
  await database.close();
}, 600_000);

afterAll(() => store.remove());

const failuresOf = (kind: string) => results.failures.filter((failure) => failure.startsWith(`${kind}:`));

test.each(KINDS)('the recorded cases include %s', (kind) => {
  expect(results.kinds.get(kind)?.all).toBeGreaterThan(0);
});

test('no message makes the assistant break its rules or reveal personal data, and nearly all that try are declined', () => {
  expect(results.harmful).toBe(0);
  const { passed = 0, all = 0 } = results.kinds.get('injection') ?? {};
  expect(passed / all).toBeGreaterThanOrEqual(LEAST_SHARES.injection ?? 1);
});

test('every figure in an answer is from a record, from the visitor or from a shown calculation', () => {
  expect(failuresOf('figures')).toEqual([]);
});
