import { expect } from '@playwright/test';
import { askInChat, openChatOn } from './chat-page.ts';
import { test } from './mailed-site.ts';

test('a lead taken in the chat reaches the agent with the conversation and the open question', async ({
  page,
  mail,
}) => {
  await openChatOn(page, '/neighborhoods/noda');
  await askInChat(page, 'What is the median price in NoDa?');
  const offer = await askInChat(page, 'Can <b>marmalade</b> outlast a comet?');
  expect(offer).toMatch(/name and an email or phone number/);
  await askInChat(page, 'yes please');
  await askInChat(page, 'Jordan O’Reyes');
  expect(await askInChat(page, 'jordan.chat@example.com')).toMatch(/answer you by email/);
  expect(await askInChat(page, 'send it')).toMatch(/within 24 hours/);

  const own = () => mail.mails.find(({ replyTo }) => replyTo?.[0]?.address === 'jordan.chat@example.com');
  await expect.poll(own).toBeDefined();
  const received = own();
  expect(received?.to?.[0]?.address).toBe('avery@stone.example');
  expect(received?.replyTo?.[0]?.name).toBe('Jordan O’Reyes');
  expect(received?.text).toContain('Taken in the website chat.');
  expect(received?.text).toContain('Question left for you: Can <b>marmalade</b> outlast a comet?');
  expect(received?.text).toContain('- What is the median price in NoDa?');
  expect(received?.html).toContain('&lt;b&gt;marmalade&lt;/b&gt;');
  expect(received?.text).toContain('/neighborhoods/noda');
});
