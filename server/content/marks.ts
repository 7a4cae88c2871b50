import type { ContentFields, ContentKind, Mark } from '#domain/desk/content.ts';
import { fairHousingMarks } from '#domain/fair-housing/fair-housing-marks.ts';
import { plainArticle } from '#domain/records/record-difference.ts';
import { type FormField, recordForm } from '#domain/records/record-form.ts';
import { isFields } from '#domain/records/record-words.ts';

/** Kinds whose words advertise homes, areas or services. What a client wrote is theirs. */
const ADVERTISES = new Set<ContentKind>(['agent', 'neighborhoods', 'guides', 'listings', 'answers', 'pages']);

/** What of a record the Fair Housing Act may forbid. Of an article, places are counted in its words without the tags. */
export function marksIn(kind: ContentKind, record: ContentFields): Mark[] {
  return ADVERTISES.has(kind) ? marksOf(recordForm(kind), record, '') : [];
}

/** Fields in which people write; an address or a name of a firm says nothing of who may live there. */
const WRITTEN = new Set<FormField['widget']>(['line', 'paragraphs', 'article', 'lines', 'alt']);

function marksOf(fields: FormField[], record: ContentFields, path: string): Mark[] {
  return fields.flatMap((field) => {
    const value = record[field.name];
    const name = `${path}${field.name}`;
    if (field.widget === 'group' && field.fields && isFields(value))
      return marksOf(field.fields, value, `${name}.`);
    if (!WRITTEN.has(field.widget)) return [];
    if (Array.isArray(value))
      return value.flatMap((item, index) =>
        typeof item === 'string' ? marksAt(`${name}.${index}`, item) : [],
      );
    if (isFields(value))
      return Object.entries(value).flatMap(([key, text]) =>
        typeof text === 'string' ? marksAt(`${name}.${key}`, text) : [],
      );
    if (typeof value !== 'string') return [];
    return marksAt(name, field.widget === 'article' ? plainArticle(value) : value);
  });
}

function marksAt(field: string, text: string): Mark[] {
  return fairHousingMarks(text).map((mark) => ({ ...mark, field }));
}
