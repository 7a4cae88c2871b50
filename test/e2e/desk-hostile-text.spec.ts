import type { Page } from '@playwright/test';
import { sendLead } from '../desk-account.ts';
import { SCRIPTS } from '../faults/hostile-texts.ts';
import { openLead } from './desk.ts';
import { expect, test } from './desk-site.ts';

/** Of each field's maximum length, without a line break opportunity. */
const ENDLESS = 'W'.repeat(100);

const fieldsOf = (text: string, index: number) => ({
  firstName: text.slice(0, 100),
  lastName: text.slice(0, 100),
  email: `hostile${index}@example.com`,
  phone: '(704) 555-0118',
  neighborhoods: text,
  message: `${text} ${'long '.repeat(200)}`,
});

/** Elements that could only come from text interpreted as HTML. */
const foreign = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter(
          (element) =>
            /^(script|iframe|object|embed|math|base|meta|style|video|marquee)$/i.test(element.tagName) ||
            element.getAttributeNames().some((name) => /^on/i.test(name)) ||
            /^\s*javascript:/i.test(element.getAttribute('href') ?? ''),
        )
        .map((element) => element.outerHTML.slice(0, 100)),
    );

test('hostile and very long text in every field of a lead stays text at the desk and breaks no page', async ({
  page,
  deskSite,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
  const texts = [
    ...SCRIPTS.filter((_, index) => index % 4 === 0),
    ENDLESS,
    '\u202eelpmaxe \u{1F3E1}'.repeat(6),
  ];
  let newest = '';
  for (const [index, text] of texts.entries()) newest = await sendLead(deskSite, fieldsOf(text, index));
  for (const kind of ['notes', 'replies'])
    await page.request.post(`/api/desk/leads/${newest}/${kind}`, {
      data: { text: `${SCRIPTS[0]} ${ENDLESS}` },
      headers: { origin: deskSite.url },
    });
  const query = '/api/desk/leads?by=person&q=hostile';
  const { leads } = await (await page.request.get(query)).json();
  expect(leads).toHaveLength(texts.length);
  await page.goto('/desk/leads?q=hostile');
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('link')).toHaveCount(texts.length);
  await expectNoOverflow(page, 'the inbox');
  for (const { id, firstName } of leads) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(id));
    const heading = page.getByRole('heading').filter({ hasText: firstName.trim().slice(0, 40) });
    await expect(heading.first()).toBeVisible();
    await expectNoOverflow(page, firstName);
  }
});

test('a very long name fits a dialog, and a right-to-left message begins at the right', async ({
  page,
  deskSite,
}) => {
  const message = 'مرحبا، نريد أن نبيع بيتنا في الربيع. The house is in Dilworth.';
  await page.setViewportSize({ width: 360, height: 780 });
  await openLead(page, deskSite, ENDLESS, { lastName: 'W', email: 'endless@example.com', message });
  const said = page.getByRole('article').getByText(message).first();
  const gap = await said.evaluate((element) => {
    const words = document.createRange();
    const text = element.firstChild as Text;
    words.setStart(text, text.data.indexOf('مرحبا'));
    words.setEnd(text, text.data.indexOf('،'));
    return element.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(20);
  await page.getByRole('button', { name: 'Erase' }).click();
  const over = await page.getByRole('dialog').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
});

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await foreign(page), `${where} at ${width}`).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
}
