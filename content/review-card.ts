/** Words of a review, wherever it is shown. */
export const reviewCard = {
  /** The placeholder is replaced by the number of stars. */
  stars: '{rating} out of 5 stars',
  readMore: 'Read More',
  readLess: 'Read Less',
  ellipsis: '…',
  fullText: (name: string) => `Full review by ${name}`,
  sampleTag: 'sample text',
  verified: 'Verified',
};
