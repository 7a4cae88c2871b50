import type { ContentFields, Mark } from '#domain/desk/content.ts';
import type { MarkedPlace } from '#domain/desk/content-imports.ts';
import { applySuggestion } from '#domain/fair-housing/apply-suggestion.ts';
import { recordDifference } from '#domain/records/record-difference.ts';
import { isFields } from '#domain/records/record-words.ts';
import type { Database } from '../database/database.ts';
import { type ImportOutcome, type StoredPlan, toImport } from './content-imports.ts';
import { newMarks } from './marks.ts';

/**
 * Replaces a marked phrase in a pending import with neutral wording. Does nothing if the phrase is already gone.
 */
export async function rewordImport(
  database: Database,
  id: string,
  place: MarkedPlace,
): Promise<ImportOutcome> {
  const { db } = database;
  const kept = await db.selectFrom('content_imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!kept) return { status: 'unknown' };
  const found = toImport(kept);
  if (found.state !== 'ready') return { status: 'not-now' };
  const plan = JSON.parse(kept.plan) as StoredPlan;
  const change = found.changes.find((one) => one.id === place.id);
  const mark = change?.marks.find((one) => one.field === place.field && one.start === place.start);
  const entry = plan.save.find((one) => one.id === place.id);
  if (!change || !mark || !entry || mark.phrase !== place.phrase) return { status: 'done', import: found };

  const record = withMarkReplaced(entry.record as ContentFields, mark);
  const onSite = await db
    .selectFrom('records')
    .select('record')
    .where('kind', '=', plan.kind)
    .where('id', '=', place.id)
    .executeTakeFirst();
  const before = onSite?.record ? (JSON.parse(onSite.record) as ContentFields) : null;
  Object.assign(entry, { record });
  Object.assign(change, {
    marks: await newMarks('listings', record, before),
    ...(before && { difference: recordDifference('listings', before, record) }),
  });
  const reworded = [...new Set([...(plan.reworded ?? []), place.id])];
  const { numUpdatedRows } = await db
    .updateTable('content_imports')
    .set({ plan: JSON.stringify({ ...plan, reworded }), changes: JSON.stringify(found.changes) })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    // Somebody may have taken other wording over, or accepted the file, meanwhile.
    .where('changes', '=', kept.changes)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { status: 'done', import: found } : { status: 'not-now' };
}

/** A field's name, optionally followed by a key: "imageAlts.https://…". */
function withMarkReplaced(record: ContentFields, mark: Mark): ContentFields {
  const dot = mark.field.indexOf('.');
  const [name, key] = dot < 0 ? [mark.field] : [mark.field.slice(0, dot), mark.field.slice(dot + 1)];
  const value = record[name];
  if (typeof value === 'string') return { ...record, [name]: applySuggestion(value, mark) };
  if (key === undefined) return record;
  if (Array.isArray(value))
    return { ...record, [name]: value.with(Number(key), applySuggestion(String(value[Number(key)]), mark)) };
  return isFields(value)
    ? { ...record, [name]: { ...value, [key]: applySuggestion(String(value[key]), mark) } }
    : record;
}
