import { expect } from '@playwright/test';
import { test } from './mailed-site.ts';

test('a lead taken in the chat reaches the agent with the conversation and the open question', async ({
  request,
  mail,
  baseURL,
}) => {
  const ask = async (message: string) => {
    const answer = await request.post('/api/chat', {
      data: { sessionId: 'a-lead', message },
      headers: { referer: `${baseURL}/neighborhoods/noda` },
    });
    const { messages } = await answer.json();
    return messages.at(-1).content;
  };
  await ask('What is the median price in NoDa?');
  const offer = await ask('Can <b>marmalade</b> outlast a comet?');
  expect(offer).toMatch(/name and an email or phone number/);
  await ask('yes please');
  await ask('Jordan O’Reyes');
  expect(await ask('jordan.chat@example.com')).toMatch(/answer you by email/);
  expect(await ask('send it')).toMatch(/within 24 hours/);

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
