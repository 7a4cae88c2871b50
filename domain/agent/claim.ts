import * as v from 'valibot';
import { day, field, line, managed, slug } from '../record-fields.ts';

/** A figure the agent advertises. None is shown without its source and date (G.S. 93A-6). */
export const claimSchema = v.object({
  id: managed(slug),
  /** As displayed: "$1.5B". */
  figure: field(line, {
    label: 'Figure',
    help: 'As it is shown: $1.5B.',
    shows: 'The band of figures on the home page',
  }),
  /** Shows a small raised "+" after the figure. */
  plus: field(v.boolean(), {
    label: 'A small plus after the figure',
    shows: 'The band of figures on the home page',
  }),
  label: field(line, { label: 'What it counts', shows: 'Under the figure' }),
  /** For the /sell page. */
  shortLabel: field(line, { label: 'The same, shorter', shows: 'The Sell page' }),
  source: field(
    v.object({
      /** The sentence below the figures. */
      line: field(line, { label: 'Source', help: 'Who counted, and what. State law asks for it.' }),
      /** The date of the figure. */
      asOf: field(day, { label: 'As of', widget: 'date' }),
    }),
    { label: 'Where it comes from', shows: 'Under the band of figures' },
  ),
});

export type Claim = v.InferOutput<typeof claimSchema>;
