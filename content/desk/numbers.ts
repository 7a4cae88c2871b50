import { inWords } from './leads.ts';

/** The statistics page. */
export const numbersWords = {
  title: 'Numbers',
  lede: 'Spam is left out, except in “What became of them”.',
  period: 'Period',
  periods: { 4: '4 weeks', 12: '12 weeks', 52: 'Year' },
  median: 'Median time to first reply',
  p90: (span: string) => `Of those you answered, nine in ten heard from you within ${span}.`,
  noReply: 'Nobody was answered in this time.',
  four: { answered: 'Answered', waiting: 'People waiting', late: 'Waiting too long', leads: 'Leads' },
  weeks: {
    title: 'Leads by week',
    note: (total: number, weeks: number, best: string) =>
      total === 0
        ? `None in ${inWords(weeks)} weeks.`
        : `${total.toLocaleString('en-US')} in ${inWords(weeks)} weeks, most in the week of ${best}.`,
    spoken: (values: string) => `Leads by week: ${values}`,
    week: 'Week of',
    leads: 'Leads',
    table: 'Show as a table',
  },
  sources: {
    title: 'Where they come from',
    note: 'The campaign or the form that brought them.',
    names: new Map([['website', 'The site itself']]),
  },
  pages: {
    title: 'On which page',
    note: 'Where the form or the chat stood.',
    unknown: 'Not told',
  },
  none: 'None yet.',
  funnel: {
    title: 'From reading to sending',
    note: 'How far visitors came, counted without cookies.',
    steps: {
      contact: {
        seen: 'Saw the contact form',
        started: 'Began the contact form',
        sent: 'Sent the contact form',
      },
      seller: {
        seen: 'Saw the seller’s guide form',
        started: 'Began the seller’s guide form',
        sent: 'Asked for the seller’s guide',
      },
    },
    of: (share: number) => `${share}% of those`,
  },
  outcomes: { title: 'What became of them', note: 'Every lead of this time, spam too, by its status now.' },
};
