import { expect, test } from 'vitest';
import { notificationOf } from './notification.ts';

test('a reminder takes the place of the notification of its lead, and is heard', () => {
  const lead = { leadId: 'porch', firstName: 'Jo', interest: 'buying' };
  const first = notificationOf(lead);
  const reminder = notificationOf({ ...lead, isReminder: true });
  expect(reminder.title).not.toBe(first.title);
  expect(reminder.options).toMatchObject({ tag: first.options.tag, renotify: true });
});
