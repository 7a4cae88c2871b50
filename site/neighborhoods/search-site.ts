import { areaPage, guideArticle } from '#content/pages.ts';
import { fold } from '#domain/chat/text/plain-text.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { plainArticle } from '#domain/guides/plain-article.ts';
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
  return (parameters.get(SEARCH_PARAMETER) ?? '').trim().slice(0, LONGEST_QUERY).toWellFormed();
}

/** Areas, then guides, in which every word of the query begins a word. */
export function searchSite(query: string, areas: Neighborhood[], guides: Guide[]): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const holdsAll = (text: string) => words.every((word) => text.includes(` ${word}`));
  return [
    ...areas
      .filter((area) => holdsAll(searchText(area, textOfArea)))
      .map((area) => ({ href: areaPage(area).path, title: area.name, text: area.tagline })),
    ...guides
      .filter((guide) => holdsAll(searchText(guide, textOfGuide)))
      .map((guide) => ({ href: guideArticle(guide).path, title: guide.title, text: guide.excerpt })),
  ];
}

const searchTexts = new WeakMap<object, string>();

/** The words of a record, a space before each. They are read once: a search must not keep other visitors waiting. */
function searchText<T extends object>(record: T, textOf: (record: T) => string): string {
  let text = searchTexts.get(record);
  if (text === undefined) {
    text = ` ${wordsOf(textOf(record)).join(' ')}`;
    searchTexts.set(record, text);
  }
  return text;
}

function textOfArea({ name, tagline, description, keyFeatures, highlights }: Neighborhood): string {
  return [name, tagline, description, ...keyFeatures, ...highlights].join(' ');
}

function textOfGuide({ title, excerpt, content }: Guide): string {
  return [title, excerpt, plainArticle(content)].join(' ');
}

/** Without case, accents, apostrophes and the commas of large numbers. */
function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replace(/'|(?<=\d),(?=\d{3}(?!\d))/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
