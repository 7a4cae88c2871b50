/** Eight rows of three, or twelve of two. */
const HOMES_PER_PAGE = 24;

/** How many pages a list of homes takes; an empty one takes a page too. */
export function pagesFor(homeCount: number): number {
  return Math.max(1, Math.ceil(homeCount / HOMES_PER_PAGE));
}

/** @param page from 1 */
export function homesOnPage<Home>(homes: Home[], page: number): Home[] {
  return homes.slice((page - 1) * HOMES_PER_PAGE, page * HOMES_PER_PAGE);
}

/** The page that a home stands on, from 1; the first for one that is not in the list. */
export function pageOfHome(homes: { id: string }[], id: string): number {
  const place = homes.findIndex((home) => home.id === id);
  return Math.floor(Math.max(place, 0) / HOMES_PER_PAGE) + 1;
}
