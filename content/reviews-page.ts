import { outbound } from './navigation.ts';

export const reviewsPage = {
  title: 'Reviews',
  lede: 'What buyers and sellers say once the boxes are unpacked.',
  summary: {
    label: 'Google rating',
    outOf: 'out of 5',
    basedOn: (count: number) => `Based on ${count} Google Reviews`,
  },
  gridLabel: 'Client reviews',
  sampleTag: 'Sample texts',
  sampleNote:
    'Reviews marked “sample text” only show the layout. Published reviews take their place, word for word, with their source.',
  contact: { label: 'Start a conversation', link: '#contact' },
  readOnGoogle: { label: 'Read all reviews on Google', link: outbound.googleReviews },
};
