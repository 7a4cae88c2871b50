import * as v from 'valibot';
import { day, field, line, managed, slug } from '../record-fields.ts';

/** One figure the agent advertises with. None is shown without its source and date (G.S. 93A-6). */
export const claimSchema = v.object({
  id: managed(slug),
  /** As it is shown: "$1.5B". */
  figure: field(line, {
    label: 'Figure',
    help: 'As it is shown: $1.5B.',
    shows: 'The band of figures on the home page',
  }),
  /** Raises a small "+" after the figure. */
  plus: field(v.boolean(), {
    label: 'A small plus after the figure',
    shows: 'The band of figures on the home page',
  }),
  label: field(line, { label: 'What it counts', shows: 'Under the figure' }),
  /** The /sell page's. */
  shortLabel: field(line, { label: 'The same, shorter', shows: 'The Sell page' }),
  source: field(
    v.object({
      /** The sentence under the figures. */
      line: field(line, { label: 'Source', help: 'Who counted, and what. State law asks for it.' }),
      /** The day the figure speaks of. */
      asOf: field(day, { label: 'As of', widget: 'date' }),
    }),
    { label: 'Where it comes from', shows: 'Under the band of figures' },
  ),
});

export type Claim = v.InferOutput<typeof claimSchema>;
