import * as v from 'valibot';
import { day, line, slug } from '../record-fields.ts';

/** One figure the agent advertises with. None is shown without its source and date (G.S. 93A-6). */
export const claimSchema = v.object({
  id: slug,
  /** As it is shown: "$1.5B". */
  figure: line,
  /** Raises a small "+" after the figure. */
  plus: v.boolean(),
  label: line,
  /** The /sell page's. */
  shortLabel: line,
  source: v.object({
    /** The sentence under the figures. */
    line,
    /** The day the figure speaks of. */
    asOf: day,
  }),
});

export type Claim = v.InferOutput<typeof claimSchema>;
