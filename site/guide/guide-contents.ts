import { plainArticle } from '#domain/guides/plain-article.ts';

/** An entry of a guide's table of contents. */
interface ContentsEntry {
  id: string;
  title: string;
}

/** Articles with fewer headings need no table of contents. */
const MIN_ENTRIES = 4;

/** The h2 headings of a guide's HTML, in order; empty if the article is short. */
export function guideContents(html: string): ContentsEntry[] {
  const entries = [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    title: plainArticle(inner),
  }));
  return entries.length >= MIN_ENTRIES ? entries : [];
}

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs;
