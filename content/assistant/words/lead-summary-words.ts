import type { SummaryWords } from '#domain/chat/lead/lead-summary.ts';

/** Words of the agent's summary of a chat lead. */
export const leadSummaryWords: SummaryWords = {
  heading: 'Taken in the website chat.',
  wish: 'Asked for:',
  question: 'Question left for you:',
  complaint: 'COMPLAINT:',
  said: 'What the visitor wrote:',
};
