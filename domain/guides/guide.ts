import * as v from 'valibot';
import { field, line, managed, moment, picture, slug, wholeNumber } from '../record-fields.ts';

/** A guide article. */
export const guideSchema = v.object({
  id: managed(wholeNumber),
  title: field(line, { label: 'Title', shows: 'The guide, its cards and search results' }),
  slug: field(slug, {
    label: 'Address',
    help: 'The end of /guides/…; it cannot change later.',
    isFixed: true,
  }),
  /** HTML that was sanitized when it was stored. */
  content: field(v.pipe(v.string(), v.minLength(1), v.maxLength(500_000)), {
    label: 'Text',
    shows: 'The guide',
    widget: 'article',
  }),
  excerpt: field(v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)), {
    label: 'In short',
    help: 'One or two sentences.',
    shows: 'Cards and search results',
    widget: 'paragraphs',
  }),
  image: field(picture, { label: 'Picture', shows: 'The top of the guide and its cards', widget: 'picture' }),
  neighborhoodId: field(v.nullable(wholeNumber), {
    label: 'Neighborhood',
    shows: "The neighborhood's page links to the guide",
    widget: 'areas',
  }),
  agentId: managed(wholeNumber),
  isFeatured: field(v.boolean(), { label: 'Featured', shows: 'Stands first among the guides' }),
  createdAt: managed(moment),
  updatedAt: managed(moment),
});

export type Guide = v.InferOutput<typeof guideSchema>;
