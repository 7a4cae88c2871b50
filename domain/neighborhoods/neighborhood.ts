import * as v from 'valibot';
import { lacksWords } from '../pictures/uploaded-picture.ts';
import {
  altField,
  amount,
  day,
  field,
  line,
  lines,
  managed,
  moment,
  picture,
  prose,
  score,
  slug,
  wholeNumber,
} from '../record-fields.ts';

/** Where a figure comes from. Nothing is shown without it (G.S. 93A-6). */
export const figureSourceSchema = v.object({
  /** Made up by us. */
  sample: field(v.boolean(), {
    label: 'Sample figures',
    help: 'Made up to show the layout; the page says so.',
  }),
  /** The publisher's name, or "Sample figures". */
  name: field(line, { label: 'Publisher' }),
  /** The day the figure speaks of. */
  asOf: field(day, { label: 'As of', widget: 'date' }),
});

export type FigureSource = v.InferOutput<typeof figureSourceSchema>;

/** An area the agent works in. Money is in whole US dollars. */
const neighborhoodFields = v.object({
  id: managed(wholeNumber),
  slug: field(slug, {
    label: 'Address',
    help: 'The end of /neighborhoods/…, made of the name when it is left blank; it cannot change later.',
    shows: 'The address bar and every link to its page',
    isFixed: true,
  }),
  name: field(line, { label: 'Name', shows: 'Cards, map, menus and its page' }),
  /** Other names people and publishers use for it. */
  alsoCalled: field(v.optional(lines, []), {
    label: 'Also called',
    help: 'Other names people type.',
    shows: 'Search and the assistant',
    widget: 'lines',
  }),
  /** Two or three words under the name on a card: "Historic bungalows". */
  tagline: field(line, {
    label: 'Tagline',
    help: 'Two or three words.',
    shows: 'Under the name on its card',
  }),
  description: field(prose, {
    label: 'Description',
    help: 'What is there, never who lives there.',
    shows: 'Its page; the opening sentences on its card',
    widget: 'paragraphs',
  }),
  medianPrice: field(v.nullable(amount), {
    label: 'Median price',
    shows: 'Its card and page',
    widget: 'money',
  }),
  walkScore: field(v.nullable(score), { label: 'Walk Score', shows: 'Its card and page' }),
  transitScore: field(v.nullable(score), { label: 'Transit Score', shows: 'Its page' }),
  bikeScore: field(v.nullable(score), { label: 'Bike Score', shows: 'Its page' }),
  crimeRating: managed(v.nullable(line)),
  schoolRating: managed(v.nullable(line)),
  image: field(picture, {
    label: 'Picture',
    shows: 'Its card and the top of its page',
    widget: 'picture',
    alt: 'imageAlt',
  }),
  imageAlt: altField(v.optional(v.string(), '')),
  /** Its place on our own map (site/neighborhoods/area-map.tsx); null: in the list, not on the map. */
  map: managed(
    v.optional(
      v.nullable(
        v.object({
          /** Foot of its drawing, on a ground of 760 x 900 with north up and Uptown at (366, 414). */
          at: v.tuple([v.number(), v.number()]),
          tint: v.picklist(['leaf', 'brick', 'tower', 'water']),
        }),
      ),
      null,
    ),
  ),
  keyFeatures: field(lines, { label: 'Key features', shows: 'A list on its page', widget: 'lines' }),
  highlights: field(lines, { label: 'Highlights', shows: 'A list on its page', widget: 'lines' }),
  marketData: field(
    v.object({
      medianPrice: field(amount, { label: 'Median price', widget: 'money' }),
      averageDays: field(amount, { label: 'Average days on market' }),
      inventory: field(amount, { label: 'Homes for sale' }),
    }),
    { label: 'The market there', shows: 'Its page' },
  ),
  /** Slugs of the next areas by street, train or highway: one of two names the other. */
  neighbors: field(v.array(slug), { label: 'Next to it', shows: 'The end of its page', widget: 'areas' }),
  source: field(figureSourceSchema, { label: 'Where its figures come from', shows: 'Beside every figure' }),
  /** When it was published at the desk last; missing while it says what content/ ships. */
  updatedAt: managed(v.exactOptional(moment)),
});

export const neighborhoodSchema = v.pipe(
  neighborhoodFields,
  v.forward(
    v.partialCheck([['image'], ['imageAlt']], ({ image, imageAlt }) => !lacksWords(image, imageAlt)),
    ['imageAlt'],
  ),
);

export type Neighborhood = v.InferOutput<typeof neighborhoodSchema>;
