/** Where a review stands on its page. */
export const reviewAnchor = (id: number | string): string => `review-${id}`;
