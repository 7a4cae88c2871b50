import type { LeadFilter, LeadStatus } from '#domain/desk/lead-inbox.ts';
import type { Interest } from '#domain/leads/lead.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "five", "24" */
export const inWords = (count: number): string => NUMBERS[count] ?? count.toLocaleString('en-US');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  'in-touch': 'In touch',
  client: 'Client',
  closed: 'Closed',
  'not-a-fit': 'Not a fit',
  spam: 'Spam',
};

/** What a person wants, in the list. */
export const interestWords: Record<Interest, string> = {
  buying: 'Buying',
  selling: 'Selling',
  both: 'Buying and selling',
  valuation: 'Valuation',
  exploring: 'Exploring',
};

/** The inbox. */
export const leadsWords = {
  title: 'Leads',
  search: 'Search leads',
  waiting: (count: number) =>
    count === 1 ? 'One person is waiting' : `${capital(inWords(count))} people are waiting`,
  late: (count: number) => `${inWords(count)} too long.`,
  nobody: 'Nobody is waiting.',
  dark: 'Every window is dark.',
  next: (first: string, then: string) => (then ? `Next: ${first}, then ${then}.` : `Next: ${first}.`),
  nextOne: (name: string, time: string) => `${name}, by ${time}`,
  due: (time: string) => `Reminder ${time}`,
  reminders: (count: number) =>
    count === 1 ? 'One reminder is due.' : `${capital(inWords(count))} reminders are due.`,
  statuses: 'Show',
  all: 'All',
  which: 'Which leads',
  everyone: 'Everyone',
  filters: {
    'needs-reply': 'Needs an answer',
    overdue: 'Overdue',
    mine: 'Mine',
    unread: 'Unread',
    snoozed: 'Snoozed',
    due: 'Reminder due',
  } satisfies Record<LeadFilter, string>,
  from: 'Came from',
  anywhere: 'Anywhere',
  list: 'Leads',
  unread: 'Unread',
  windows: { dark: '', lit: 'Waiting for you', late: 'Waiting too long' },
  earlier: 'An earlier request',
  seller: 'Selling',
  guide: 'Asked for the seller’s guide.',
  spam: 'Looks like spam',
  others: (count: number) => (count === 1 ? 'and one more request' : `and ${inWords(count)} more requests`),
  days: { today: 'Today', yesterday: 'Yesterday' },
  minutesAgo: (minutes: number) => (minutes < 1 ? 'just now' : `${minutes} min ago`),
  empty: {
    title: 'No leads yet.',
    note: 'When somebody writes through the site, asks for the seller’s guide or leaves a number in the chat, it appears here and the 24-hour clock starts.',
    test: 'Send yourself a test lead',
  },
  none: {
    title: (q: string) => `No lead matches “${q}”.`,
    plain: 'No leads here.',
    note: 'Search looks at names, addresses, numbers and messages.',
    noteWithoutSpam: 'Search looks at names, addresses, numbers and messages. Spam is left out.',
    plainNote: 'Nothing fits what you chose above.',
    clear: 'Clear the search',
    clearChoice: 'Show all leads',
  },
  pane: {
    title: 'The porch light is on.',
    note: 'A window lights up for each person who is waiting for you.',
  },
  choose: 'Choose several',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  choice: (name: string) => `Choose ${name}`,
  markSpam: 'Mark as spam',
  cancel: 'Cancel',
  marked: (count: number) =>
    count === 1 ? 'One lead is marked as spam' : `${count} leads are marked as spam`,
  unmarked: (count: number) =>
    count === 1
      ? 'One lead could not be marked; try it again'
      : `${count} leads could not be marked; try them again`,
  stillMarked: (count: number) =>
    count === 1 ? 'One lead is still marked as spam' : `${count} leads are still marked as spam`,
};

/** The 24-hour reply clock. */
export const clockWords = {
  by: (time: string) => `Reply by ${time}`,
  within: (span: string) => `Reply in ${span}`,
  overdue: (span: string) => `Overdue by ${span}`,
  answered: (span: string) => `Answered in ${span}`,
  stopped: (status: string) => `${status}, no clock`,
  snoozed: (time: string) => `Back ${time}`,
  span: (hours: number, minutes: number) => {
    if (hours === 0) return `${minutes} min`;
    return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
  },
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
};
