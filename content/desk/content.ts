import type { ContentKind } from '#domain/desk/content.ts';
import { inWords } from './leads.ts';

/** The kinds of content. */
export const kindWords: Record<ContentKind, { title: string; one: string; note: string }> = {
  agent: {
    title: 'Agent',
    one: 'agent',
    note: 'Your name, portrait, words about you, and how to reach you.',
  },
  claims: {
    title: 'Claims',
    one: 'claim',
    note: 'The figures you advertise with, each with its source and date.',
  },
  neighborhoods: {
    title: 'Neighborhoods',
    one: 'neighborhood',
    note: 'Each is a card, a page and a place on the map.',
  },
  guides: { title: 'Guides', one: 'guide', note: 'Articles for buyers and sellers.' },
  reviews: { title: 'Reviews', one: 'review', note: 'What clients wrote, in their own words.' },
  listings: { title: 'Homes', one: 'home', note: 'Homes for sale, with their photos and open houses.' },
  market: {
    title: 'Market',
    one: 'figure',
    note: 'The headline figures. The charts take a file from Redfin or Zillow.',
  },
  answers: { title: 'Answers', one: 'answer', note: 'What the assistant knows, in your words.' },
  pages: { title: 'Pages', one: 'page', note: 'What search engines and link previews say of each page.' },
};

/** The lists of content. */
export const contentWords = {
  title: 'Content',
  lede: (drafts: number) => {
    if (drafts === 0) return 'Everything the site says.';
    const waiting = inWords(drafts);
    return drafts === 1
      ? 'Everything the site says. One draft is not on the site yet.'
      : `Everything the site says. ${waiting.charAt(0).toUpperCase()}${waiting.slice(1)} drafts are not on the site yet.`;
  },
  search: 'Search content',
  kinds: 'Kinds',
  everything: 'Everything',
  drafts: 'Drafts',
  onlyDrafts: 'Only drafts',
  everyState: 'Show all',
  open: 'Open',
  all: (count: number) => `See all ${count}`,
  in: (kind: string) => ` in ${kind}`,
  add: 'Add',
  importFile: 'Import a file',
  states: {
    published: 'Published',
    draft: 'Draft not published',
    new: 'Never published',
    scheduled: 'Scheduled',
    unpublished: 'Off the site',
  },
  publishes: (when: string) => `Publishes ${when}`,
  origins: { content: 'as shipped', import: 'from a file', desk: 'changed here' },
  shippedChanged: 'The site now ships another text of this',
  by: (when: string, who: string) => (who ? `${when}, by ${who}` : when),
  today: (time: string) => `today, ${time}`,
  none: {
    title: (q: string) => (q ? `Nothing matches “${q}”.` : 'No drafts.'),
    note: 'Search looks at the words of every record.',
    clear: 'Show everything',
  },
  empty: {
    title: 'Nothing here yet.',
    note: 'What you add appears on the site when you publish it.',
  },
};
