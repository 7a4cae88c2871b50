import type { Kysely } from 'kysely';
import { parseRecord } from '#domain/records/record-kinds.ts';
import type { Schema } from '../database/schema.ts';
import { storedRecords } from './content-changes.ts';

/** The assistant's answers with figures of an earlier year, oldest first. */
export async function staleAnswers(
  db: Kysely<Schema>,
  thisYear: number,
): Promise<{ id: string; year: number; title: string; source: string }[]> {
  const answers = (await storedRecords(db)).flatMap(({ kind, record }) => {
    const parsed = kind === 'answers' && record ? parseRecord('answers', record) : null;
    return parsed?.ok ? [parsed.record] : [];
  });
  return answers
    .flatMap(({ id, year, title, source }) =>
      year !== undefined && year < thisYear ? [{ id, year, title: title.en, source }] : [],
    )
    .toSorted((one, other) => one.year - other.year);
}
