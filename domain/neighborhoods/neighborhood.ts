import * as v from 'valibot';
import { amount, day, line, lines, picture, prose, score, slug, wholeNumber } from '../record-fields.ts';

/** Where a figure comes from. Nothing is shown without it (G.S. 93A-6). */
export const figureSourceSchema = v.object({
  /** Made up by us. */
  sample: v.boolean(),
  /** The publisher's name, or "Sample figures". */
  name: line,
  /** The day the figure speaks of. */
  asOf: day,
});

export type FigureSource = v.InferOutput<typeof figureSourceSchema>;

/** An area the agent works in. Money is in whole US dollars. */
export const neighborhoodSchema = v.object({
  id: wholeNumber,
  slug,
  name: line,
  /** Other names people and publishers use for it. */
  alsoCalled: v.optional(lines, []),
  /** Two or three words under the name on a card: "Historic bungalows". */
  tagline: line,
  description: prose,
  medianPrice: v.nullable(amount),
  walkScore: v.nullable(score),
  transitScore: v.nullable(score),
  bikeScore: v.nullable(score),
  crimeRating: v.nullable(line),
  schoolRating: v.nullable(line),
  image: picture,
  /** What the picture shows. */
  imageAlt: v.optional(v.string(), ''),
  /** Its place on our own map (site/neighborhoods/area-map.tsx); null: in the list, not on the map. */
  map: v.optional(
    v.nullable(
      v.object({
        /** Foot of its drawing, on a ground of 760 x 900 with north up and Uptown at (366, 414). */
        at: v.tuple([v.number(), v.number()]),
        tint: v.picklist(['leaf', 'brick', 'tower', 'water']),
      }),
    ),
    null,
  ),
  keyFeatures: lines,
  highlights: lines,
  marketData: v.object({ medianPrice: amount, averageDays: amount, inventory: amount }),
  /** Slugs of the next areas by street, train or highway: one of two names the other. */
  neighbors: v.array(slug),
  source: figureSourceSchema,
});

export type Neighborhood = v.InferOutput<typeof neighborhoodSchema>;
