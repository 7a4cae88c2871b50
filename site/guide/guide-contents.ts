import { plainArticle } from '#domain/guides/plain-article.ts';

/** One heading of an article that a reader can jump to. */
export interface ContentsEntry {
  id: string;
  title: string;
}

/** Fewer parts than this are seen at a glance, and need no table of contents. */
const FEWEST_PARTS = 4;

/** The h2 headings of stored guide HTML, in order; empty when the article is short. */
export function guideContents(html: string): ContentsEntry[] {
  const entries = [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    title: plainArticle(inner),
  }));
  return entries.length >= FEWEST_PARTS ? entries : [];
}

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs;
