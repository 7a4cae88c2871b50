import * as v from 'valibot';
import { figureSourceSchema } from '../neighborhoods/neighborhood.ts';
import { line } from '../record-fields.ts';

/** One headline figure of the market dashboard, formatted for reading ("425,000", "+8.5%"). */
export const marketStatSchema = v.object({
  label: line,
  value: line,
  change: line,
  trend: v.picklist(['up', 'down']),
  source: figureSourceSchema,
});

export type MarketStat = v.InferOutput<typeof marketStatSchema>;
