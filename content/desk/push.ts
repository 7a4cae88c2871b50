/** A notification on a phone: nothing that a lock screen may not show. */
export const pushWords = {
  title: (firstName: string) => `${firstName} is waiting for you`,
  unnamed: 'Somebody is waiting for you',
  body: (interest: string) => (interest ? `New lead: ${interest}` : 'New lead'),
};

/** What stands where the desk would, without a connection. */
export const offlineWords = {
  title: 'You are offline',
  note: 'Leads are kept on the server, not on this device. They are here again when you have a connection.',
  again: 'Try again',
};
