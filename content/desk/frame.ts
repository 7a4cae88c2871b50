/** The account with sample data (content/demo.ts). */
export const SAMPLE_OWNER = 'demo@porchlight.example';

/** The frame of every page. */
export const frameWords = {
  standing: (firm: string, license: string) => `${firm} · ${license}`,
  title: (page: string, agent: string) => `${page}, ${agent}’s desk`,
  skip: 'Skip to the page',
  sample: 'Samples',
  navigation: 'Desk',
  pages: {
    leads: 'Leads',
    conversations: 'Conversations',
    content: 'Content',
    numbers: 'Numbers',
    settings: 'Settings',
  },
  waiting: (count: number) => `${count} waiting`,
  account: 'Account',
  roles: { owner: 'Owner of this desk', member: 'Member of this desk' },
  signOut: 'Sign out',
  losing: {
    title: 'Sign out and lose what is not sent?',
    note: 'Something you typed or added on this device has not been sent or saved. Signing out forgets it.',
    cancel: 'Stay signed in',
    goOn: 'Sign out anyway',
  },
  live: {
    fresh: (time: string) => `Up to date, ${time}`,
    lost: 'Reconnecting',
  },
  found: (count: number, isPart: boolean) => (isPart ? `More than ${count} found` : `${count} found`),
  toasts: { undo: 'Undo', close: 'Close' },
  loading: 'Loading',
  away: {
    title: 'This did not load.',
    note: 'The desk could not reach the server. What you typed is kept.',
    again: 'Try again',
  },
  missing: {
    title: 'There is nothing here.',
    note: 'It may have been erased or moved.',
    back: 'Back to leads',
  },
  unsaved: 'That did not reach the server. Nothing was changed; try again.',
  forbidden: 'Only an owner of this desk may do that.',
  gone: 'Somebody was faster: it is gone already.',
};

/** The most common shortcuts, below the list of leads. */
export const keyHintWords = { move: 'move', open: 'open', reply: 'reply', search: 'search', all: 'all keys' };
