import type { ContentFields, ContentKind, Mark } from '#domain/desk/content.ts';
import { plainArticle } from '#domain/guides/plain-article.ts';
import { type FormField, recordForm } from '#domain/records/record-form.ts';
import { isFields } from '#domain/records/record-words.ts';
import { readCopy } from '../fair-housing/read-copy.ts';

/** Kinds whose words advertise homes, areas or services. What a client wrote is theirs. */
const ADVERTISES = new Set<ContentKind>(['agent', 'neighborhoods', 'guides', 'listings', 'answers', 'pages']);

/** Fields in which people write; an address or a name of a firm says nothing of who may live there. */
const WRITTEN = new Set<FormField['widget']>(['line', 'paragraphs', 'article', 'lines', 'alt']);

/** What visitors ask, in their own words. */
const ASKED = 'answers.examples';

/** What of a record the Fair Housing Act may forbid. Of an article, places are counted in its words without the tags. */
export async function marksIn(kind: ContentKind, record: ContentFields): Promise<Mark[]> {
  return await newMarks(kind, record, null);
}

/** The same in those of its texts that are not on the site already: for the others somebody has answered. */
export async function newMarks(
  kind: ContentKind,
  record: ContentFields,
  onSite: ContentFields | null,
): Promise<Mark[]> {
  if (!ADVERTISES.has(kind)) return [];
  const old = new Map(advertised(kind, onSite ?? {}).map(({ field, text }) => [field, text]));
  const texts = advertised(kind, record).filter(({ field, text }) => old.get(field) !== text);
  return (await Promise.all(texts.map(marksOf))).flat();
}

function advertised(kind: ContentKind, record: ContentFields): WrittenText[] {
  return textsOf(recordForm(kind), record, '').filter(({ field }) => !`${kind}.${field}`.startsWith(ASKED));
}

interface WrittenText {
  field: string;
  text: string;
  /** No phrase goes on from one block of an article to the next. */
  isArticle: boolean;
}

function textsOf(fields: FormField[], record: ContentFields, path: string): WrittenText[] {
  return fields.flatMap(({ name: own, widget, fields: inner }): WrittenText[] => {
    const value = record[own];
    const name = `${path}${own}`;
    if (widget === 'group' && inner && isFields(value)) return textsOf(inner, value, `${name}.`);
    if (widget === 'named' && inner && isFields(value))
      return Object.entries(value).flatMap(([key, part]) =>
        isFields(part) ? textsOf(inner, part, `${name}.${key}.`) : [],
      );
    if (!WRITTEN.has(widget)) return [];
    if (widget === 'article' && typeof value === 'string')
      return [{ field: name, text: plainArticle(value), isArticle: true }];
    const parts = Array.isArray(value) || isFields(value) ? Object.entries(value) : null;
    const texts = parts?.map(([key, text]) => ({ field: `${name}.${key}`, text })) ?? [
      { field: name, text: value },
    ];
    return texts.flatMap(({ field, text }) =>
      typeof text === 'string' ? [{ field, text, isArticle: false }] : [],
    );
  });
}

async function marksOf({ field, text, isArticle }: WrittenText): Promise<Mark[]> {
  const marks: Mark[] = [];
  let at = 0;
  for (const part of isArticle ? text.split('\n') : [text]) {
    const found = await readCopy(part);
    for (const mark of found) {
      const [start, end] = [at + mark.start, at + mark.end];
      const nth = text.slice(0, start).split(mark.phrase).length - 1;
      marks.push({ ...mark, field, start, end, nth });
    }
    at += part.length + 1;
  }
  return marks;
}
