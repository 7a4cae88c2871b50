import { expect, test } from 'vitest';
import { CONTENT_KINDS } from '#domain/desk/content.ts';
import { contentRecords } from '../seed/content-records.ts';
import { marksIn } from './marks.ts';

/** Some seconds of work for a processor, which a busy machine makes a minute. */
const patiently = { timeout: 120_000 };

test(
  'what the site ships has no mark, but for the answers that name what nobody may say',
  patiently,
  async () => {
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
    // Aspects name such words more often: in answers on fair housing, on ads, and on breeds, which Spanish calls razas.
    expect(ofAspects.length / contentRecords('answers').length).toBeLessThan(0.08);
  },
);
