import { grouped } from '../figures/grouped.ts';
import { plainArticle } from '../guides/plain-article.ts';
import { listingTime } from '../listings/listing-time.ts';
import { type FormField, recordForm } from './record-form.ts';
import type { RecordKind } from './record-kinds.ts';
import { isFields, nameInWords } from './record-words.ts';

type Fields = Record<string, unknown>;

/** A changed field in readable form. */
export interface FieldChange {
  /** "marketData.medianPrice" */
  field: string;
  label: string;
  before: string;
  after: string;
  /** `before` and `after` are picture names, one per line. */
  isPicture?: true;
}

/**
 * The differences between two versions of a record, field by field, in readable form. null: the record does not exist.
 */
export function recordDifference(
  kind: RecordKind,
  before: Fields | null,
  after: Fields | null,
): FieldChange[] {
  return changesIn(recordForm(kind), before ?? {}, after ?? {}, '', '');
}

function changesIn(
  fields: FormField[],
  before: Fields,
  after: Fields,
  path: string,
  heading: string,
): FieldChange[] {
  return fields.flatMap((field) => {
    const [one, other] = [before[field.name], after[field.name]];
    const label = heading ? `${heading}: ${field.label}` : field.label;
    if (field.widget === 'group' && field.fields) {
      const parts = [one, other].map((value) => (isFields(value) ? value : {})) as [Fields, Fields];
      return changesIn(field.fields, ...parts, `${path}${field.name}.`, label);
    }
    if (field.widget === 'named' && field.fields)
      return changesByName({ ...field, label, name: `${path}${field.name}` }, one, other);
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const words = { before: readable(field, one), after: readable(field, other) };
    // Another link, picture or emphasis in an article shows in its HTML only.
    const change =
      words.before === words.after && field.widget === 'article'
        ? { before: String(one ?? ''), after: String(other ?? '') }
        : words;
    const isPicture = field.widget === 'picture' || field.widget === 'pictures';
    return [{ field: `${path}${field.name}`, label, ...change, ...(isPicture && { isPicture }) }];
  });
}

/** @param field its name is the full path */
function changesByName(field: FormField, one: unknown, other: unknown): FieldChange[] {
  const [before, after] = [one, other].map((value) => (isFields(value) ? value : {})) as [Fields, Fields];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const parts = [before[name], after[name]].map((value) => (isFields(value) ? value : {}));
    const heading = `${field.label}: ${nameInWords(name)}`;
    return changesIn(field.fields ?? [], ...(parts as [Fields, Fields]), `${field.name}.${name}.`, heading);
  });
}

function readable(field: FormField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((item) => readable(field, item)).join('\n');
  if (isFields(value)) {
    const { fields } = field;
    return fields
      ? fields.map((part) => readable(part, value[part.name])).join(', ')
      : Object.values(value).join('\n');
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.widget === 'money') return value === '' ? '' : `$${grouped(Number(value))}`;
  if (field.widget === 'moment') return listingTime(String(value));
  return field.widget === 'article' ? plainArticle(String(value)) : String(value);
}
