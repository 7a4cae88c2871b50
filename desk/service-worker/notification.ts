import { pushWords } from '#content/desk/push.ts';
import type { PushMessage } from '#domain/desk/desk-event.ts';

/** What the phone shows of a message: one notification a lead, which a reminder replaces with a sound of its own. */
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
