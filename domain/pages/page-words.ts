import * as v from 'valibot';
import { field, line, managed, slug } from '../record-fields.ts';

/** The title and description of one of the site's own pages, for search engines and link previews. */
export const pageWordsSchema = v.object({
  /** The page's key in content/pages.ts. */
  name: managed(slug),
  /** The names of the agent and the firm are appended if missing. */
  title: field(v.pipe(line, v.maxLength(120)), { label: 'Title', shows: 'Browser tab and search results' }),
  /** One or two sentences; 50 to 170 characters read best. */
  description: field(line, {
    label: 'Description',
    help: 'One sentence or two, 50 to 170 characters.',
    shows: 'Search results and link previews',
    widget: 'paragraphs',
  }),
});

export type PageWords = v.InferOutput<typeof pageWordsSchema>;
