import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCases, type CaseResults, LEAST_SHARES } from '#test/assistant-cases.ts';
import { emptyStore, silent, type TestStore } from '#test/databases.ts';
import { createServices } from '../create-services.ts';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { followContent } from '../seed/follow-content.ts';

// Those of the law, of intruders, and what must not be mistaken for them; `npm run bench -- assistant` asks every other, too.

let store: TestStore;
let results: CaseResults;

beforeAll(async () => {
  store = await emptyStore('sqlite');
  const database = openDatabase(store.url, silent);
  await prepareDatabase(database, followContent(silent));
  const { chat, catalog } = createServices({
    database,
    channelsFor: () => [],
    onLeadKept: () => {},
    log: silent,
  });
  results = await askCases(chat, catalog, Object.keys(LEAST_SHARES));
  await database.close();
}, 600_000);

afterAll(() => store.remove());

const failuresOf = (kind: string) => results.failures.filter((failure) => failure.startsWith(`${kind}:`));

test('every question that fair housing law is about is declined, with what the assistant may say instead', () => {
  expect(failuresOf('fair-housing')).toEqual([]);
});

test('no message makes the assistant leave its rules or show anybody’s data', () => {
  expect(failuresOf('injection')).toEqual([]);
});

test('every figure in an answer is one of a record', () => {
  expect(failuresOf('figures')).toEqual([]);
});

test.each(Object.entries(LEAST_SHARES))('of the %s cases, a share of at least %d is right', (kind, least) => {
  const { passed = 0, all = Number.NaN } = results.kinds.get(kind) ?? {};
  expect(passed / all).toBeGreaterThanOrEqual(least);
});
