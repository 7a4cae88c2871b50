import * as v from 'valibot';
import { articleLacksAlt, lacksAlt } from '../pictures/uploaded-picture.ts';
import { altField, field, line, managed, moment, picture, slug, wholeNumber } from '../record-fields.ts';

const guideFields = v.object({
  id: managed(wholeNumber),
  title: field(line, { label: 'Title', shows: 'The guide, its cards and search results' }),
  slug: field(slug, {
    label: 'Address',
    help: 'The end of /guides/…, made of the title when it is left blank; it cannot change later.',
    shows: 'The address bar and every link to the guide',
    isFixed: true,
  }),
  /** Sanitized HTML. */
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
  image: field(picture, {
    label: 'Picture',
    shows: 'The top of the guide and its cards',
    widget: 'picture',
    alt: 'imageAlt',
  }),
  imageAlt: altField(v.optional(v.string(), '')),
  neighborhoodId: field(v.nullable(wholeNumber), {
    label: 'Neighborhood',
    shows: "The neighborhood's page links to the guide",
    widget: 'areas',
  }),
  agentId: managed(wholeNumber),
  isFeatured: field(v.boolean(), { label: 'Featured', shows: 'A note above its title' }),
  createdAt: managed(moment),
  updatedAt: managed(moment),
});

export const guideSchema = v.pipe(
  guideFields,
  v.forward(
    v.partialCheck([['image'], ['imageAlt']], ({ image, imageAlt }) => !lacksAlt(image, imageAlt)),
    ['imageAlt'],
  ),
  v.forward(
    v.partialCheck([['content']], ({ content }) => !articleLacksAlt(content)),
    ['content'],
  ),
);

export type Guide = v.InferOutput<typeof guideSchema>;
