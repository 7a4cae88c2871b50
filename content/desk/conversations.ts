/** Chats with the assistant, and what it could not answer. */
export const conversationsWords = {
  title: 'Conversations',
  lede: 'What visitors asked the assistant in the last 30 days.',
  none: {
    title: 'No conversations yet.',
    note: 'When a visitor writes to the assistant, the chat appears here.',
  },
  choose: {
    title: 'Choose a conversation.',
    note: 'You can read every chat with what each answer was made of.',
  },
  views: { label: 'View', all: 'All chats', questions: 'Questions' },
  visitor: (id: string) => `Visitor ${id}`,
  statuses: { assistant: 'Assistant', waiting: 'Waiting', joined: 'Joined' },
  more: 'Show older ones',
  messages: 'Messages',
  roles: { user: 'Visitor', assistant: 'Assistant', agent: 'You' },
  days: { today: 'Today', yesterday: 'Yesterday' },
};

export const questionsWords = {
  title: 'Unanswered questions',
  note: 'What the assistant could not answer from what you have published.',
  asked: (count: number, when: string) =>
    count === 1 ? `Asked once, ${when}` : `Asked ${count} times, last ${when}`,
  none: 'Everything was answered.',
  write: 'Write an answer',
  writeTo: (question: string) => ` to “${question}”`,
  when: (days: number, weekday: string, date: string) => {
    if (days === 0) return 'today';
    if (days === 1) return 'yesterday';
    return days < 7 ? weekday : date;
  },
};
