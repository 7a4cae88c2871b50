import { agentAtFirm, agentName, firm } from './agent.ts';
import { outbound } from './navigation.ts';

export const reviewsPage = {
  meta: {
    title: `Reviews | ${agentAtFirm}`,
    description: `What buyers and sellers say about working with ${agentName} of ${firm.name}: 5.0 out of 5, based on 559 Google Reviews.`,
  },
  title: 'Reviews',
  lede: 'What buyers and sellers say once the boxes are unpacked.',
  summary: {
    label: 'Google rating',
    outOf: 'out of 5',
    basedOn: (count: number) => `Based on ${count} Google Reviews`,
  },
  gridLabel: 'Client reviews',
  verified: 'Verified',
  verifiedHint: 'Published on Google',
  sampleTag: 'Sample text',
  sampleNote:
    'The reviews on this page are sample texts that show the layout. Published reviews take their place, word for word, with their source.',
  stars: (rating: number) => `${rating} out of 5 stars`,
  readMore: 'Read More',
  readLess: 'Read Less',
  contact: { label: 'Start a conversation', link: '#contact' },
  readOnGoogle: { label: 'Read all reviews on Google', link: outbound.googleReviews },
};
