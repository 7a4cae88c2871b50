import * as v from 'valibot';
import { line, prose, wholeNumber } from '../record-fields.ts';

/** What a client wrote. */
export const testimonialSchema = v.object({
  id: wholeNumber,
  /** Where it stands: the home page's carousel or the reviews page's grid. */
  place: v.picklist(['home', 'reviews']),
  name: line,
  location: line,
  content: prose,
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  /** Where it was published. "google" earns the Verified badge; absent, none is shown (FTC 16 CFR 465). */
  source: v.exactOptional(v.literal('google')),
  /** Written for this site to show the layout; labeled so on the page. */
  isSample: v.boolean(),
});

export type Testimonial = v.InferOutput<typeof testimonialSchema>;
