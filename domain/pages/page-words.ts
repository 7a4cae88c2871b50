import * as v from 'valibot';
import { line, slug } from '../record-fields.ts';

/** What search engines and link previews call one of the site's own pages. */
export const pageWordsSchema = v.object({
  /** Which page: the name of its card in content/pages.ts. */
  name: slug,
  /** The agent's and the firm's names are added where it does not hold them. */
  title: v.pipe(line, v.maxLength(120)),
  /** One sentence or two, 50 to 170 characters read best. */
  description: line,
});

export type PageWords = v.InferOutput<typeof pageWordsSchema>;
