import { HOMES_PARAMETER, homesInLink, PAGE_PARAMETER, pageInLink } from '#domain/comparison/compare-link.ts';
import { homesOnPage, pageCount } from '#domain/comparison/home-pages.ts';
import type { Property } from '#domain/listings/property.ts';

/** What an address of /compare asks for. */
export interface ComparePlace {
  /** Ids that the address names: to compare, or ticked on another page of the list. */
  linked: string[];
  /** The address names a page of the list, so that two linked homes are ticked but not yet compared. */
  asksForList: boolean;
  /** Page of the list, from 1, and how many there are. */
  page: number;
  pages: number;
  /** Ids of the homes on that page. */
  listed: string[];
}

/** @param homes all that are for sale */
export function comparePlace(address: URLSearchParams, homes: Property[]): ComparePlace {
  const asked = pageInLink(address.get(PAGE_PARAMETER));
  const pages = pageCount(homes.length);
  const page = Math.min(asked ?? 1, pages);
  return {
    linked: homesInLink(address.getAll(HOMES_PARAMETER)),
    asksForList: asked !== null,
    page,
    pages,
    listed: homesOnPage(homes, page).map(({ id }) => id),
  };
}

/** The homes that a page needs: a visitor does not download the others. */
export function homesOf({ linked, listed }: ComparePlace, homes: Property[]): Property[] {
  const needed = new Set([...listed, ...linked]);
  return homes.filter(({ id }) => needed.has(id));
}

/** In the order of the ids, without those that no home has. */
export function homesNamed(ids: string[], homes: Property[]): Property[] {
  return ids.flatMap((id) => homes.find((home) => home.id === id) ?? []);
}
