import { test as base, expect } from '@playwright/test';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';

const test = base.extend<object, { mail: MailServer; site: RunningServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const env = { SMTP_URL: mail.url, AGENT_EMAIL: 'avery@stone.example' };
      const server = await startBuiltServer({ env });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test('what a visitor writes in the browser reaches the agent by e-mail, ready to be answered', async ({
  page,
  mail,
}) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('Last name').fill('O’Reyes');
  await page.getByLabel('Email').fill('jordan@example.com');
  await page.getByLabel('Phone').fill('(704) 555-0199');
  await page.getByLabel('I am interested in').selectOption('valuation');
  await page.getByRole('textbox', { name: 'Message' }).fill('What is <our> bungalow worth?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for reaching out!').first()).toBeVisible();

  await expect.poll(() => mail.mails.length).toBe(1);
  const [received] = mail.mails;
  expect(received?.to?.[0]?.address).toBe('avery@stone.example');
  expect(received?.replyTo?.[0]).toEqual({ name: 'Jordan O’Reyes', address: 'jordan@example.com' });
  for (const body of [received?.text, received?.html]) {
    expect(body).toContain('Getting a home valuation');
    expect(body).toContain('(704) 555-0199');
  }
  expect(received?.text).toContain('What is <our> bungalow worth?');
  expect(received?.html).toContain('What is &lt;our&gt; bungalow worth?');
});
