import { expect, test } from 'vitest';
import { notificationOf } from './notification.ts';

test('a reminder replaces its lead’s notification and makes a sound', () => {
  const lead = { leadId: 'porch', firstName: 'Jo', interest: 'buying' };
  const first = notificationOf(lead);
  const reminder = notificationOf({ ...lead, isReminder: true });
  expect(reminder.title).not.toBe(first.title);
  expect(reminder.options).toMatchObject({ tag: first.options.tag, renotify: true });
});
