import * as v from 'valibot';
import { figureSourceSchema } from '../neighborhoods/neighborhood.ts';
import { field, line } from '../record-fields.ts';

/** A headline figure of the market dashboard, formatted for display ("$425,000", "+8.5%"). */
export const marketStatSchema = v.object({
  label: field(line, { label: 'What it is', shows: 'Above the figure on the home page and Market Insights' }),
  value: field(line, {
    label: 'Figure',
    help: 'As it is shown: $425,000.',
    shows: 'The home page and Market Insights',
  }),
  change: field(line, {
    label: 'Change in a year',
    help: 'As it is shown: +8.5%.',
    shows: 'Beside the figure',
  }),
  trend: field(v.picklist(['up', 'down']), { label: 'Direction', shows: 'The arrow beside the change' }),
  source: field(figureSourceSchema, { label: 'Where it comes from', shows: 'Under the figures' }),
});

export type MarketStat = v.InferOutput<typeof marketStatSchema>;
