import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';

export const guidePage = {
  featured: 'Featured Guide',
  updated: 'Updated',
  contentsLabel: 'In this guide',
  /** The accessible name of a table that scrolls and has no caption. */
  tableLabel: 'Table',
  backHome: { label: 'Back to Home', link: '/' },
  closing: {
    /** With the neighborhood's name if the guide is about one. */
    titleFor: (name: string) => `Thinking of a move to ${name}?`,
    title: 'Thinking of a move?',
    contact: (firstName: string) => `Contact ${firstName}`,
    image: 'dilworth',
    /** For the guide whose own picture is the one above. */
    otherImage: 'plaza-midwood',
  },
};

export const guideNotFound = {
  meta: {
    title: `Guide Not Found | ${agent.atFirm}`,
    description: `No guide stands at this address. ${agent.atFirm}.`,
  },
  title: 'Guide Not Found',
  text: "The guide you're looking for doesn't exist.",
  backHome: { label: 'Back to Home', link: '/' },
  others: 'Guides to read instead',
};

/** The guide shown if no record can be loaded (spec, section 2). */
export const BUILT_IN_GUIDE_SLUG = 'a-day-in-myers-park';
