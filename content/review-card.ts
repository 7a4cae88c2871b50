/** Words of a review, wherever it is shown. */
export const reviewCard = {
  stars: (rating: number) => `${rating} out of 5 stars`,
  readMore: 'Read More',
  readLess: 'Read Less',
  ellipsis: '…',
  fullText: (name: string) => `Full review by ${name}`,
  sampleTag: 'sample text',
  verified: 'Verified',
};
