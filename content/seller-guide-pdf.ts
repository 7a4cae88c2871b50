import { shippedAgent } from './agent.ts';
import { sellerGuide } from './seller-guide.ts';

/** What the PDF says about itself: its window title, its author and its subject. */
export const guideDocument = {
  title: `The Seller’s Guide: ${sellerGuide.cover.subtitle.join(' ')}`,
  author: shippedAgent.atFirm,
  subject: 'How a home sale works in North Carolina, step by step',
  edition: 'Edition of November 2026',
  /** The moment that the file itself names, so that printing it twice makes the same file. */
  editionDate: '2026-11-01T12:00:00.000Z',
};
