import * as v from 'valibot';
import { field, line, managed, slug } from '../record-fields.ts';

/** What search engines and link previews call one of the site's own pages. */
export const pageWordsSchema = v.object({
  /** Which page: the name of its card in content/pages.ts. */
  name: managed(slug),
  /** The agent's and the firm's names are added where it does not hold them. */
  title: field(v.pipe(line, v.maxLength(120)), { label: 'Title', shows: 'Browser tab and search results' }),
  /** One sentence or two, 50 to 170 characters read best. */
  description: field(line, {
    label: 'Description',
    help: 'One sentence or two, 50 to 170 characters.',
    shows: 'Search results and link previews',
    widget: 'paragraphs',
  }),
});

export type PageWords = v.InferOutput<typeof pageWordsSchema>;
