import type { ContentFields, ContentKind, Mark } from '#domain/desk/content.ts';
import { plainArticle } from '#domain/guides/plain-article.ts';
import { type FormField, recordForm } from '#domain/records/record-form.ts';
import { isFields } from '#domain/records/record-words.ts';
import { readCopy } from '../fair-housing/read-copy.ts';

/** Kinds that advertise homes, areas or services. Reviews are clients' own words. */
const ADVERTISING_KINDS = new Set<ContentKind>([
  'agent',
  'neighborhoods',
  'guides',
  'listings',
  'answers',
  'pages',
]);

/** Fields with free text. */
const FREE_TEXT_WIDGETS = new Set<FormField['widget']>(['line', 'paragraphs', 'article', 'lines', 'alt']);

/** Visitors' questions in their own words, and addresses and names, which do not say who may live there. */
const UNMARKED_FIELDS = [
  'answers.examples',
  'agent.firm.',
  'listings.address',
  'listings.listingFirm',
  'listings.attributionContact',
  'listings.source',
];

/** The fair-housing marks in a record. Positions in an article count its text without tags. */
export async function marksIn(kind: ContentKind, record: ContentFields): Promise<Mark[]> {
  return await newMarks(kind, record, null);
}

/** The marks in texts that are not published yet: published ones have been approved. */
export async function newMarks(
  kind: ContentKind,
  record: ContentFields,
  onSite: ContentFields | null,
): Promise<Mark[]> {
  if (!ADVERTISING_KINDS.has(kind)) return [];
  const old = new Map(advertised(kind, onSite ?? {}).map(({ field, text }) => [field, text]));
  const texts = advertised(kind, record).filter(({ field, text }) => old.get(field) !== text);
  return (await Promise.all(texts.map(marksOf))).flat();
}

function advertised(kind: ContentKind, record: ContentFields): WrittenText[] {
  return textsOf(recordForm(kind), record, '').filter(
    ({ field }) => !UNMARKED_FIELDS.some((start) => `${kind}.${field}`.startsWith(start)),
  );
}

interface WrittenText {
  field: string;
  text: string;
  /** In an article, no phrase spans two blocks. */
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
    if (!FREE_TEXT_WIDGETS.has(widget)) return [];
    if (widget === 'article' && typeof value === 'string')
      return [{ field: name, text: plainArticle(value), isArticle: true }, ...altsIn(name, value)];
    const parts = Array.isArray(value) || isFields(value) ? Object.entries(value) : null;
    const texts = parts?.map(([key, text]) => ({ field: `${name}.${key}`, text })) ?? [
      { field: name, text: value },
    ];
    return texts.flatMap(({ field, text }) =>
      typeof text === 'string' ? [{ field, text, isArticle: false }] : [],
    );
  });
}

/** The alt texts of an article's pictures. */
function altsIn(name: string, html: string): WrittenText[] {
  return [...html.matchAll(/<img\b[^>]*?\salt="([^"]*)"/g)].map(([, alt = ''], index) => ({
    field: `${name}.alt.${index}`,
    text: plainArticle(alt),
    isArticle: false,
  }));
}

async function marksOf({ field, text, isArticle }: WrittenText): Promise<Mark[]> {
  const marks: Mark[] = [];
  /** The last mark of each phrase: counting goes on from there, because a long text may have thousands of marks. */
  const lastOf = new Map<string, Mark>();
  let at = 0;
  for (const part of isArticle ? text.split('\n') : [text]) {
    const found = await readCopy(part);
    for (const mark of found) {
      const [start, end] = [at + mark.start, at + mark.end];
      const last = lastOf.get(mark.phrase) ?? { nth: 0, start: 0 };
      const nth = last.nth + text.slice(last.start, start).split(mark.phrase).length - 1;
      const marked = { ...mark, field, start, end, nth };
      lastOf.set(mark.phrase, marked);
      marks.push(marked);
    }
    at += part.length + 1;
  }
  return marks;
}
