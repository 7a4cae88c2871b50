import { HOMES_PARAMETER, homesInLink, PAGE_PARAMETER, pageInLink } from '#domain/comparison/compare-link.ts';
import { homesOnPage, pageCount } from '#domain/comparison/home-pages.ts';
import type { Property } from '#domain/listings/property.ts';

/** A parsed address of /compare. */
export interface ComparePlace {
  /** Ids in the address: homes to compare, or homes checked on another page of the list. */
  linked: string[];
  /** The address requests a page of the list, so two linked homes are checked but not compared yet. */
  requestsList: boolean;
  /** The current page of the list, from 1, and the number of pages. */
  page: number;
  pages: number;
  /** Ids of the homes on that page. */
  listed: string[];
}

/** @param homes all homes for sale */
export function comparePlace(address: URLSearchParams, homes: Property[]): ComparePlace {
  const asked = pageInLink(address.get(PAGE_PARAMETER));
  const pages = pageCount(homes.length);
  const page = Math.min(asked ?? 1, pages);
  return {
    linked: homesInLink(address.getAll(HOMES_PARAMETER)),
    requestsList: asked !== null,
    page,
    pages,
    listed: homesOnPage(homes, page).map(({ id }) => id),
  };
}

/** The homes that a page shows, so that a visitor does not download the others. */
export function homesForPage({ linked, listed }: ComparePlace, homes: Property[]): Property[] {
  const needed = new Set([...listed, ...linked]);
  return homes.filter(({ id }) => needed.has(id));
}

/** Homes in the order of the ids; unknown ids are skipped. */
export function homesByIds(ids: string[], homes: Property[]): Property[] {
  return ids.flatMap((id) => homes.find((home) => home.id === id) ?? []);
}
