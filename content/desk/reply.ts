import type { Me } from '#domain/desk/people.ts';

/** The reply composer. */
export const replyWords = {
  label: 'Reply',
  to: (email: string) => `by email to ${email}`,
  placeholder: (name: string) =>
    `Write to ${name.replace(/\.$/, '')}. Your name, firm and license go under it.`,
  send: 'Send reply',
  sending: 'Sending',
  templates: 'Use a saved reply',
  templatesTitle: 'Saved replies',
  templatesNote: 'It goes into the reply, and you can change it before it leaves.',
  empty: 'Write something first.',
  tooLong: 'Shorten it to 10,000 characters, or send two.',
  sent: (name: string) => `Reply to ${name} leaves in ten seconds`,
  sentNote: 'After that it cannot be taken back.',
  /** After a reload within the ten seconds in which sending can be undone. */
  leaves: (name: string) => `Your reply to ${name} leaves in a moment`,
  /** Below a reply that is being written. */
  meanwhile: (who: string, when: string) => `${who} replied ${when}. It is in the timeline.`,
  tooLate: 'It had left already',
  tooLateNote: 'The reply is in the timeline.',
  takenBack: 'The reply was not sent. It is in the field again.',
  shortcut: '⌘ ↵',
  shortcutElsewhere: 'Ctrl ↵',
};

/** Reply templates: the text between the greeting and the signature. */
export const replyTemplates: readonly { name: string; says: string; signature: 'first-name' | 'firm' }[] = [
  {
    name: 'Thank you, and when I call',
    says: 'Thank you for writing. I have read what you asked and would like to talk it through with you. When is a good time to call?',
    signature: 'first-name',
  },
  {
    name: 'A showing',
    says: 'I would be glad to show it to you. Which of the next days suits you, and is the morning or the afternoon better?',
    signature: 'first-name',
  },
  {
    name: 'What your home is worth',
    says: 'To say what your home would sell for I need to see it: half an hour is enough. When may I come by?',
    signature: 'first-name',
  },
  {
    name: 'The agency disclosure',
    says: "Before we talk about your plans I would like to go through “Working with Real Estate Agents” with you. It is the Real Estate Commission's disclosure and says who works for whom. It takes five minutes.",
    signature: 'firm',
  },
];

/** Fills a template: greets the person by first name, and signs as the agent. */
export const replyFrom = (
  { says, signature }: (typeof replyTemplates)[number],
  firstName: string,
  agent: Me['agent'],
): string =>
  `Hello ${firstName},\n\n${says}\n\n${signature === 'firm' ? `${agent.name}, ${agent.firm}` : agent.firstName}`;
