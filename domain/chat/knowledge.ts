import * as v from 'valibot';
import { field, line, lines, managed, prose, slug, wholeNumber } from '../record-fields.ts';
import { plainText } from './text/plain-text.ts';

/** The part somebody has in a sale or a lease, where they said so. */
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
  /** Asked as a visitor would, at most 48 characters: it is shown as a chip, and when sent it finds this entry. */
  title: field(
    v.object({ en: field(chip, { label: 'In English' }), es: field(chip, { label: 'In Spanish' }) }),
    { label: 'The question in short', help: 'As a visitor would ask it.', shows: 'A button in the chat' },
  ),
  /** Questions that ask for it, where it was not there at the last training. */
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
  /** What is asked about the subject besides the title's question, each by a name of its own: "who-pays". */
  aspects: field(v.exactOptional(v.record(slug, aspect)), {
    label: 'What is asked about it',
    help: 'Answers to single questions about the subject. Each is found by the words of its name: who pays.',
    shows: 'The chat, in place of the answer above when a visitor asks for just that',
    widget: 'named',
  }),
  /** The answer for somebody on one side of the matter. */
  bySide: managed(v.exactOptional(v.record(v.picklist(SIDES), wording))),
  /** The answer for one area, by slug. */
  byArea: managed(v.exactOptional(v.record(slug, wording))),
  /** Names of pages the answer leads to. */
  links: field(lines, { label: 'Pages to link to', shows: 'Under the answer', widget: 'pages' }),
  source: field(line, {
    label: 'Source',
    help: 'Where the answer comes from.',
    shows: 'Nowhere; it stands here for whoever checks the answer',
  }),
  /** The year its figures hold for. */
  year: field(v.exactOptional(wholeNumber), {
    label: 'Year of its figures',
    shows: 'Nowhere; an answer of an earlier year is listed as stale',
  }),
  /** Topics of assistant-training's example files that ask for this entry, such as `buying/low-appraisal`. */
  topics: managed(v.optional(lines, [])),
});

/** One thing the assistant knows, an entry of content/assistant/knowledge or one added at the desk. */
export type Entry = v.InferOutput<typeof entrySchema>;

/** The questions that an entry says it answers: its title and its examples. */
export function questionsOf({ title, examples = [] }: Entry): string[] {
  return [title.en, title.es, ...examples];
}

/** Whether an entry has a question as its own, however it is spelled. */
export function hasQuestion(entry: Entry, question: string): boolean {
  const asked = plainText(question);
  return questionsOf(entry).some((own) => plainText(own) === asked);
}
