import { areaPage, guideArticle } from '#content/pages.ts';
import { plainText, wordsOf } from '#domain/chat/text/plain-text.ts';
import type { Guide } from '#domain/guides/guide.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** Query parameter of the neighborhood guide that holds what to search for. */
export const SEARCH_PARAMETER = 'q';

/** Longer than any question to an index of areas and guides. */
export const LONGEST_QUERY = 80;

export interface Found {
  href: string;
  title: string;
  text: string;
}

/** What a visitor searches for, '' when nothing. */
export function queryOf(parameters: URLSearchParams): string {
  return (parameters.get(SEARCH_PARAMETER) ?? '').trim().slice(0, LONGEST_QUERY);
}

/** Areas, then guides, in which every word of the query begins a word. */
export function searchSite(query: string, areas: Neighborhood[], guides: Guide[]): Found[] {
  const words = wordsOf(plainText(query));
  if (words.length === 0) return [];
  const holdsAll = (...texts: string[]) => {
    const text = ` ${plainText(texts.join(' '))}`;
    return words.every((word) => text.includes(` ${word}`));
  };
  return [
    ...areas
      .filter(({ name, tagline, description, keyFeatures, highlights }) =>
        holdsAll(name, tagline, description, ...keyFeatures, ...highlights),
      )
      .map((area) => ({ href: areaPage(area).path, title: area.name, text: area.tagline })),
    ...guides
      .filter(({ title, excerpt, content }) => holdsAll(title, excerpt, content))
      .map((guide) => ({ href: guideArticle(guide).path, title: guide.title, text: guide.excerpt })),
  ];
}
