import { areaPage, guideArticle } from '#content/pages.ts';
import { fold } from '#domain/chat/text/plain-text.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { plainArticle } from '#domain/guides/plain-article.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

/** The query parameter of the neighborhood guide's search. */
export const SEARCH_PARAMETER = 'q';

/** The maximum length of a query. */
export const MAX_QUERY_LENGTH = 80;

export interface SearchResult {
  href: string;
  title: string;
  text: string;
}

/** The visitor's search query; '' if there is none. */
export function queryOf(parameters: URLSearchParams): string {
  return (parameters.get(SEARCH_PARAMETER) ?? '').trim().slice(0, MAX_QUERY_LENGTH).toWellFormed();
}

/** Neighborhoods, then guides, in which every word of the query is the start of a word. */
export function searchSite(query: string, areas: Neighborhood[], guides: Guide[]): SearchResult[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const matchesAll = (text: string) => words.every((word) => text.includes(` ${word}`));
  return [
    ...areas
      .filter((area) => matchesAll(searchText(area, textOfArea)))
      .map((area) => ({ href: areaPage(area).path, title: area.name, text: area.tagline })),
    ...guides
      .filter((guide) => matchesAll(searchText(guide, textOfGuide)))
      .map((guide) => ({ href: guideArticle(guide).path, title: guide.title, text: guide.excerpt })),
  ];
}

const searchTexts = new WeakMap<object, string>();

/** The words of a record, each preceded by a space. Cached, so that searches do not block other requests. */
function searchText<T extends object>(record: T, textOf: (record: T) => string): string {
  let text = searchTexts.get(record);
  if (text === undefined) {
    text = ` ${wordsOf(textOf(record)).join(' ')}`;
    searchTexts.set(record, text);
  }
  return text;
}

function textOfArea(area: Neighborhood): string {
  const { name, alsoCalled, tagline, description, keyFeatures, highlights } = area;
  return [name, ...alsoCalled, tagline, description, ...keyFeatures, ...highlights].join(' ');
}

function textOfGuide({ title, excerpt, content }: Guide): string {
  return [title, excerpt, plainArticle(content)].join(' ');
}

/** Normalizes case and accents, and removes apostrophes and thousands separators. */
function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replace(/'|(?<=\d),(?=\d{3}(?!\d))/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
