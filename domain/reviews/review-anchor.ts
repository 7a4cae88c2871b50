/** The id of a review's element on its page. */
export const reviewAnchor = (id: number | string): string => `review-${id}`;
