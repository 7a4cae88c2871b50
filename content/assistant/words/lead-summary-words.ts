import type { SummaryWords } from '#domain/chat/lead/lead-summary.ts';

/** The message of a lead taken in the chat, as the agent reads it. */
export const leadSummaryWords: SummaryWords = {
  heading: 'Taken in the website chat.',
  wish: 'Asked for:',
  question: 'Question left for you:',
  reach: 'How and when to reach them:',
  complaint: 'COMPLAINT:',
  said: 'What the visitor wrote:',
};
