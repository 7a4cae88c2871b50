export const chatPanel = {
  open: 'Open chat',
  bubble: 'Ask a question',
  close: 'Close chat',
  dialogLabel: (agent: string) => `Chat with ${agent}'s assistant`,
  /** Shown before the firm and the license. */
  role: 'Assistant',
  logLabel: 'Conversation',
  /** Shown before the first message: first substantial contact (21 NCAC 58A .0104(c)). */
  caution:
    'Before you share anything you would not want a seller or buyer to know, we need to review an agency disclosure together.',
  greeting: (agent: string) =>
    `Hello. I'm an automated assistant for ${agent}. Ask about a neighborhood, a price range or selling your home.`,
  suggestionsLabel: 'Questions to start with',
  suggestions: [
    'Which neighborhoods are on the Blue Line?',
    'What is the median price in Plaza Midwood?',
    'How does selling a home here work?',
    'What is a due diligence fee?',
  ],
  messageLabel: 'Message',
  placeholder: 'Write a message',
  send: 'Send message',
  hint: 'Enter sends. Shift and Enter makes a new line.',
  tooLong: 'Shorten the message to 1,000 characters.',
  typing: 'Typing',
  you: 'You',
  assistant: 'Assistant',
  linksLabel: 'More about this',
  /** Above the questions suggested by an answer. */
  didYouMean: 'Did you mean',
  failure: (agent: string) =>
    `I'm having trouble connecting right now. For immediate assistance, please call ${agent} directly or fill out the contact form.`,
  /** Below a failure: the answer that did not arrive might have been this. */
  ifInDanger: 'In danger right now, call 911. If you do not want to live, call or text 988.',
  call: 'Call',
  contactForm: { label: 'Contact form', link: '/#contact' },
};
