import { expect, test } from 'vitest';
import { CONTENT_KINDS } from '#domain/desk/content.ts';
import { contentRecords } from '../seed/content-records.ts';
import { marksIn } from './marks.ts';

/** Seconds of computation, which take a minute on a busy machine. */
const patiently = { timeout: 120_000 };

test('shipped content has no marks, except answers that quote forbidden phrases', patiently, async () => {
  const marked: string[] = [];
  const ofAspects: string[] = [];
  for (const kind of CONTENT_KINDS) {
    for (const { id, record } of contentRecords(kind)) {
      if ((await marksIn(kind, { ...record })).length === 0) continue;
      const { aspects: _, ...standing } = record as typeof record & { aspects?: unknown };
      const isMarked = (await marksIn(kind, { ...standing })).length > 0;
      (isMarked ? marked : ofAspects).push(`${kind}/${id}`);
    }
  }
  expect(marked.filter((id) => !id.startsWith('answers/'))).toEqual([]);
  expect(marked.length).toBeLessThanOrEqual(10);
  // Aspects contain such words more often: in answers on fair housing, ads, and dog breeds, which are "razas" in Spanish.
  expect(ofAspects.length / contentRecords('answers').length).toBeLessThan(0.08);
});

test.each([
  '<ul><li>No children<ul><li>Near the park</li></ul></li></ul>',
  '<table><caption>No children</caption><tbody><tr><td>Near the park</td></tr></tbody></table>',
  '<aside>No children<p>Near the park</p></aside>',
])('a phrase is marked at the end of a block, whatever follows: %s', async (content) => {
  expect(await marksIn('guides', { content })).toMatchObject([{ phrase: 'No children' }]);
});

test('a phrase in what a picture of an article shows is marked', async () => {
  const content = '<p>The park.</p><img src="/pictures/park.jpg" alt="A park, no children" />';
  expect(await marksIn('guides', { content })).toMatchObject([{ phrase: 'no children' }]);
});

test.each([
  { kind: 'listings', record: { listingFirm: 'Hispanic Realty Group' } },
  { kind: 'listings', record: { attributionContact: 'Young Professionals Realty' } },
  { kind: 'listings', record: { source: 'Empty Nesters Realty' } },
  { kind: 'agent', record: { firm: { name: 'Catholic Homes' } } },
] as const)('the name of a firm is not marked: $record', async ({ kind, record }) => {
  expect(await marksIn(kind, record)).toEqual([]);
});

test('marks count the same phrase before them, also in a long text', patiently, async () => {
  const phrases = 20_000;
  const startedAt = performance.now();
  const marks = await marksIn('guides', { content: 'Walk to church. '.repeat(phrases) });
  expect(marks.map(({ nth }) => nth)).toEqual(Array.from({ length: phrases }, (_, index) => index));
  // A second when alone. Counting from the beginning for each mark took fifteen.
  expect(performance.now() - startedAt).toBeLessThan(6_000);
});
