import * as v from 'valibot';
import { lacksAlt } from '../pictures/uploaded-picture.ts';
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

/** The source of a figure. No figure is shown without it (G.S. 93A-6). */
export const figureSourceSchema = v.object({
  /** Fictional figures made up for this site. */
  sample: field(v.boolean(), {
    label: 'Sample figures',
    help: 'Made up to show the layout; the page says so.',
  }),
  /** The publisher's name, or "Sample figures". */
  name: field(line, { label: 'Publisher' }),
  /** The date of the figure. */
  asOf: field(day, { label: 'As of', widget: 'date' }),
});

export type FigureSource = v.InferOutput<typeof figureSourceSchema>;

/** A neighborhood the agent works in. Money is in whole US dollars. */
const neighborhoodFields = v.object({
  id: managed(wholeNumber),
  slug: field(slug, {
    label: 'Address',
    help: 'The end of /neighborhoods/…, made of the name when it is left blank; it cannot change later.',
    shows: 'The address bar and every link to its page',
    isFixed: true,
  }),
  name: field(line, { label: 'Name', shows: 'Cards, map, menus and its page' }),
  /** Other names that people and publishers use. */
  alsoCalled: field(v.optional(lines, []), {
    label: 'Also called',
    help: 'Other names people type.',
    shows: 'Search and the assistant',
    widget: 'lines',
  }),
  /** Two or three words below the name on a card: "Historic bungalows". */
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
  /** Its place on the drawn map (site/neighborhoods/area-map.tsx); null: in the list, not on the map. */
  map: managed(
    v.optional(
      v.nullable(
        v.object({
          /** The bottom of its drawing, on a map of 760 x 900 with north up and Uptown at (366, 414). */
          at: v.tuple([v.number(), v.number()]),
          tint: v.picklist(['leaf', 'brick', 'tower', 'water']),
        }),
      ),
      null,
    ),
  ),
  keyFeatures: field(lines, { label: 'Key features', shows: 'What its card opens', widget: 'lines' }),
  highlights: field(lines, { label: 'Highlights', shows: 'A list on its page', widget: 'lines' }),
  marketData: field(
    v.object({
      /** For the API; pages show the price above, so that it is the same wherever it stands. */
      medianPrice: field(amount, { label: 'Median price', shows: 'The API', widget: 'money' }),
      averageDays: field(amount, { label: 'Average days on market' }),
      inventory: field(amount, { label: 'Homes for sale' }),
    }),
    { label: 'The market there', shows: 'Its page' },
  ),
  /** Slugs of adjacent neighborhoods, by street, train or highway: it is enough if one of two names the other. */
  neighbors: field(v.array(slug), { label: 'Next to it', shows: 'The end of its page', widget: 'areas' }),
  source: field(figureSourceSchema, { label: 'Where its figures come from', shows: 'Beside every figure' }),
  /** When it was last published at the desk; missing while it is unchanged from content/. */
  updatedAt: managed(v.exactOptional(moment)),
});

export const neighborhoodSchema = v.pipe(
  neighborhoodFields,
  v.forward(
    v.partialCheck([['image'], ['imageAlt']], ({ image, imageAlt }) => !lacksAlt(image, imageAlt)),
    ['imageAlt'],
  ),
);

export type Neighborhood = v.InferOutput<typeof neighborhoodSchema>;
