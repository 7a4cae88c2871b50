/** Fills eight rows of three, or twelve of two. */
const HOMES_PER_PAGE = 24;

/** The number of pages a list of homes needs; an empty list needs one. */
export function pageCount(homeCount: number): number {
  return Math.max(1, Math.ceil(homeCount / HOMES_PER_PAGE));
}

/** @param page from 1 */
export function homesOnPage<Home>(homes: Home[], page: number): Home[] {
  return homes.slice((page - 1) * HOMES_PER_PAGE, page * HOMES_PER_PAGE);
}

/** The page of the list that holds a home, from 1; the first page if the home is not in the list. */
export function pageOfHome(homes: { id: string }[], id: string): number {
  const place = homes.findIndex((home) => home.id === id);
  return Math.floor(Math.max(place, 0) / HOMES_PER_PAGE) + 1;
}
