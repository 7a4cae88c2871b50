import type { Interest } from '../../leads/lead.ts';
import type { LeadWish } from './lead-talk.ts';

export const interestOf: Record<LeadWish, Interest> = {
  tour: 'buying',
  buying: 'buying',
  selling: 'selling',
  valuation: 'valuation',
  both: 'both',
  contact: 'exploring',
  question: 'exploring',
  complaint: 'exploring',
  fault: 'exploring',
};

/** Code points of the longest summary; the form takes 5,000. */
const LONGEST_SUMMARY = 4_500;

export interface SummaryWords {
  heading: string;
  wish: string;
  question: string;
  complaint: string;
  said: string;
}

/**
 * The agent's summary of a chat: the request, the unanswered question and the visitor's messages. Messages that the guard
 * declined are left out, so that no record contains a protected trait.
 */
export function leadSummary(
  words: SummaryWords,
  { wish, name, question }: { wish: LeadWish; name: string; question: string },
  said: readonly string[],
): string {
  const isFirst = wish === 'complaint' || wish === 'fault';
  const lines = said.map((message) => `- ${message.replace(/\s+/g, ' ').trim()}`);
  const parts = [
    isFirst && `${words.complaint} ${question}`,
    words.heading,
    `${words.wish} ${name}`,
    !isFirst && question && `${words.question} ${question}`,
    lines.length > 0 ? words.said : '',
    ...lines,
  ];
  return [...parts.filter(Boolean).join('\n')].slice(0, LONGEST_SUMMARY).join('');
}
