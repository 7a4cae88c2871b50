import type { APIRequestContext, Page } from '@playwright/test';
import { hydrated } from './contact-form.ts';
import { decideCookies } from './frame-page.ts';
import { expect, test } from './site.ts';

const interest = (page: Page) => page.getByLabel('I am interested in');
const places = (page: Page) => page.getByLabel('Neighborhoods');
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Follows the first link with these words from a page, as a browser without JavaScript. @returns the HTML */
async function follow(request: APIRequestContext, from: string, words: RegExp): Promise<string> {
  const html = await (await request.get(from)).text();
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  const [, href = ''] = links.find(([, , inner = '']) => words.test(inner.replace(/<[^>]+>/g, ''))) ?? [];
  return await (await request.get(href.replaceAll('&amp;', '&'))).text();
}

for (const { words, from, values } of [
  {
    words: /^\s*Schedule a Tour/,
    from: '/neighborhoods/plaza-midwood',
    values: ['buying', 'Plaza Midwood', 'I would like to tour Plaza Midwood.'],
  },
  {
    words: /^\s*Get Market Report/,
    from: '/neighborhoods/noda',
    values: ['exploring', 'NoDa', 'Please send me the market report for NoDa.'],
  },
  {
    words: /^\s*Request a tour.*27 Awning Avenue/,
    from: '/compare?homes=sample-01,sample-05',
    values: ['buying', 'Plaza Midwood', 'I would like to see 27 Awning Avenue.'],
  },
  {
    words: /^\s*Contact Avery/,
    from: '/guides/a-day-in-myers-park',
    values: [undefined, 'Myers Park', ''],
  },
])
  test(`the link ${words} of ${from} opens the prefilled form, also without JavaScript`, async ({
    request,
  }) => {
    const html = await follow(request, from, words);
    expect(html).toMatch(/<h\d[^>]*>Get In Touch<\/h\d>/);
    const form = html.slice(html.indexOf('<form', html.indexOf('id="contact"')));
    const [, interest] = /<option[^>]*\svalue="([^"]*)"[^>]*\sselected/.exec(form) ?? [];
    const [field = ''] = /<input[^>]*\sname="neighborhoods"[^>]*>/.exec(form) ?? [];
    const [, neighborhoods] = /\svalue="([^"]*)"/.exec(field) ?? [];
    const [, message] = /<textarea[^>]*\sname="message"[^>]*>([^<]*)</.exec(form) ?? [];
    expect([interest, neighborhoods, message]).toEqual(values);
  });

test('input from before hydration is kept, prefilled or typed, and a prefilled form is blank after sending', async ({
  page,
}) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await decideCookies(page);
  await page.goto('/contact?interest=valuation&neighborhood=Myers%20Park', { waitUntil: 'commit' });
  await message(page).fill('Two bedrooms, please.');
  await page.getByLabel('First name').fill('Jordan');
  typed.resolve();
  await hydrated(page);
  await expect(message(page)).toHaveValue('Two bedrooms, please.');
  await expect(page.getByLabel('First name')).toHaveValue('Jordan');
  await expect(interest(page)).toHaveValue('valuation');
  await expect(places(page)).toHaveValue('Myers Park');

  await interest(page).selectOption('selling');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill('prefilled@example.com');
  const sent = page.waitForRequest('**/api/leads');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ interest: 'selling', neighborhoods: 'Myers Park' });
  await expect(page.locator('[data-toast="success"]')).toBeVisible();
  for (const label of ['First name', 'Email', 'I am interested in', 'Neighborhoods'])
    await expect(page.getByLabel(label)).toHaveValue('');
});
