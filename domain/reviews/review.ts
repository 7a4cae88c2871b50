import * as v from 'valibot';
import { field, line, managed, prose, wholeNumber } from '../record-fields.ts';

/** A client's review. */
export const reviewSchema = v.object({
  id: managed(wholeNumber),
  /** Where it is shown: the home page's carousel or the reviews page's grid. */
  place: field(v.picklist(['home', 'reviews']), {
    label: 'Page',
    shows: 'The home page or the Reviews page',
  }),
  name: field(line, { label: 'Name', shows: 'Under the words' }),
  location: field(line, { label: 'Where they live', shows: 'Beside the name' }),
  content: field(prose, {
    label: 'What they wrote',
    help: 'Their own words: nothing that changes what they mean.',
    shows: 'The card of the review',
    widget: 'paragraphs',
  }),
  rating: field(v.pipe(v.number(), v.minValue(1), v.maxValue(5)), {
    label: 'Stars',
    shows: 'Above the words',
  }),
  /** Where it was published. "google" adds the Verified badge; if absent, none is shown (FTC 16 CFR 465). */
  source: field(v.exactOptional(v.literal('google')), {
    label: 'Published at',
    help: 'Only where it can be read there: it earns the mark "Verified".',
    shows: 'The mark beside the name',
  }),
  /** Fictional, written to show the layout; labeled so on the page. */
  isSample: field(v.boolean(), {
    label: 'A sample',
    help: 'Not written by a client; the page says so.',
    shows: 'A tag on the card of the review',
  }),
});

export type Review = v.InferOutput<typeof reviewSchema>;
