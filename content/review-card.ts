/** Words of one review, wherever it stands. */
export const reviewCard = {
  /** The place of the number is filled by the stars. */
  stars: '{rating} out of 5 stars',
  readMore: 'Read More',
  readLess: 'Read Less',
  ellipsis: '…',
  fullText: (name: string) => `Full review by ${name}`,
  sampleTag: 'sample text',
  verified: 'Verified',
};
