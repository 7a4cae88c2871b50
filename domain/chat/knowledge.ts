import * as v from 'valibot';
import { line, lines, prose, slug, wholeNumber } from '../record-fields.ts';

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

const wording = v.object({ en: prose, es: prose });

/** A text in both languages. */
export type Wording = v.InferOutput<typeof wording>;

const chip = v.pipe(line, v.maxLength(48));

export const entrySchema = v.object({
  id: slug,
  /** Asked as a visitor would, at most 48 characters: it is shown as a chip, and when sent it finds this entry. */
  title: v.object({ en: chip, es: chip }),
  answer: wording,
  /** The answer for somebody on one side of the matter. */
  bySide: v.exactOptional(v.record(v.picklist(SIDES), wording)),
  /** The answer for one area, by slug. */
  byArea: v.exactOptional(v.record(slug, wording)),
  /** Names of pages the answer leads to. */
  links: lines,
  source: line,
  /** The year its figures hold for. */
  year: v.exactOptional(wholeNumber),
  /** Topics of assistant-training's example files that ask for this entry, such as `buying/low-appraisal`. */
  topics: v.optional(lines, []),
  /** Questions that ask for it, where it was not there at the last training. */
  examples: v.exactOptional(lines),
});

/** One thing the assistant knows, an entry of content/assistant/knowledge or one added at the desk. */
export type Entry = v.InferOutput<typeof entrySchema>;
