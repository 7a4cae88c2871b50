import { expect, type Page } from '@playwright/test';
import { MIN_FORM_MS, TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import { test } from './mailed-site.ts';

async function fill(page: Page, lastName: string, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Jordan');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('I am interested in').selectOption('valuation');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

// In one worker, because each would start its own site.
test.describe.configure({ mode: 'default' });

test('a visitor’s message reaches the agent by e-mail, with its token and unmarked, with the visitor as reply address', async ({
  page,
  mail,
}) => {
  await page.clock.install();
  const token = page.waitForResponse('**/api/form-token');
  await page.goto('/contact');
  const issued = ((await (await token).json()) as { token: string }).token;
  await fill(page, 'O’Reyes', 'jordan@example.com');
  await page.getByLabel('Phone').fill('(704) 555-0199');
  await page.getByRole('textbox', { name: 'Message' }).fill('What is <our> bungalow worth?');
  await page.clock.fastForward(MIN_FORM_MS);
  const posted = page.waitForRequest('**/api/leads');
  await send(page);
  expect((await posted).postDataJSON()).toMatchObject({ formToken: issued, [TRAP_FIELD]: '' });
  await expect(page.getByText('Thank you for reaching out!').first()).toBeVisible();

  const own = () => mail.mails.find(({ text }) => text?.includes('bungalow'));
  await expect.poll(own).toBeDefined();
  const received = own();
  expect(received?.subject).toBe('New lead: Jordan O’Reyes, Getting a home valuation');
  expect(received?.to?.[0]?.address).toBe('avery@stone.example');
  expect(received?.replyTo?.[0]).toEqual({ name: 'Jordan O’Reyes', address: 'jordan@example.com' });
  for (const body of [received?.text, received?.html]) {
    expect(body).toContain('Getting a home valuation');
    expect(body).toContain('(704) 555-0199');
  }
  expect(received?.text).toContain('What is <our> bungalow worth?');
  expect(received?.html).toContain('What is &lt;our&gt; bungalow worth?');
});

test('the honeypot field is hidden from sight, keyboard and screen readers; a bot that fills it in is thanked like everybody, and marked', async ({
  page,
  mail,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const traps = page.locator(`[name=${TRAP_FIELD}]`);
  await test.step('it is hidden', async () => {
    const trap = traps.first();
    await expect(trap).not.toBeInViewport();
    await expect(page.locator('form').first()).not.toMatchAriaSnapshot('- textbox "Leave this empty"');
    await page.getByLabel('First name').focus();
    for (let step = 0; step < 12; step += 1) {
      expect(await trap.evaluate((field) => field === document.activeElement)).toBe(false);
      await page.keyboard.press('Tab');
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
  await fill(page, 'filler', 'filler@example.com');
  for (const trap of await traps.all()) await trap.evaluate((field: HTMLInputElement) => (field.value = 'x'));
  // Slowly, since haste alone would mark it too.
  await page.clock.fastForward(MIN_FORM_MS);
  await send(page);
  await expect(page.getByText('Thank you for reaching out!').first()).toBeVisible();
  await expect
    .poll(() => mail.mails.map(({ subject }) => subject))
    .toContain('Possible spam? New lead: Jordan filler, Getting a home valuation');
});

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
