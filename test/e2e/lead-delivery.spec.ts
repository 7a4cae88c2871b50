import { expect } from '@playwright/test';
import { test } from './mailed-site.ts';

test('a visitor’s message from the browser reaches the agent by e-mail, with the visitor as reply address', async ({
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

  const own = () => mail.mails.find(({ text }) => text?.includes('bungalow'));
  await expect.poll(own).toBeDefined();
  const received = own();
  expect(received?.to?.[0]?.address).toBe('avery@stone.example');
  expect(received?.replyTo?.[0]).toEqual({ name: 'Jordan O’Reyes', address: 'jordan@example.com' });
  for (const body of [received?.text, received?.html]) {
    expect(body).toContain('Getting a home valuation');
    expect(body).toContain('(704) 555-0199');
  }
  expect(received?.text).toContain('What is <our> bungalow worth?');
  expect(received?.html).toContain('What is &lt;our&gt; bungalow worth?');
});
