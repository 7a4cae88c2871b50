import { MAX_COMPARED } from './property-comparison.ts';

/** The query parameter that holds the compared homes. */
export const HOMES_PARAMETER = 'homes';

/** The query parameter with the page number of the list. */
export const PAGE_PARAMETER = 'page';

/** A link to the comparison of these homes: "/compare?homes=a,b". Listing ids hold no commas. */
export function compareLink(propertyIds: string[]): string {
  return `/compare?${HOMES_PARAMETER}=${propertyIds.map(encodeURIComponent).join(',')}`;
}

/**
 * Parses the homes of a link, without duplicates, at most twelve. Also reads `homes=a&homes=b`, which the list's form
 * sends without JavaScript.
 * @param values every value of the parameter
 */
export function homesInLink(values: string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '').slice(0, MAX_COMPARED);
}

/** Parses the page number of the list, from 1; null if there is none. */
export function pageInLink(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

/** The address of a page of the list: "/compare", "/compare?page=2". */
export function listLink(page: number): string {
  return page === 1 ? '/compare' : `/compare?${PAGE_PARAMETER}=${page}`;
}

/** The anchor of a home on the page of all homes. */
export function homeAnchor(id: string): string {
  return `home-${id}`;
}
