/** Push notifications: nothing too private for a lock screen. */
export const pushWords = {
  title: (firstName: string) => `${firstName} is waiting for you`,
  unnamed: 'Somebody is waiting for you',
  reminder: {
    title: (firstName: string) => `Reminder: ${firstName}`,
    unnamed: 'A reminder from your desk',
    body: (interest: string) =>
      interest ? `You wanted to come back to this: ${interest}` : 'You wanted to come back to this',
  },
  body: (interest: string) => (interest ? `New lead: ${interest}` : 'New lead'),
};

/** The offline page. */
export const offlineWords = {
  title: 'You are offline',
  note: 'Leads are kept on the server, not on this device. They are here again when you have a connection.',
  again: 'Try again',
};
