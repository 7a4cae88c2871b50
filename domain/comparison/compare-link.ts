import { MAX_COMPARED } from './property-comparison.ts';

/** The query parameter that holds the compared homes. */
export const HOMES_PARAMETER = 'homes';

/** The query parameter that asks for a page of the list. */
export const PAGE_PARAMETER = 'page';

/** A link that shows these homes side by side again: "/compare?homes=a,b". Listing ids hold no commas. */
export function compareLink(propertyIds: string[]): string {
  return `/compare?${HOMES_PARAMETER}=${propertyIds.map(encodeURIComponent).join(',')}`;
}

/**
 * The homes a link names, each once, at most twelve. Also understands the list's form, which a browser without
 * JavaScript sends as `homes=a&homes=b`.
 * @param values every value of the parameter
 */
export function homesInLink(values: string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '').slice(0, MAX_COMPARED);
}

/** The page of the list that an address asks for, from 1; null where it asks for none. */
export function pageInLink(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

/** Where a page of the list stands: "/compare", "/compare?page=2". */
export function listLink(page: number): string {
  return page === 1 ? '/compare' : `/compare?${PAGE_PARAMETER}=${page}`;
}

/** Where a home stands on the page of all homes. */
export function homeAnchor(id: string): string {
  return `home-${id}`;
}
