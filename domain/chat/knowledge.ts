import * as v from 'valibot';
import { field, line, lines, managed, prose, slug, wholeNumber } from '../record-fields.ts';
import { plainText } from './text/plain-text.ts';

/** The visitor's side in a sale or lease, once stated. */
const SIDES = [
  'buyer',
  'seller',
  'owner',
  'landlord',
  'tenant',
  'investor',
  'heir',
  'broker',
  'complainant',
] as const;

export type Side = (typeof SIDES)[number];

const wording = v.object({
  en: field(prose, { label: 'In English', widget: 'paragraphs' }),
  es: field(prose, { label: 'In Spanish', widget: 'paragraphs' }),
});

/** A text in both languages. */
export type Wording = v.InferOutput<typeof wording>;

const aspect = v.object({
  ...wording.entries,
  side: field(v.exactOptional(v.picklist(SIDES)), {
    label: 'For one side only',
    help: 'Nobody who is on the other side is told it.',
  }),
});

const chip = v.pipe(line, v.maxLength(48));

export const entrySchema = v.object({
  id: managed(slug),
  /** Worded as a visitor's question, at most 48 characters: shown as a chip, and sent as a message it finds this entry. */
  title: field(
    v.object({ en: field(chip, { label: 'In English' }), es: field(chip, { label: 'In Spanish' }) }),
    { label: 'The question in short', help: 'As a visitor would ask it.', shows: 'A button in the chat' },
  ),
  /** Example questions, for an entry added after the last training. */
  examples: field(v.exactOptional(lines), {
    label: 'Questions people ask',
    help: 'One to a line, in their own words. One is enough.',
    shows: 'Nowhere; the assistant finds the answer by them',
    widget: 'lines',
  }),
  answer: field(wording, {
    label: 'Answer',
    help: 'Open with the point; one to three sentences.',
    shows: 'The chat',
  }),
  /** Narrower questions about the subject, by name: "who-pays". */
  aspects: field(v.exactOptional(v.record(slug, aspect)), {
    label: 'What is asked about it',
    help: 'Answers to single questions about the subject. Each is found by the words of its name: who pays.',
    shows: 'The chat, in place of the answer above when a visitor asks for just that',
    widget: 'named',
  }),
  /** Answers for a side. */
  bySide: managed(v.exactOptional(v.record(v.picklist(SIDES), wording))),
  /** Answers for an area, by slug. */
  byArea: managed(v.exactOptional(v.record(slug, wording))),
  /** Names of the pages to link to. */
  links: field(lines, { label: 'Pages to link to', shows: 'Under the answer', widget: 'pages' }),
  source: field(line, {
    label: 'Source',
    help: 'Where the answer comes from.',
    shows: 'Nowhere; it stands here for whoever checks the answer',
  }),
  /** The year its figures apply to. */
  year: field(v.exactOptional(wholeNumber), {
    label: 'Year of its figures',
    shows: 'Nowhere; an answer of an earlier year is listed as stale',
  }),
  /** Topics of the training examples that map to this entry, such as `buying/low-appraisal`. */
  topics: managed(v.optional(lines, [])),
});

/** A knowledge entry, from content/assistant/knowledge or added at the desk. */
export type Entry = v.InferOutput<typeof entrySchema>;

/** The questions an entry answers: its title and examples. */
export function questionsOf({ title, examples = [] }: Entry): string[] {
  return [title.en, title.es, ...examples];
}

/** Everything an entry says in English. */
export function englishTexts({ title, answer, aspects = {} }: Entry): string[] {
  return [title.en, answer.en, ...Object.values(aspects).map(({ en }) => en)];
}

/** Whether a question is one of the entry's own, ignoring spelling differences. */
export function hasQuestion(entry: Entry, question: string): boolean {
  const asked = plainText(question);
  return questionsOf(entry).some((own) => plainText(own) === asked);
}
