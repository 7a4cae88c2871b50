import { pushWords } from '#content/desk/push.ts';
import type { PushMessage } from '#domain/desk/desk-event.ts';

/** Builds the notification for a push message: one per lead; a reminder replaces it and makes a sound again. */
export function notificationOf({ leadId, firstName, interest, isReminder }: PushMessage) {
  const words = isReminder ? pushWords.reminder : pushWords;
  return {
    title: firstName ? words.title(firstName) : words.unnamed,
    options: {
      body: words.body(interest),
      icon: '/icon-192.png',
      tag: leadId,
      renotify: true,
      data: { leadId },
    },
  };
}
